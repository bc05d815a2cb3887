/** Calendar dates as YYYY-MM-DD and times of day as HH:MM, in the time zone of a place. */

const DAY_MS = 24 * 60 * 60 * 1000;

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
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** The calendar date at an instant: "today" in that time zone. */
export const localDate = (instant: Date, timeZone: string): string =>
  localTime(instant, timeZone).date;

/** Minutes that the local clock is ahead of UTC at an instant. */
function offsetMinutes(instant: number, timeZone: string): number {
  const { date, time } = localTime(new Date(instant), timeZone);
  const shown = Date.parse(`${date}T${time}:00Z`);
  return Math.round((shown - Math.floor(instant / 60_000) * 60_000) / 60_000);
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
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}
