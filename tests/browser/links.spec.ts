import type { APIRequestContext } from '@playwright/test';
import { TEXT_PAGES } from '../../apps/web/app/features/content/text-page/related.ts';
import { signedIn } from './support/listers.ts';
import { DEMO_PASSWORD } from './support/settings.ts';
import { expect, test, waitForHydration } from './support/test.ts';

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
  /^\/my-crew\/\d+$/,
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
/** The two who see the most pages of both sides. */
const OF_NPM_TEST = ['lister.pro@crewpad.test', 'tenant@crewpad.test'];

/** Inert cards that preview an event or offer before it is saved. */
const PREVIEWS = ['/event/0', '/offer/0'];

/** The paths still to crawl: each once, and a few of each kind. */
class Paths {
  readonly #waiting: string[];
  readonly #met: Set<string>;
  readonly #taken = new Map<RegExp, number>();
  readonly #ofEach: number;

  constructor(start: readonly string[], samplesEach: number, skippedPaths: readonly string[] = []) {
    this.#waiting = [...start];
    this.#met = new Set([...start, ...skippedPaths]);
    this.#ofEach = samplesEach;
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

/** Gets pages from the start on and follows their links; returns those that do not answer 200. */
async function brokenLinks(
  request: APIRequestContext,
  paths: Paths,
  isVisitor: boolean,
): Promise<string[]> {
  const failures: string[] = [];
  for (let path = paths.next(); path !== undefined; path = paths.next()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() === 302) {
      const { location = '' } = answer.headers();
      // Pages of members redirect visitors to the login, and pages of visitors redirect members.
      expect(location.startsWith('/login?ref_url='), `${path} to ${location}`).toBe(isVisitor);
      paths.add(location);
      continue;
    }
    if (answer.status() !== 200) failures.push(`${answer.status()} ${path}`);
    const type = answer.headers()['content-type'] ?? '';
    if (!type.startsWith('text/html')) continue;
    const html = await answer.text();
    expect(html.match(/<h1/g), `${path} has one h1`).toHaveLength(1);
    expect(html, path).toMatch(/<html[^>]* lang="en"/);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"#]+)/g)) {
      paths.add(href.replaceAll('&amp;', '&'));
    }
  }
  return failures;
}

test('no page has a broken link', async ({ request }) => {
  test.setTimeout(180_000);
  const start = ['/', '/airports', '/cities', '/search/airports/jfk', '/featured-details'];
  const paths = new Paths([...start, '/about-the-data', '/coming-soon'], OF_EACH_FOR_VISITORS);
  expect(await brokenLinks(request, paths, true)).toEqual([]);
});

for (const email of MEMBERS) {
  test(`no page linked for ${email} has a broken link`, {
    tag: OF_NPM_TEST.includes(email) ? [] : '@long',
  }, async ({ page }) => {
    await signedIn(page, email, DEMO_PASSWORD);
    await page.goto('/dashboard');
    await waitForHydration(page);
    // The member's own pages are in the menu, which is rendered when it opens.
    await page.getByRole('button', { name: /^Hi, / }).click();
    const links = page.getByRole('menu').locator('a[href^="/"]');
    await expect(links.first()).toBeVisible();
    const inMenu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const start = ['/dashboard', '/', '/airports'];
    // Visitors see the same text pages.
    const paths = new Paths(start, OF_EACH_FOR_MEMBERS, [...TEXT_PAGES, ...PREVIEWS]);
    for (const href of inMenu) paths.add(href ?? '');
    expect(await brokenLinks(page.request, paths, false)).toEqual([]);
  });
}
