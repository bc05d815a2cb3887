import type { Locale } from './lists.ts';
import { dollarOptions, formatTag } from './written-time.ts';

const formats = new Map<Locale, Intl.NumberFormat>();

function formatOf(locale: Locale): Intl.NumberFormat {
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(formatTag(locale), dollarOptions(locale));
    formats.set(locale, format);
  }
  return format;
}

/** Converts whole cents to US dollars: 4999 becomes 49.99. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Formats whole cents, always with cents: 40000 becomes $400.00. */
export function formatMoney(cents: number, locale: Locale = 'en'): string {
  return formatOf(locale).format(toDollars(cents));
}

/** Converts US dollars to whole cents: 49.99 becomes 4999. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
