import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const html = (markdown: string) => renderMarkdown(markdown).html;

it('takes the title from the heading at the top, and makes sections of the others', () => {
  expect(renderMarkdown('\n# Our *own* terms & more\n\n# One\n\n## Two\n\n### Three\n')).toEqual({
    title: 'Our own terms & more',
    html: '<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n',
  });
  expect(renderMarkdown('Text first\n\n# Later')).toEqual({
    title: null,
    html: '<p>Text first</p>\n<h2>Later</h2>\n',
  });
});

it('renders paragraphs, lists, tables and links to this and other sites', () => {
  expect(html('a **b**\n\n- c\n')).toBe('<p>a <strong>b</strong></p>\n<ul>\n<li>c</li>\n</ul>\n');
  expect(html('| a |\n| - |\n| b |\n')).toContain('<td>b</td>');
  expect(html('[a](/fees "t") <https://x.test/?a=1&b=2>')).toBe(
    '<p><a href="/fees">a</a> <a href="https://x.test/?a=1&amp;b=2">https://x.test/?a=1&amp;b=2</a></p>\n',
  );
  expect(html('[a](mailto:a@x.test)')).toContain('href="mailto:a@x.test"');
});

it.each([
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> b',
  '<div onclick="alert(1)">\n\n# a\n\n</div>',
  '<!-- --><svg/onload=alert(1)>',
  '![<b>](x "onerror=alert(1)")',
  '`<b>` and <B>',
  '```"><script>\n<b>\n```',
])('writes no HTML of the text: %j', (markdown) => {
  const rendered = html(markdown);
  expect(rendered).not.toMatch(/<(?:script|img|div|svg|b|!)[ >/-]/i);
  expect(rendered).not.toMatch(/<[^>]* on\w+=/i);
});

it.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '<javascript:alert(1)>',
  '[a][b]\n\n[b]: javascript:alert(1)',
])('leaves no link that runs code: %j', (markdown) => {
  const hrefs = [...html(markdown).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
  for (const href of hrefs) expect(href).toMatch(/^&amp;#106;/);
});

it('escapes what is quoted in an address', () => {
  expect(html('[a](https://x.test/"onclick="alert)')).toBe(
    '<p><a href="https://x.test/&quot;onclick=&quot;alert">a</a></p>\n',
  );
});
