import { TEXT_PAGES } from '../../apps/web/app/features/content/text-page/related.ts';
import { signedIn } from './support/listers.ts';
import { DEMO_PASSWORD } from './support/settings.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Kinds of pages of which only a sample is checked. */
const MANY = [
  /^\/listing\/\d+$/,
  /^\/listing\/review\/\d+$/,
  /^\/user\/\d+$/,
  /^\/search\/airports\/\w+/,
  /^\/airports\?/,
  /^\/event\/\d+$/,
  /^\/offer\/\d+$/,
  /^\/login\?/,
  /^\/chat\//,
  /^\/receipts\/\d+$/,
  /^\/my-crashpads\/\d+\/edit/,
  /^\/featured-signup\/\d+$/,
  /^\/admin\/\w+\/\d+/,
  /^\/admin\/(?:audit|emails)\?/,
  /^\/transactions/,
  /^\/my-crew\?/,
  /^\/my-crashpad\?/,
  /^\/lister\/payments\?/,
  /^\/compare\?/,
];
const OF_EACH_FOR_VISITORS = 6;
const OF_EACH_FOR_MEMBERS = 1;

const MEMBERS = [
  'seeker@crewpad.test',
  'lister.basic@crewpad.test',
  'lister.pro@crewpad.test',
  'tenant@crewpad.test',
  'admin@crewpad.test',
];
/** Visitors see the same content there. */
const SKIPPED: ReadonlySet<string> = new Set(TEXT_PAGES);
/** Files. */
const NOT_PAGES = /^\/(?:api|files|assets|dev)\/|\.(?:csv|ics|xml|pdf)(?:\?|$)/;

/** The paths still to crawl: each once, and a few of each kind. */
class Paths {
  readonly #waiting: string[];
  readonly #met: Set<string>;
  readonly #taken = new Map<RegExp, number>();
  readonly #ofEach: number;

  constructor(start: readonly string[], ofEach: number) {
    this.#waiting = [...start];
    this.#met = new Set(start);
    this.#ofEach = ofEach;
  }

  next(): string | undefined {
    return this.#waiting.shift();
  }

  add(href: string): void {
    const link = href.replace(/#.*$/, '');
    if (!link.startsWith('/') || this.#met.has(link)) return;
    const kind = MANY.find((pattern) => pattern.test(link));
    if (kind !== undefined) {
      const count = this.#taken.get(kind) ?? 0;
      if (count >= this.#ofEach) return;
      this.#taken.set(kind, count + 1);
    }
    this.#met.add(link);
    this.#waiting.push(link);
  }
}

test('no page has a broken link', async ({ request }) => {
  test.setTimeout(180_000);
  const start = ['/', '/airports', '/cities', '/search/airports/jfk', '/featured-details'];
  const paths = new Paths([...start, '/about-the-data', '/coming-soon'], OF_EACH_FOR_VISITORS);
  const broken: string[] = [];

  for (let path = paths.next(); path !== undefined; path = paths.next()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() === 302) {
      // Member pages redirect visitors to the login.
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
      paths.add(href.replaceAll('&amp;', '&'));
    }
  }
  expect(broken).toEqual([]);
});

for (const email of MEMBERS) {
  test(`no page linked for ${email} has a broken link or an error`, async ({ page }) => {
    test.setTimeout(300_000);
    await signedIn(page, email, DEMO_PASSWORD);
    const paths = new Paths(['/dashboard', '/', '/airports'], OF_EACH_FOR_MEMBERS);
    const broken: string[] = [];
    for (let path = paths.next(); path !== undefined; path = paths.next()) {
      const answer = await page.goto(path);
      if (answer?.status() !== 200) broken.push(`${answer?.status()} ${path}`);
      await hydrated(page);
      await expect(page.locator('h1'), `${path} has one h1`).toHaveCount(1);
      if (path === '/dashboard') {
        // The member's own pages are in the menu, which is rendered when it opens.
        await page.getByRole('button', { name: /^Hi, / }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
      for (const href of await page.locator('a[href^="/"]').evaluateAll(hrefsOf)) {
        if (!NOT_PAGES.test(href) && !SKIPPED.has(href)) paths.add(href);
      }
    }
    expect(broken).toEqual([]);
  });
}

function hrefsOf(links: Element[]): string[] {
  return links
    .filter((link) => !link.hasAttribute('download') && link.closest('[inert]') === null)
    .map((link) => link.getAttribute('href') ?? '');
}
