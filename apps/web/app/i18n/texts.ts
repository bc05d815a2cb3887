import { bundled, fetched } from 'virtual:texts';
import type { BrandName, Locale } from '@crewpad/domain';
import { createCatalog, type Messages, messagesOf } from '@crewpad/texts';
import type { ResourceNamespaceMap } from 'i18next';
import { brands } from '../brand/brands.ts';

/** The texts of a folder: its path without `features/`. */
export type Area = keyof ResourceNamespaceMap;

/**
 * The languages with every text, which texts.test.ts checks. Pages and search engines offer only
 * these; others are shown in English.
 */
export const COMPLETE: readonly Locale[] = ['en', 'es', 'fr', 'pt'];

/** On the server all texts. A browser fetches those of its pages. */
function areasIn(brand: BrandName, language: Locale): Record<string, Messages> {
  const areas = Object.entries(bundled[language] ?? {}).map(([area, file]) => [
    area,
    messagesOf(file, brand, language, { brand: brands[brand].name }),
  ]);
  return Object.fromEntries(areas);
}

const catalog = createCatalog({
  complete: COMPLETE,
  areasIn: import.meta.env.SSR ? areasIn : () => ({}),
  fetchersIn: async (brand, language) => (await fetched[`${brand} ${language}`]?.())?.default ?? {},
});

export const { textsFor, languageOf: languageOfTexts } = catalog;

const loads: Promise<void>[] = [];

/**
 * Loads texts in the language and brand of the page. The build adds calls to pages, which await the
 * texts of all that they render, and to lazy parts (vite/areas.ts).
 * @public
 */
export async function loadTexts(...areas: Area[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const { brand, locale } = document.documentElement.dataset as {
    brand: BrandName;
    locale: Locale;
  };
  const loading = catalog.load(brand, locale, areas);
  loads.push(loading);
  await loading;
}

/**
 * A lazily loaded part with its texts. The build adds the calls.
 * @public
 */
export async function withTexts<M>(part: Promise<M>, ...areas: Area[]): Promise<M> {
  const [lazyModule] = await Promise.all([part, loadTexts(...areas)]);
  return lazyModule;
}

/** Waits for all requested texts. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loads);
}
