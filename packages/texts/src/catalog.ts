import type { BrandName, Locale } from '@crewpad/domain';
import { createTranslator, type Messages, type Translator } from './translator.ts';

/** The source language. The others fall back to it, key by key. */
const BASE: Locale = 'en';

/** Functions that fetch the texts of an area. */
export type Fetchers = Readonly<Record<string, () => Promise<{ default: Messages }>>>;

interface Source {
  /** Languages with every text. Others use English. */
  complete: readonly Locale[];
  /** The texts of a brand in a language by area: all on a server, none in a browser. */
  areasIn(brand: BrandName, language: Locale): Readonly<Record<string, Messages>>;
  /** Only in a browser. */
  fetchersIn?(brand: BrandName, language: Locale): Promise<Fetchers>;
}

/** The texts of a site, by brand and language. */
export function createCatalog({ complete, areasIn, fetchersIn }: Source) {
  const translators = new Map<string, Translator>();

  /** The language of a page in this locale. */
  const languageOf = (locale: Locale): Locale => (complete.includes(locale) ? locale : BASE);

  /** The texts of a brand in a locale. Created once and cached. */
  function textsFor(brand: BrandName, locale: Locale): Translator {
    const key = `${brand} ${locale}`;
    const translator = translators.get(key);
    if (translator) return translator;
    const languages = [...new Set([languageOf(locale), BASE])];
    const texts = createTranslator(languages);
    for (const language of languages) {
      for (const [area, messages] of Object.entries(areasIn(brand, language))) {
        texts.addArea(language, area, messages);
      }
    }
    translators.set(key, texts);
    return texts;
  }

  /** Fetches the texts of the areas, each once. */
  async function load(brand: BrandName, locale: Locale, areas: readonly string[]): Promise<void> {
    const texts = textsFor(brand, locale);
    // A complete language needs no English fallback.
    const language = languageOf(locale);
    const fetchers = (await fetchersIn?.(brand, language)) ?? {};
    const fetching = areas.map(async (area) => {
      if (texts.hasArea(language, area)) return;
      const file = await fetchers[area]?.();
      if (file) texts.addArea(language, area, file.default);
    });
    await Promise.all(fetching);
  }

  return { languageOf, textsFor, load };
}
