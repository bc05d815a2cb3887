import { finishText, type Locale } from '@crewpad/domain';
import type { TFunction } from 'i18next';

/** Texts by key. */
export type Messages = Readonly<Record<string, string>>;

interface Options {
  /** The area of the key, instead of those of the translator. */
  ns?: string;
  count?: number;
  /** Whether the plural form is that of a rank: 1st, 2nd. */
  ordinal?: boolean;
  [placeholder: string]: unknown;
}

interface LanguageTexts {
  language: Locale;
  areas: Map<string, Messages>;
  cardinals: Intl.PluralRules;
  ordinals: Intl.PluralRules;
}

/** The texts of a brand in a language, and in those it falls back to. */
export interface Translator {
  /** Translates keys of any area: `t('login', { ns: 'shell' })` or `t('shell:login')`. */
  t: TFunction;
  /** Translates keys of these areas, looked up in their order. The same function each time. */
  tOf(areas: readonly string[]): TFunction;
  has(area: string, key: string): boolean;
  hasArea(language: Locale, area: string): boolean;
  addArea(language: Locale, area: string, messages: Messages): void;
}

/**
 * Translates with the keys, placeholders and plural forms of i18next, whose types check each call of
 * a page. It does without the rest of i18next, a tenth of a page's scripts.
 * @param languages the page's language first, then those it falls back to, key by key
 */
export function createTranslator(languages: readonly Locale[]): Translator {
  const all = languages.map((language): LanguageTexts => {
    const cardinals = new Intl.PluralRules(language);
    const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
    return { language, areas: new Map(), cardinals, ordinals };
  });
  const translators = new Map<string, TFunction>();

  function find(areas: readonly string[], key: string, options: Options): string | undefined {
    for (const area of areas) {
      for (const texts of all) {
        const messages = texts.areas.get(area);
        const text = messages && formOf(messages, key, texts, options);
        if (text !== undefined) return text;
      }
    }
    return undefined;
  }

  function translate(areas: readonly string[], fullKey: string, options: Options = {}): string {
    const colon = fullKey.indexOf(':');
    const own = options.ns === undefined ? areas : [options.ns];
    const text =
      colon < 0
        ? find(own, fullKey, options)
        : find([fullKey.slice(0, colon)], fullKey.slice(colon + 1), options);
    return text === undefined ? fullKey : filled(text, options, languages[0] ?? 'en');
  }

  function tOf(areas: readonly string[]): TFunction {
    const name = areas.join();
    const translator = translators.get(name);
    if (translator) return translator;
    const t = (key: string, options?: Options) => translate(areas, key, options);
    translators.set(name, t as unknown as TFunction);
    return t as unknown as TFunction;
  }

  return {
    t: tOf([]),
    tOf,
    has: (area, key) => all.some(({ areas }) => areas.get(area)?.[key] !== undefined),
    hasArea: (language, area) =>
      all.some((texts) => texts.language === language && texts.areas.has(area)),
    addArea(language, area, messages) {
      for (const texts of all) if (texts.language === language) texts.areas.set(area, messages);
    },
  };
}

/**
 * The text for the count: that of none, its plural form, that of other numbers, or the only one.
 */
function formOf(
  messages: Messages,
  key: string,
  { cardinals, ordinals }: LanguageTexts,
  { count, ordinal }: Options,
): string | undefined {
  if (typeof count !== 'number') return messages[key];
  const stem = ordinal ? `${key}_ordinal` : key;
  const form = (ordinal ? ordinals : cardinals).select(count);
  const none = count === 0 && !ordinal ? messages[`${key}_zero`] : undefined;
  if (none !== undefined) return none;
  return messages[`${stem}_${form}`] ?? messages[`${stem}_other`] ?? messages[key];
}

/** Values are inserted as they are: a placeholder within a value is not replaced. */
function filled(text: string, values: Options, language: Locale): string {
  if (!text.includes('{{')) return text;
  const whole = text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    name in values ? String(values[name] ?? '') : placeholder,
  );
  return finishText(whole, language);
}
