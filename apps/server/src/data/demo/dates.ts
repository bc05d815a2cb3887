const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const MINUTES_OF_DAY = 24 * 60;
/** A prime step through the minutes of a day, so that not all happened at the same time of day. */
const STEP = 7919;

/** The instant so many days ago (negative: to come), to whole milliseconds. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Some time on the day that began so many days ago, earlier than now; the index scatters the time. */
export function someTimeOn(now: Date, days: number, index: number): Date {
  return new Date(daysAgo(now, days).getTime() - ((index * STEP) % MINUTES_OF_DAY) * MINUTE_MS);
}

/** The calendar date so many days ago, in UTC. */
export function dateAgo(now: Date, days: number): string {
  return daysAgo(now, days).toISOString().slice(0, 10);
}
