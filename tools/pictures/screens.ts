import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { provideTestBrowser } from '../../scripts/lib/chromium.mjs';

// npm run generate:screens [-- ADDRESS]: takes the pictures of README from a running site with the
// demo data, by default http://localhost:3000.

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const PASSWORD = 'crashpad';
const QUALITY = 80;

interface Screen {
  path: string;
  /** The email of the demo member who sees it; a visitor otherwise. */
  member?: string;
  /** What is pressed first. */
  press?: string;
  /** What is there once the page is complete. */
  shows: string;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  results: {
    path: '/search/airports/mia',
    shows: 'role=button[name=/^Crash pad, |zoom in to see/]',
  },
  listing: { path: '/listing/20', shows: 'main img' },
  crew: { path: '/my-crew', member: 'lister.pro@crewpad.test', shows: 'main h1' },
  payments: { path: '/lister/payments', member: 'lister.pro@crewpad.test', shows: 'main h1' },
  messages: {
    path: '/messages',
    member: 'lister.pro@crewpad.test',
    press: 'main a[href*="/chat/"]',
    shows: 'main textarea',
  },
};

async function logIn(page: Page, site: string, member: string): Promise<void> {
  await page.goto(`${site}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').first().fill(member);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

const [site = 'http://localhost:3000'] = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const executablePath = await provideTestBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
for (const [name, { path, member, press, shows }] of Object.entries(SCREENS)) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (member !== undefined) await logIn(page, site, member);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  if (press !== undefined) await page.locator(press).first().click();
  await page.locator(shows).first().waitFor();
  // Pictures and the map's tiles of what was pressed.
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${name}.webp`));
  process.stdout.write(`${name}.webp: ${Math.round(size / 1000)} kB\n`);
  await context.close();
}
await browser.close();
