/**
 * Days and cents, counted again: the model must not repeat a fault of the product's arithmetic.
 * Days are YYYY-MM-DD, instants milliseconds, amounts whole cents.
 */

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

export const plusDays = (day: string, count: number): string => dayOf(numberOf(day) + count);
export const daysFrom = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** The instant of a text: '2027-03-01T07:00Z'. */
export const instant = (text: string): number => Date.parse(text);

/** Rent is due at 07:00 UTC. */
export const dueAt = (day: string): number => Date.parse(`${day}T07:00:00Z`);

/** The day at a place. */
export function localDay(at: number, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, ...parts });
    formats.set(zone, format);
  }
  return format.format(at);
}
/** The instant of an hour of a day at a place. */
export function instantAt(day: string, hour: string, zone: string): number {
  const start = instant(`${day}T00:00Z`) - 14 * HOUR;
  for (let at = start; ; at += HOUR) {
    if (localDay(at, zone) === day && localHour(at, zone) === hour) return at;
  }
}

const hours = new Map<string, Intl.DateTimeFormat>();

/** The hour at a place: "14:00". */
export function localHour(at: number, zone: string): string {
  let format = hours.get(zone);
  if (format === undefined) {
    const parts = { hour: '2-digit', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts });
    hours.set(zone, format);
  }
  return `${format.format(at)}:00`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** part * share / whole, rounded half up. */
export function halfUp(part: number, share: number, whole: number): number {
  const product = BigInt(part) * BigInt(share);
  return Number((2n * product + BigInt(whole)) / (2n * BigInt(whole)));
}

const isPayday = (day: string, payday: number) => Number(day.slice(8)) === payday;

/** The next payday after a day, found by counting. */
export function paydayAfter(day: string, payday: number): string {
  let next = plusDays(day, 1);
  while (!isPayday(next, payday)) next = plusDays(next, 1);
  return next;
}

/** The payday on a day, or the last one before it. */
export function paydayUntil(day: string, payday: number): string {
  let last = day;
  while (!isPayday(last, payday)) last = plusDays(last, -1);
  return last;
}

/** What a lister pays for a charge: the provider's fee of a card from the US, and one percent. */
export const feeOf = (cents: number): number =>
  Math.min(halfUp(cents, 290, 10_000) + 30 + halfUp(cents, 100, 10_000), cents - 1);

/** The first 07:00Z at an instant or later. */
export function firstRun(at: number): number {
  const day = new Date(at).toISOString().slice(0, 10);
  return dueAt(day) >= at ? dueAt(day) : dueAt(plusDays(day, 1));
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "Mar 10, 2027". */
export const date = (day: string): string => dates.format(new Date(day));

/** "Wednesday, March 10, 2027". */
export const longDate = (day: string): string => longDates.format(new Date(day));

/** "$1,234.50". */
export const money = (cents: number): string => dollars.format(cents / 100);

/** The day on which rent is due: the agreed one at the usual hour, else that at the crash pad. */
export function dueDayOf(due: number, zone: string): string {
  const agreedDay = localDay(due, 'UTC');
  return dueAt(agreedDay) === due ? agreedDay : localDay(due, zone);
}
