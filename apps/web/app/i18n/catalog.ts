import type { BrandName, Locale } from '@crewpad/domain';
import { brands } from '../brand/brands.ts';
import { createTranslator, type Messages, type Translator } from './translator.ts';

/**
 * Texts by path: `./<language>/<area>.ts` holds an area's texts, `./<language>/<brand>/<area>.ts`
 * those that a brand words differently. The server has them all; the browser gets a function that
 * fetches them.
 */
export type TextFiles = Readonly<Record<string, TextFile>>;
type TextFile = Messages | (() => Promise<Messages>);

/** Rewords a text for a brand. */
export type InWords = (text: string, brand: BrandName, language: Locale) => string;

/** The source language. The others fall back to it, key by key. */
const BASE: Locale = 'en';

/** The placeholder for the brand's name. */
const BRAND = '%brand%';

/** @param complete languages with every text; others use English */
export function createCatalog(files: TextFiles, complete: readonly Locale[], inWords: InWords) {
  const instances = new Map<string, Translator>();
  const places = Object.keys(files).map((path) => path.replace(/^\.\/|\.ts$/g, '').split('/'));
  const areas = new Set(places.map((place) => place.at(-1) as string));

  /** The language of a page in this locale. */
  const languageOf = (locale: Locale): Locale => (complete.includes(locale) ? locale : BASE);

  /** The texts of a brand in a locale, including bundled ones. Created once and cached. */
  function textsFor(brand: BrandName, locale: Locale): Translator {
    const key = `${brand} ${locale}`;
    const known = instances.get(key);
    if (known) return known;
    const languages = [...new Set([languageOf(locale), BASE])];
    const texts = createTranslator(languages);
    for (const language of languages) {
      for (const area of areas) {
        const parts = partsOf(brand, language, area).filter((part) => typeof part !== 'function');
        if (parts.length > 0) add(texts, brand, language, area, parts);
      }
    }
    instances.set(key, texts);
    return texts;
  }

  /** Fetches the texts of the areas, each once. */
  async function load(brand: BrandName, locale: Locale, areas: readonly string[]): Promise<void> {
    const texts = textsFor(brand, locale);
    // A complete language needs no English fallback.
    const language = languageOf(locale);
    const fetching = areas.map(async (area) => {
      if (texts.hasArea(language, area)) return;
      const parts = partsOf(brand, language, area).map((part) =>
        typeof part === 'function' ? part() : part,
      );
      add(texts, brand, language, area, await Promise.all(parts));
    });
    await Promise.all(fetching);
  }

  /** The texts of an area, and the brand's overrides. */
  function partsOf(brand: BrandName, language: Locale, area: string): TextFile[] {
    return [`./${language}/${area}.ts`, `./${language}/${brand}/${area}.ts`]
      .map((path) => files[path])
      .filter((file) => file !== undefined);
  }

  function add(
    texts: Translator,
    brand: BrandName,
    language: Locale,
    area: string,
    parts: readonly Messages[],
  ): void {
    const { name } = brands[brand];
    const [base = {}, own] = parts;
    const worded = Object.entries(base).map(([key, text]) => [key, inWords(text, brand, language)]);
    const messages = Object.entries<string>({ ...Object.fromEntries(worded), ...own });
    const named = messages.map(([key, text]) => [key, text.replaceAll(BRAND, name)]);
    texts.addArea(language, area, Object.fromEntries(named));
  }

  return { languageOf, textsFor, load };
}
