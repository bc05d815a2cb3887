import type { Locale } from './lists.ts';

/** The tags by which numbers and dates are written. Readers of Spanish live in the Americas. */
const FORMAT_TAGS: Readonly<Record<Locale, string>> = {
  en: 'en-US',
  es: 'es-419',
  fr: 'fr',
  pt: 'pt',
};

/** The tag for numbers: one form of each per language. */
export const formatTag = (locale: Locale): string => FORMAT_TAGS[locale];

/** How dollars are written: "US$" in Portuguese, where "R$" is usual, elsewhere "$". */
export const dollarOptions = (locale: Locale) =>
  ({
    style: 'currency',
    currency: 'USD',
    currencyDisplay: locale === 'pt' ? 'symbol' : 'narrowSymbol',
  }) as const;

/** The first of a month in a French date, also in a range of days. */
const FRENCH_FIRST =
  /(?<!\d)1(?=(?:\s?–\s?\d{1,2})?\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/gu;
const withFirst = (text: string) => text.replace(FRENCH_FIRST, '1er');

/** Dates and hours without a place of their own use the time zone of their reader's language. */
export const LANGUAGE_ZONES: Readonly<Record<Locale, string>> = {
  en: 'America/New_York',
  fr: 'Europe/Paris',
  es: 'Europe/Madrid',
  pt: 'Europe/Lisbon',
};

export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>;

/** Server and browsers use different narrow spaces, around a dash and before "PM". */
const NARROW_SPACE = /[\u2009\u202f]/g;

/** In these languages an hour has two digits: "07:00". Node writes some of them with one. */
const TWO_DIGIT_HOURS: readonly Locale[] = ['fr', 'pt'];

/** To make one takes as long as to write a hundred dates. */
const formats = new Map<string, DateFormat>();

/** Writes dates and hours: one form of each per language, in French "1er avril" and "07:00". */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? newFormat(locale, options);
  formats.set(key, format);
  return format;
}

function newFormat(locale: Locale, options: Intl.DateTimeFormatOptions): DateFormat {
  const hour = TWO_DIGIT_HOURS.includes(locale) && options.hour ? '2-digit' : options.hour;
  const plain = new Intl.DateTimeFormat(formatTag(locale), { ...options, hour });
  const written = (text: string) => {
    const spaced = text.replaceAll(NARROW_SPACE, ' ');
    return locale === 'fr' ? withFirst(spaced) : spaced;
  };
  return {
    format: (instant) => written(plain.format(instant)),
    formatRange: (from, to) => written(plain.formatRange(from, to)),
  };
}
