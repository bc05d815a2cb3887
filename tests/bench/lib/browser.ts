import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../../../scripts/lib/chromium.mjs';
import { atEnd } from './cleanup.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts a headless Chromium that ends with the benchmark. */
export async function startBrowser(moreArgs: string[] = []): Promise<Browser> {
  const executablePath = await provideChromium();
  if (executablePath === undefined) throw new Error('The benchmark needs a Chromium.');
  const browser = await chromium.launch({ executablePath, args: [...ARGS, ...moreArgs] });
  atEnd(() => browser.close());
  return browser;
}

/** The three pages with browser goals; the listing is the demo data's first near JFK. */
export async function chooseDemoPages(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/airports/jfk/listings?limit=1`);
  const body = (await answer.json()) as Record<'featured' | 'listing', { id: number }[]>;
  const id = [...(body.listing ?? []), ...(body.featured ?? [])][0]?.id;
  if (id === undefined) throw new Error('The demo data has no listing near JFK.');
  return ['/', '/search/airports/jfk', `/listing/${id}`];
}
