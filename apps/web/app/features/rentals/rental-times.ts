import {
  dateFormat,
  dueDay,
  formatInZone,
  instantAt,
  type Locale,
  localDate,
} from '@crewpad/domain';
import { languageOfTexts } from '../../i18n/texts.ts';
import { shortDate } from '../../lib/format.ts';

const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

function formatInstant(instant: Date, options: Intl.DateTimeFormatOptions, locale: Locale): string {
  return dateFormat(languageOfTexts(locale), options).format(instant);
}

const inZone = (
  instant: Date,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
  locale: Locale,
) => formatInZone(instant, options, timeZone, languageOfTexts(locale));

/** A date and an hour at the crash pad: "Sat, Jun 6, 2026, 3:00 PM EDT". */
export function stayTime(
  date: string,
  time: string | null,
  timeZone: string,
  locale: Locale,
): string {
  if (time === null)
    return formatInstant(new Date(`${date}T00:00Z`), { ...DAY, timeZone: 'UTC' }, locale);
  return inZone(instantAt(date, time, timeZone), { ...DAY, ...HOUR }, timeZone, locale);
}

/**
 * A due time at the crash pad and in UTC: "Sat, Jun 6, 2026, 3:00 AM EDT (7:00 AM UTC)". Includes
 * the day in UTC if it differs.
 * @param timeZone of the crash pad; undefined if unknown, then only UTC is shown
 */
export function dueTime(due: string, timeZone: string | undefined, locale: Locale): string {
  const instant = new Date(due);
  const [utcDay, localDay] = ['UTC', timeZone].map((zone) =>
    formatInstant(instant, { ...DAY, timeZone: zone }, locale),
  );
  const hourInUtc = inZone(instant, HOUR, 'UTC', locale);
  if (timeZone === undefined || timeZone === 'UTC') return `${utcDay}, ${hourInUtc}`;
  const localText = `${localDay}, ${inZone(instant, HOUR, timeZone, locale)}`;
  const day = utcDay === localDay ? '' : `${utcDay}, `;
  // The time does not wrap.
  return `${localText} (${day}${hourInUtc.replaceAll(/\s/g, '\u00a0')})`;
}

/** An instant as a day at the crash pad: "Jun 6, 2026". */
export const dayThere = (instant: string, timeZone: string, locale: Locale): string =>
  shortDate(localDate(new Date(instant), timeZone), locale);

/** The day on which rent is due: "Jun 6, 2026". */
export const dueThere = (due: string, timeZone: string, locale: Locale): string =>
  shortDate(dueDay(new Date(due), timeZone), locale);

/** When rent is due: at an hour only if a card is charged then, otherwise on a day. */
export function dueWhen(
  { due_at, charged_at }: { due_at: string; charged_at: string | null },
  timeZone: string | undefined,
  locale: Locale,
): string {
  if (charged_at !== null) return dueTime(charged_at, timeZone, locale);
  return dueThere(due_at, timeZone ?? 'UTC', locale);
}
