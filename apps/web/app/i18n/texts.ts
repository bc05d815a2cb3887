import { BRANDS, type BrandName, type Locale } from '@crewpad/domain';
import type { ResourceNamespaceMap } from 'i18next';
import { createCatalog, type InWords } from './catalog.ts';
import type { Messages } from './translator.ts';

/** A text file: of one page, or shared by several. */
export type Area = keyof ResourceNamespaceMap;

/**
 * The languages with every text, which texts.test.ts checks. Pages and search engines offer only
 * these; others are shown in English.
 */
export const COMPLETE: readonly Locale[] = ['en', 'es', 'fr', 'pt'];

/** Where the texts are. A browser loads only those of English and of the page's language and brand. */
const files: Record<string, () => Promise<Messages>> = {
  ...import.meta.glob<Messages>('./en/*.ts', { import: 'default' }),
};
interface MoreFiles {
  default: typeof files;
  inWords?: InWords;
}
const others: Partial<Record<Locale | BrandName, () => Promise<MoreFiles>>> = {
  es: () => import('./files-es.ts'),
  fr: () => import('./files-fr.ts'),
  pt: () => import('./files-pt.ts'),
  // In English.
  vacation: () => import('./files-vacation.ts'),
  crew: () => import('./files-crew.ts'),
};

/** The default brand has the words of the texts. */
let inWords: InWords = (text) => text;

async function addFiles(...wanted: (Locale | BrandName)[]): Promise<void> {
  const more = await Promise.all(wanted.map((one) => others[one]?.()));
  for (const list of more) {
    Object.assign(files, list?.default);
    inWords = list?.inWords ?? inWords;
  }
}

// Not an eager glob, which would put its files into the browser bundle.
if (import.meta.env.SSR) await addFiles(...COMPLETE, ...BRANDS);
const catalog = createCatalog(
  import.meta.env.SSR ? await fetchAll(files) : files,
  COMPLETE,
  (...text) => inWords(...text),
);

export const { textsFor, languageOf: languageOfTexts } = catalog;

const started: Promise<void>[] = [];

/**
 * Loads texts in the language and brand of the page. A route awaits those of its page before
 * rendering. A house test compares the areas with those that its components use.
 */
export async function loadTexts(...areas: Area[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const { brand, locale } = document.documentElement.dataset as {
    brand: BrandName;
    locale: Locale;
  };
  const fetched = addFiles(brand, languageOfTexts(locale)).then(() =>
    catalog.load(brand, locale, areas),
  );
  started.push(fetched);
  await fetched;
}

/** A lazily loaded part with its texts. */
export async function withTexts<M>(part: Promise<M>, ...areas: Area[]): Promise<M> {
  const [loaded] = await Promise.all([part, loadTexts(...areas)]);
  return loaded;
}

/** Waits for all requested texts. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(started);
}

async function fetchAll(all: typeof files): Promise<Record<string, Messages>> {
  const fetched = Object.entries(all).map(async ([path, file]) => [path, await file()] as const);
  return Object.fromEntries(await Promise.all(fetched));
}
