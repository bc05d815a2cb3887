import {
  AIRPORT_DISTANCE_MAX,
  type DateFormat,
  dateFormat,
  dollarOptions,
  formatTag,
  LANGUAGE_ZONES,
  type Locale,
} from '@crewpad/domain';
import { languageOfTexts } from '../i18n/texts.ts';

// Numbers and dates are part of texts and follow their language. The time zone is the locale's.

/** Prices in a list: "$400", "$412.50". US dollars as in the API. */
export function money(dollars: number, locale: Locale): string {
  return dollarFormat(locale, Number.isInteger(dollars) ? 0 : 2).format(dollars);
}

/** Due or paid amounts: always with cents, "$400.00". */
export function exactMoney(dollars: number, locale: Locale): string {
  return dollarFormat(locale, 2).format(dollars);
}

/** "$250" or "$250 – $400". */
export function moneyRange(from: number, to: number | null, locale: Locale): string {
  if (to === null || to <= from) return money(from, locale);
  return `${money(from, locale)} – ${money(to, locale)}`;
}

/** More than ten miles: in English as specified; elsewhere "ml" are milliliters. */
const FAR: Readonly<Record<Locale, string>> = {
  en: `${AIRPORT_DISTANCE_MAX}+ ml`,
  es: `más de ${AIRPORT_DISTANCE_MAX - 1} mi`,
  fr: `plus de ${AIRPORT_DISTANCE_MAX - 1} mi`,
  pt: `mais de ${AIRPORT_DISTANCE_MAX - 1} mi`,
};

/** Distance of a listing in whole miles: "3 mi"; 11 means more than ten. */
export function miles(distance: number, locale: Locale): string {
  return distance >= AIRPORT_DISTANCE_MAX ? FAR[languageOfTexts(locale)] : `${distance} mi`;
}

/** "1,234". */
export function count(value: number, locale: Locale): string {
  return formatFor(
    numberFormats,
    locale,
    () => new Intl.NumberFormat(formatTag(languageOfTexts(locale))),
  ).format(value);
}

/** One decimal for scores: "4.8". */
export function score(value: number, locale: Locale): string {
  return formatFor(
    numberFormats,
    `${locale} score`,
    () =>
      new Intl.NumberFormat(formatTag(languageOfTexts(locale)), {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  ).format(value);
}

/** An instant as a day in a time zone, by default the language's: "Saturday, June 6, 2026". */
export function fullDate(
  instant: string,
  locale: Locale,
  timeZone = LANGUAGE_ZONES[locale],
): string {
  return cachedDates(locale, `full ${timeZone}`, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(instant));
}

/** A calendar date of the coming year: "Jun 1"; "Jan 3, 2028" if it is not in this year. */
export function dayOfYear(date: string, locale: Locale, thisYear: number): string {
  const isThisYear = date.startsWith(`${thisYear}-`);
  return cachedDates(locale, isThisYear ? 'day' : 'day and year', {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** An instant as month and year: "June 2026". */
export function monthAndYear(instant: string, locale: Locale): string {
  return cachedDates(locale, 'month', {
    year: 'numeric',
    month: 'long',
    timeZone: LANGUAGE_ZONES[locale],
  }).format(new Date(instant));
}

/** A calendar date (YYYY-MM-DD), which has no time zone: "Saturday, June 6, 2026". */
export function calendarDate(date: string, locale: Locale): string {
  return cachedDates(locale, 'calendar', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** A calendar date: "Jun 6, 2026". */
export function shortDate(date: string, locale: Locale): string {
  return cachedDates(locale, 'short', SHORT).format(new Date(`${date}T00:00:00Z`));
}

export const SHORT = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, DateFormat>();

function formatFor<T>(formats: Map<string, T>, key: string, make: () => T): T {
  const existing = formats.get(key);
  if (existing) return existing;
  const format = make();
  formats.set(key, format);
  return format;
}

/** "$400"; in French "400 $", in Portuguese "US$ 400". */
function dollarFormat(locale: Locale, digits: number): Intl.NumberFormat {
  return formatFor(
    numberFormats,
    `${locale} ${digits}`,
    () =>
      new Intl.NumberFormat(formatTag(languageOfTexts(locale)), {
        ...dollarOptions(languageOfTexts(locale)),
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
}

/** A format of dates, created once for each name. */
export function cachedDates(locale: Locale, name: string, options: Intl.DateTimeFormatOptions) {
  return formatFor(dateFormats, `${locale} ${name}`, () =>
    dateFormat(languageOfTexts(locale), options),
  );
}
