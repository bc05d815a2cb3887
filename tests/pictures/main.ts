import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import config from '../../playwright.config.ts';
import { provideTestBrowser } from '../../scripts/lib/chromium.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { BRANDS, type Brand, type TestServer } from '../browser/support/servers.ts';
import { clearFolderOf, startServer } from '../browser/support/start-server.ts';
import { waitForHydration } from '../browser/support/test.ts';
import { compareFolders } from './compare.ts';
import { PICTURES, type Picture } from './pages.ts';
import { logInAll, prepare, type Sessions, type Site, TIME } from './world.ts';

const USAGE = `Usage:
  npm run pictures -- take NAME      takes pictures of all pages into dist/pictures/NAME
  npm run pictures -- compare A B    lists pictures of A and B that differ by more than 0.1 %
Options of take:
  --only REGEX      pictures with a matching name, such as "my-crew"
  --widths LIST     of 390,768,1280
  --themes LIST     of light,dark
  --brand NAME      ${BRANDS.join(', ')}`;

const FOLDER = resolve(import.meta.dirname, '../../dist/pictures');
const WORKERS = 2;
const TRY_LIMIT_MS = 20_000;
const SETTLE_LIMIT_MS = 20_000;
const QUIET_MS = 500;
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1280: 800 };
/** A dialog scrolls within the window: this one shows almost all of them whole. */
const HEIGHT_OF_DIALOG = 1400;
const FLAGS = 'changePlans,deactivateAccount,paymentRequest,payoutSchedule';

type Theme = 'light' | 'dark';
interface Options {
  only: RegExp;
  /** Default: all for the first state of a page, a phone's and a desktop's for the others. */
  widths?: readonly number[];
  themes: readonly Theme[];
  brand: Brand;
}

/** The map's streets depend on the graphics driver: its pins and controls stay. */
const STYLE = '.maplibregl-canvas { visibility: hidden !important; }';

class Photographer {
  readonly #browser: Browser;
  readonly #site: Site;
  readonly #sessions: Sessions;
  readonly #folder: string;
  readonly #options: Options;

  constructor(browser: Browser, site: Site, sessions: Sessions, folder: string, options: Options) {
    this.#browser = browser;
    this.#site = site;
    this.#sessions = sessions;
    this.#folder = folder;
    this.#options = options;
  }

  /** Takes a page at each width and in each theme. @returns its faults */
  async take(picture: Picture): Promise<string[]> {
    const faults: string[] = [];
    const isFirst = picture === PICTURES.find(({ route }) => route === picture.route);
    const widths = this.#options.widths ?? (isFirst ? [390, 768, 1280] : [390, 1280]);
    for (const width of widths) {
      try {
        await this.#takeAt(picture, width, faults);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        faults.push(`${picture.name} at ${width} px: ${reason}`);
      }
    }
    return faults;
  }

  async #takeAt(picture: Picture, width: number, faults: string[]): Promise<void> {
    const height = picture.isDialog ? HEIGHT_OF_DIALOG : (HEIGHTS[width] ?? width);
    const storageState = picture.as && this.#sessions.get(picture.as);
    const context = await this.#browser.newContext({
      baseURL: this.#site.url,
      viewport: { width, height },
      reducedMotion: 'reduce',
      colorScheme: this.#options.themes[0],
      timezoneId: 'America/New_York',
      locale: 'en-US',
      serviceWorkers: 'block',
      ...(storageState && { storageState }),
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(TRY_LIMIT_MS);
      const expected = picture.errors ?? [];
      // The style that a screenshot adds is refused by the frames of the card form, which log it.
      let isSettled = false;
      const fault = (text: string) => {
        if (!isSettled && !expected.some((pattern) => pattern.test(text))) {
          faults.push(`${picture.name} at ${width} px: ${text}`);
        }
      };
      page.on('pageerror', (error) => fault(`thrown: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') fault(`${message.text()} ${message.location().url}`);
      });
      await freeze(page);
      const quiet = quietOf(page);
      await picture.before?.(page);
      const path = typeof picture.path === 'string' ? picture.path : picture.path(this.#site);
      const answer = await page.goto(path);
      const { status = 200 } = picture;
      if (answer?.status() !== status) fault(`${path} answered ${answer?.status()}`);
      await settle(page, quiet);
      if (picture.press) {
        await picture.press(page);
        await settle(page, quiet);
      }
      const reached = new URL(page.url()).pathname;
      const meant = picture.ends ?? new URL(path, this.#site.url).pathname;
      if (reached !== meant) fault(`${path} led to ${reached}`);
      isSettled = true;
      for (const theme of this.#options.themes) {
        await page.emulateMedia({ colorScheme: theme });
        await drawn(page);
        await page.screenshot({
          path: join(this.#folder, `${picture.name}-${width}-${theme}.png`),
          fullPage: !picture.isDialog,
          animations: 'disabled',
          style: STYLE,
        });
      }
    } finally {
      await context.close();
    }
  }
}

/** The browser's time stands still, and what it draws by chance is the same each time. */
async function freeze(page: Page): Promise<void> {
  await page.clock.setFixedTime(TIME);
  await page.addInitScript(() => {
    let state = 1;
    Math.random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
}

/**
 * Waits until the page has asked for nothing for a while. Playwright's own network idle happens once
 * for each document, thus before what loads when it is seen, such as a map.
 */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (/\/socket\.io\//.test(request.url())) return;
    change(request);
    changed = performance.now();
  };
  page.on(
    'request',
    note((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    note((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    note((request) => open.delete(request)),
  );
  return async () => {
    const since = performance.now();
    while (open.size > 0 || performance.now() - Math.max(since, changed) < QUIET_MS) {
      const asked = performance.now();
      if (asked - since > SETTLE_LIMIT_MS) {
        throw new Error(`still busy: ${[...open].map((request) => request.url()).join(', ')}`);
      }
      // Code that has just arrived, such as the map's, keeps the page busy without a request.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      if (performance.now() - asked > QUIET_MS / 2) changed = performance.now();
      await page.waitForTimeout(QUIET_MS / 10);
    }
  };
}

/** Waits until everything on the page has arrived, also what loads when it is seen. */
async function settle(page: Page, quiet: () => Promise<void>): Promise<void> {
  await waitForHydration(page);
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // What is seen in a frame is known in the next one.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) image.loading = 'eager';
  });
  await quiet();
  // The graphics driver, not the page, is busy until a map is drawn.
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('div:not([data-ready]) > .maplibregl-map')].some((map) =>
        map.checkVisibility(),
      ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isShown = (image: HTMLImageElement) => image.checkVisibility() && image.currentSrc;
    await Promise.all([...document.images].filter(isShown).map((image) => image.decode()));
  });
  await drawn(page);
}

/** A changed theme or scroll position is drawn on the next frame. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Several at once; those that change what others show come last, one after another. */
async function takeAll(
  pictures: readonly Picture[],
  take: (picture: Picture) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const takeFrom = async (queue: Picture[]) => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const began = performance.now();
      const actual = await take(picture);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${[`${picture.name} ${seconds} s`, ...actual].join('\n  ')}\n`);
      faults.push(...actual);
    }
  };
  const first = pictures.filter(({ isLast }) => !isLast);
  await Promise.all(Array.from({ length: WORKERS }, () => takeFrom(first)));
  await takeFrom(pictures.filter(({ isLast }) => isLast));
  return faults;
}

async function take(name: string, options: Options): Promise<number> {
  const folder = join(FOLDER, name);
  const chosen = PICTURES.filter(
    ({ name: own, brands = BRANDS }) => options.only.test(own) && brands.includes(options.brand),
  );
  if (chosen.length === 0) throw new Error(`No picture matches ${options.only.source}.`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const server: TestServer = {
    name: `pictures-${options.brand}`,
    brand: options.brand,
    port,
    url: `http://localhost:${port}`,
    settings: {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'fixed-time.mjs')}`,
      PICTURES_TIME: TIME,
      FLAGS,
    },
  };
  await clearFolderOf(server);
  const stop = await startServer(server);
  const executablePath = await provideTestBrowser();
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ...(executablePath && { executablePath }),
  });
  try {
    const site = await prepare(browser, server);
    const members = new Set(chosen.flatMap(({ as }) => as ?? []));
    const sessions = await logInAll(browser, server.url, members);
    const photographer = new Photographer(browser, site, sessions, folder, options);
    const faults = await takeAll(chosen, (picture) => photographer.take(picture));
    const { length } = await readdir(folder);
    process.stdout.write(`\n${length} pictures in ${folder}\n`);
    for (const fault of faults) process.stdout.write(`FAULT ${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await stop();
  }
}

function optionsOf(values: Readonly<Record<string, string | undefined>>): Options {
  const { only = '', widths, themes = 'light,dark', brand = 'crashpad' } = values;
  const listOf = <T extends string>(list: string, options: readonly T[]): T[] =>
    list.split(',').map((text) => {
      const option = options.find((option) => option === text);
      if (option === undefined)
        throw new Error(`${text} is none of ${options.join(', ')}.\n\n${USAGE}`);
      return option;
    });
  return {
    only: new RegExp(only),
    ...(widths && { widths: listOf(widths, Object.keys(HEIGHTS)).map(Number) }),
    themes: listOf(themes, ['light', 'dark']),
    brand: listOf(brand, BRANDS)[0] ?? 'crashpad',
  };
}

async function compare(a: string, b: string): Promise<number> {
  const results = join(FOLDER, `${a}-to-${b}`);
  const lines = await compareFolders(join(FOLDER, a), join(FOLDER, b), results);
  process.stdout.write(
    `${[...lines, `${lines.length} differences, shown in ${results}`].join('\n')}\n`,
  );
  return lines.length === 0 ? 0 : 1;
}

const option = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: option, widths: option, themes: option, brand: option },
});
const [command, one, other] = positionals;
if (command === 'take' && one) process.exitCode = await take(one, optionsOf(values));
else if (command === 'compare' && one && other) process.exitCode = await compare(one, other);
else throw new Error(USAGE);
