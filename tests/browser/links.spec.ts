import { expect, test } from '@playwright/test';

const START = [
  '/',
  '/airports',
  '/cities',
  '/search/airports/jfk',
  '/featured-details',
  '/about-the-data',
  '/coming-soon',
];
/** Kinds of pages of which only a few are checked. */
const MANY = [
  /^\/listing\/\d+$/,
  /^\/user\/\d+$/,
  /^\/search\/airports\/\w+/,
  /^\/airports\?/,
  /^\/event\/\d+$/,
  /^\/offer\/\d+$/,
  /^\/login\?/,
];
const OF_EACH = 6;

test('no page has a broken link', async ({ request }) => {
  test.setTimeout(180_000);
  const waiting = [...START];
  const met = new Set(waiting);
  const taken = new Map<RegExp, number>();
  const broken: string[] = [];

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() === 302) {
      // Pages for members lead visitors to the login.
      expect(answer.headers().location, path).toMatch(/^\/login\?ref_url=/);
      continue;
    }
    if (answer.status() !== 200) broken.push(`${answer.status()} ${path}`);
    const type = answer.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) continue;
    const html = await answer.text();
    expect(html.match(/<h1/g), `${path} has one h1`).toHaveLength(1);
    expect(html, path).toMatch(/<html[^>]* lang="en"/);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"#]+)/g)) {
      const link = href.replaceAll('&amp;', '&');
      if (!link.startsWith('/') || met.has(link)) continue;
      const kind = MANY.find((pattern) => pattern.test(link));
      if (kind !== undefined) {
        const count = taken.get(kind) ?? 0;
        if (count >= OF_EACH) continue;
        taken.set(kind, count + 1);
      }
      met.add(link);
      waiting.push(link);
    }
  }
  expect(broken).toEqual([]);
});
