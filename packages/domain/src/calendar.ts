import type { Locale } from './lists.ts';

/**
 * The instant that many calendar months after `anchor`, in UTC, clamped to the month's last day:
 * from 31 Jan one month on is 28 or 29 Feb. Counted from the original anchor, so that a clamp in one
 * term does not shorten the next: from 31 Jan two months on is 31 Mar.
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

/** The time zone in which emails state days. */
const EMAIL_TIME_ZONE = 'America/New_York';

/** The day of an instant as text: March 1, 2026. */
export function formatDay(
  instant: Date,
  timeZone: string = EMAIL_TIME_ZONE,
  locale: Locale = 'en',
): string {
  const tag = locale === 'en' ? 'en-US' : locale;
  return instant.toLocaleDateString(tag, { dateStyle: 'long', timeZone });
}
