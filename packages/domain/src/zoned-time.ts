/** Calendar dates as YYYY-MM-DD and times of day as HH:MM, in the time zone of a place. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Dates have years of four digits: results beyond them are the first or the last of these days. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';
const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
/** An instant whose date exists in every time zone. */
const inCalendar = (instant: number) =>
  Math.min(Math.max(instant, startOf(FIRST_DAY) + DAY_MS), startOf(LAST_DAY) - DAY_MS);

/** The UTC date of an instant, in milliseconds. */
function utcDate(instant: number): string {
  const inside = Math.min(Math.max(instant, startOf(FIRST_DAY)), startOf(LAST_DAY));
  return new Date(inside).toISOString().slice(0, 10);
}

/** The date of a day in a month, counted from 0; the month can be outside the year. */
export function dayInMonth(year: number, month: number, day: number): string {
  // Date.UTC maps years below 100 to the 20th century.
  return utcDate(new Date(0).setUTCFullYear(year, month, day));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local date and time of an instant. */
export function localTime(instant: Date, timeZone: string): { date: string; time: string } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(inCalendar(instant.getTime()))
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** The calendar date at an instant: "today" in that time zone. */
export const localDate = (instant: Date, timeZone: string): string =>
  localTime(instant, timeZone).date;

/** Minutes that the local clock is ahead of UTC at an instant. */
function offsetMinutes(instant: number, timeZone: string): number {
  const inside = inCalendar(instant);
  const { date, time } = localTime(new Date(inside), timeZone);
  const local = Date.parse(`${date}T${time}:00Z`);
  return Math.round((local - Math.floor(inside / 60_000) * 60_000) / 60_000);
}

/**
 * The instant of a local date and time. A time skipped by daylight saving moves forward by the
 * skipped hour; a repeated time uses its first occurrence.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = offsetMinutes(wall - DAY_MS, timeZone);
  const after = offsetMinutes(wall + DAY_MS, timeZone);
  const candidates = [wall - before * 60_000, wall - after * 60_000];
  const exact = candidates.filter(
    (instant) => wall - offsetMinutes(instant, timeZone) * 60_000 === instant,
  );
  // No offset matches: the time is skipped. The offset from before the change moves it forward.
  return new Date(exact.length > 0 ? Math.min(...exact) : wall - before * 60_000);
}

/** Adds days to a date. */
export function addDays(date: string, days: number): string {
  return utcDate(startOf(date) + days * DAY_MS);
}

/** Days from one date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / DAY_MS;
}
