import { addDays, formatInZone, LANGUAGE_ZONES, type Locale } from '@crewpad/domain';
import { languageOfTexts } from '../i18n/texts.ts';
import { cachedDates, SHORT } from './format.ts';

// Hours and periods. Apart from format.ts, because visitors' first pages have none.

const MOMENT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** An instant with its time in a time zone, by default the language's: "Jun 6, 2026, 3:00 AM EDT". */
export function dayAndTime(
  instant: string,
  locale: Locale,
  timeZone = LANGUAGE_ZONES[locale],
): string {
  return formatInZone(new Date(instant), MOMENT, timeZone, languageOfTexts(locale));
}

/** The days of a period with an exclusive end: "Nov 1 – 30, 2026". */
export function periodDays(from: string, to: string, locale: Locale): string {
  const [first, last] = [from, addDays(to, -1)].map((date) => new Date(`${date}T00:00:00Z`));
  return cachedDates(locale, 'short', SHORT).formatRange(first as Date, last as Date);
}

/** An hour and minute as in the API, "15:00", for the reader: "3:00 PM". */
export function hourOfDay(time: string, locale: Locale): string {
  return cachedDates(locale, 'hour', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2000-01-01T${time}Z`));
}

/** A full hour of the day, in UTC: "7:00 AM". */
export const utcHour = (hour: number, locale: Locale): string =>
  hourOfDay(`${String(hour).padStart(2, '0')}:00`, locale);

/** The local time of an instant: "10:42 AM". Only the browser knows the time zone. */
export function clockTime(instant: string, locale: Locale): string {
  return cachedDates(locale, 'clock', {
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}
