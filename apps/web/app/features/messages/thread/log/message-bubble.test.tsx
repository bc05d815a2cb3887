import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MessageText } from './message-bubble.tsx';

const html = (text: string) => renderToStaticMarkup(<MessageText text={text} />);

it('a message links its web addresses, and nothing else', () => {
  const bubble = html('See https://crew.example/a?b=1&c=2, and http://x.example/.');
  expect(bubble).toContain('See <a href="https://crew.example/a?b=1&amp;c=2"');
  expect(bubble).toContain('rel="noopener nofollow ugc"');
  expect(bubble.match(/<a /g)).toHaveLength(2);
  expect(bubble).toMatch(/<\/a>\.<\/bdi>$/);
  const plain = 'javascript:alert(1) data:text/html,x ftp://a.example a@b.example www.c.example';
  expect(html(plain)).toBe(`<bdi>${plain}</bdi>`);
});

it('a message shows markup and direction overrides as harmless text', () => {
  expect(html('<img src=x onerror=alert(1)>')).toBe(
    '<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>',
  );
  expect(html('a\u202eb\u2066c')).toBe('<bdi>abc</bdi>');
});
