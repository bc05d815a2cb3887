import type { BrandName, Locale } from '@crewpad/domain';
import type { ResourceNamespaceMap } from 'i18next';
import { createCatalog, type Messages } from './catalog.ts';

/** A file of texts: those of one page, or of what several pages share. */
export type Area = keyof ResourceNamespaceMap;

/**
 * The languages that have every text, which texts.test.ts checks. Pages are shown in these, and search
 * engines are led to them; a language that is not here is shown in English.
 */
export const COMPLETE: readonly Locale[] = ['en', 'es', 'fr', 'pt'];

const files = import.meta.glob<Messages>('./*/**/*.ts', { import: 'default' });

// Not by an eager glob: the browser's build would contain its files.
const catalog = createCatalog(import.meta.env.SSR ? await fetchAll(files) : files, COMPLETE);

export const { textsFor, languageOf: languageOfTexts } = catalog;

const started: Promise<void>[] = [];

/**
 * Fetches texts in the language and brand of the page. A route awaits those of its page, so that it
 * is rendered with them. A house test compares the areas with those that its components use.
 */
export async function loadTexts(...areas: Area[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const { brand, locale } = document.documentElement.dataset;
  const fetched = catalog.load(brand as BrandName, locale as Locale, areas);
  started.push(fetched);
  await fetched;
}

/** A part that is loaded on its own, with the texts that it uses. */
export async function withTexts<M>(part: Promise<M>, ...areas: Area[]): Promise<M> {
  const [loaded] = await Promise.all([part, loadTexts(...areas)]);
  return loaded;
}

/** Waits for all texts that were asked for so far. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(started);
}

async function fetchAll(all: typeof files): Promise<Record<string, Messages>> {
  const fetched = Object.entries(all).map(async ([path, file]) => [path, await file()] as const);
  return Object.fromEntries(await Promise.all(fetched));
}
