import { addDays, instantAt, type Locale } from '@crewpad/domain';
import { languageOfTexts } from '../../../i18n/texts.ts';

const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

function written(instant: Date, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  return new Intl.DateTimeFormat(languageOfTexts(locale), options).format(instant);
}

/** A calendar date: "Jun 6, 2026". */
export function shortDate(date: string, locale: Locale): string {
  const { weekday: _, ...day } = DAY;
  return written(new Date(`${date}T00:00:00Z`), { ...day, timeZone: 'UTC' }, locale);
}

/** The days of a period, whose end is exclusive: "Nov 1 – 30, 2026". */
export function periodDays(from: string, to: string, locale: Locale): string {
  const { weekday: _, ...day } = DAY;
  const format = new Intl.DateTimeFormat(languageOfTexts(locale), { ...day, timeZone: 'UTC' });
  const [first, last] = [from, addDays(to, -1)].map((date) => new Date(`${date}T00:00:00Z`));
  // Server and browsers put different spaces around the dash.
  return format.formatRange(first as Date, last as Date).replaceAll(/\s/g, ' ');
}

/** A date and an hour at the crash pad: "Sat, Jun 6, 2026, 3:00 PM EDT". */
export function stayTime(
  date: string,
  time: string | null,
  timeZone: string,
  locale: Locale,
): string {
  if (time === null)
    return written(new Date(`${date}T00:00Z`), { ...DAY, timeZone: 'UTC' }, locale);
  return written(instantAt(date, time, timeZone), { ...DAY, ...HOUR, timeZone }, locale);
}

/**
 * When a charge falls due, in UTC and on the clock at the crash pad:
 * "Sat, Jun 6, 2026, 07:00 UTC (3:00 AM EDT)". Where it is another day there, that day is named too.
 * @param timeZone of the crash pad; undefined: not known here, and only UTC is named
 */
export function dueTime(due: string, timeZone: string | undefined, locale: Locale): string {
  const instant = new Date(due);
  const [utcDay, localDay] = ['UTC', timeZone].map((zone) =>
    written(instant, { ...DAY, timeZone: zone }, locale),
  );
  const inUtc = `${utcDay}, ${due.slice(11, 16)} UTC`;
  if (timeZone === undefined || timeZone === 'UTC') return inUtc;
  // The time does not break across lines.
  const there = written(instant, { ...HOUR, timeZone }, locale).replaceAll(/\s/g, '\u00a0');
  const day = utcDay === localDay ? '' : `${localDay}, `;
  return `${inUtc} (${day}${there})`;
}

/** The hour of a day as a choice: "3:00 PM" for 15:00. */
export function hourOfDay(time: string, locale: Locale): string {
  const { timeZoneName: _, ...hour } = HOUR;
  return written(new Date(`2000-01-01T${time}Z`), { ...hour, timeZone: 'UTC' }, locale);
}
