const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const MINUTES_OF_DAY = 24 * 60;
/** A prime step through the minutes of a day, so rows get different times of day. */
const STEP = 7919;

/** The instant a number of days ago; negative means in the future. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** An instant in the 24 hours before that many days ago; the index varies the time of day. */
export function timeDaysAgo(now: Date, days: number, index: number): Date {
  return new Date(daysAgo(now, days).getTime() - ((index * STEP) % MINUTES_OF_DAY) * MINUTE_MS);
}

/** The calendar date a number of days ago, in UTC. */
export function dateAgo(now: Date, days: number): string {
  return daysAgo(now, days).toISOString().slice(0, 10);
}
