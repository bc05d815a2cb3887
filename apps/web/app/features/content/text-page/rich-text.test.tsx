import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { plainText, RichText } from './rich-text.tsx';

const TEXT = 'One **strong** word\nin two lines.\n\n- [Fees](/fees)\n- b\n\n1. first\n2. <b>';

it('a text has paragraphs, lists, links and bold text, and nothing else', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RichText>{TEXT}</RichText>
    </MemoryRouter>,
  );
  expect(html).toBe(
    '<p>One <strong>strong</strong> word in two lines.</p>' +
      '<ul><li><a href="/fees" data-discover="true">Fees</a></li><li>b</li></ul>' +
      '<ol><li>first</li><li>&lt;b&gt;</li></ol>',
  );
});

it('a text is one line without markup for search engines', () => {
  expect(plainText('See **all** [fees](/fees).\n\n- a\n- b')).toBe('See all fees. a b');
});
