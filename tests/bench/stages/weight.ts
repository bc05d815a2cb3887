import { request } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import { chooseDemoPages, startBrowser } from '../lib/browser.ts';
import type { Weight, WeightRow } from '../report/result.ts';
import { say } from '../report/say.ts';

/** First viewport only: what a visitor needs before any interaction. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** Longer than the metrics wait before their first check, which may load another module. */
const SETTLE_MS = 4000;
const SCROLLS = 30;
/** A class name that appears only in the map library's code. */
const MAP_CODE = 'maplibregl-canvas';

/** Compressed bytes of the scripts that each page loads. */
export async function measureWeight(url: string): Promise<WeightRow[]> {
  const browser = await startBrowser();
  const rows: WeightRow[] = [];
  for (const page of await chooseDemoPages(url)) {
    rows.push(await weigh(browser, url, page));
    say(`  ${page}`);
  }
  await browser.close();
  return rows;
}

async function weigh(browser: Browser, url: string, path: string): Promise<WeightRow> {
  const phone = await scriptsOf(browser, url + path, PHONE);
  const desk = await scriptsOf(browser, url + path, DESK);
  const sizes = new Map<string, { brotli: number; gzip: number; isMap: boolean }>();
  for (const script of new Set([...phone.all, ...desk.all])) {
    const plain = await download(script, 'identity');
    const [brotli, gzip] = [await download(script, 'br'), await download(script, 'gzip')];
    sizes.set(script, {
      brotli: brotli.length,
      gzip: gzip.length,
      isMap: plain.includes(MAP_CODE),
    });
  }
  const isMap = (script: string) => sizes.get(script)?.isMap === true;
  const first = until(phone.first, isMap);
  // Everything requested after the map's module belongs to the map.
  const withMap = [phone.all, desk.all].flatMap((all) => all.slice(until(all, isMap).length));
  const map = withMap.filter((script) => !first.includes(script));
  const rest = [...sizes.keys()].filter((item) => !first.includes(item) && !map.includes(item));
  const sum = (scripts: string[]): Weight => {
    const found = [...new Set(scripts)].flatMap((script) => sizes.get(script) ?? []);
    return {
      files: found.length,
      brotli: found.reduce((total, { brotli }) => total + brotli, 0),
      gzip: found.reduce((total, { gzip }) => total + gzip, 0),
    };
  };
  return { page: path, firstLoad: sum(first), map: sum(map), later: sum(rest) };
}

/** The scripts in request order: before any scrolling, and all. */
async function scriptsOf(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<{ first: string[]; all: string[] }> {
  const page = await browser.newPage({ viewport });
  const scripts: string[] = [];
  page.on('request', (asked) => {
    const isScript = asked.resourceType() === 'script' || /\.m?js(\?|$)/.test(asked.url());
    if (isScript && !scripts.includes(asked.url())) scripts.push(asked.url());
  });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  await page.waitForTimeout(SETTLE_MS);
  const first = [...scripts];
  await scrollThrough(page);
  await page.waitForTimeout(SETTLE_MS);
  await page.close();
  return { first, all: scripts };
}

async function scrollThrough(page: Page): Promise<void> {
  for (let n = 0; n < SCROLLS; n += 1) {
    await page.mouse.wheel(0, DESK.height);
    await page.waitForTimeout(100);
  }
}

function until(scripts: string[], isMap: (script: string) => boolean): string[] {
  const at = scripts.findIndex(isMap);
  return at === -1 ? scripts : scripts.slice(0, at);
}

/** The body as transferred; fetch would have decompressed it. */
function download(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
