import type { Locale } from './lists.ts';
import { type DateFormat, dateFormat, LANGUAGE_ZONES } from './written-time.ts';

/**
 * Adds calendar months to `anchor` in UTC, clamped to the last day of the month: January 31 plus
 * one month is February 28 or 29. Counted from the original anchor, so that a clamp in one term
 * does not shorten the next: January 31 plus two months is March 31.
 */
export function addMonths(anchor: Date, months: number): Date {
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  first.setUTCDate(Math.min(anchor.getUTCDate(), daysInMonth(first)));
  return first;
}

function daysInMonth(instant: Date): number {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Cached by language and time zone: creating a format takes longer than using it 100 times. */
const dayFormats = new Map<string, DateFormat>();

/** Formats the day of an instant, by default in the language's time zone: March 1, 2026. */
export function formatDay(instant: Date, timeZone?: string, locale: Locale = 'en'): string {
  const zone = timeZone ?? LANGUAGE_ZONES[locale];
  const key = `${locale} ${zone}`;
  let format = dayFormats.get(key);
  if (format === undefined) {
    format = dateFormat(locale, { dateStyle: 'long', timeZone: zone });
    dayFormats.set(key, format);
  }
  return format.format(instant);
}

/** Dates and months that anyone enters lie within this many years of today. */
export const ENTERED_WITHIN_YEARS = 10;

/** Whether a date, a month or a year (four digits first) is too far from today (UTC) to be entered; null if it is not. */
export function farDate(value: string, now: Date): 'back' | 'ahead' | null {
  // A month compares by its digits.
  const limit = (years: number) =>
    addMonths(now, 12 * years)
      .toISOString()
      .slice(0, value.length);
  if (value < limit(-ENTERED_WITHIN_YEARS)) return 'back';
  return value > limit(ENTERED_WITHIN_YEARS) ? 'ahead' : null;
}
