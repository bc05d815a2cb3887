import { pauseOf } from './autopay.ts';
import { isObjectedTo } from './charges.ts';
import type { Reader } from './compare-books.ts';
import { DAY, dueAt, instantAt, localDay } from './days.ts';
import { creditOf, leftOf, type Model, sum } from './model.ts';
import type { Side } from './readings.ts';
import { openRows } from './rent.ts';
import type { Stage } from './stage.ts';
import { isAutopayOn } from './steps.ts';
import { periodFrom } from './terms.ts';

/** The calendar feed of both sides: check-in, check-out, and rent that is open or due in a year. */

interface Entry {
  /** A day where rent is paid manually, an instant where a card is charged. */
  at: string;
  cents: number;
}

/** By hand it is due on the agreed day, or on the day at the crash pad when it was opened later. */
function startOf({ stay }: Model, due: number, isCharged: boolean): string {
  if (isCharged) return `${due}`;
  const day = localDay(due, 'UTC');
  return dueAt(day) === due ? day : localDay(due, stay.zone);
}

/** Rent with the amount that both pages show: rests are collected, and credit comes off first. */
function rentsOf(model: Model): Entry[] {
  const rents = openRows(model).map((row) => {
    // Without an hour while the tenant objects to it.
    const isHeld = !row.isUnconfirmed && isObjectedTo(model, row.name);
    const isCharged = row.isAuto && pauseOf(model) === null && !isHeld;
    return { at: startOf(model, row.due, isCharged), cents: leftOf(model, row) };
  });
  if (model.status !== 'accepted') return rents;
  let credit = creditOf(model);
  let carried = sum(model.rests, ({ cents }) => cents);
  let from = model.nextRentOn;
  while (from !== null) {
    const period = periodFrom(model, from);
    if (period === null || period.due > model.now + 365 * DAY) break;
    const cents = period.cents + carried;
    const covered = Math.min(credit, cents);
    const at = startOf(model, period.due, isAutopayOn(model) && pauseOf(model) === null);
    if (cents > covered) rents.push({ at, cents: cents - covered });
    credit -= covered;
    carried = 0;
    from = period.to;
  }
  return rents;
}

const KEEP_FOR = 60 * DAY;

/** Each event as its start and what it is; a lister may read the rents of a day in one sum. */
function expectedOf(model: Model): string[] {
  const { checkout, checkoutHour, now, stay } = model;
  const isOld =
    checkout !== null && Date.parse(checkout) < Date.parse(localDay(now, 'UTC')) - KEEP_FOR;
  if (model.status === 'pending' || isOld) return [];
  const checkIn = `${instantAt(stay.start, '15:00', stay.zone)} Check-in`;
  const checkOut = checkout && `${instantAt(checkout, checkoutHour, stay.zone)} Check-out`;
  const days = new Map<string, number>();
  for (const { at, cents } of rentsOf(model)) days.set(at, (days.get(at) ?? 0) + cents);
  const rents = [...days].map(([at, cents]) => `${at} Rent ${cents}`);
  const isEmpty = checkout !== null && `${checkout} ${checkoutHour}` <= `${stay.start} 15:00`;
  return [...(isEmpty ? [] : [checkIn]), ...(checkOut === null ? [] : [checkOut]), ...rents];
}

export async function compareCalendar(stage: Stage, model: Model, reader: Reader): Promise<void> {
  const expected = expectedOf(model);
  for (const side of ['lister', 'tenant'] as const) {
    const place = `calendar of the ${side}`;
    if (stage.isToRead(place, expected)) {
      reader.lists(place, await readFeed(stage, side), expected);
    }
  }
}

async function readFeed(stage: Stage, side: Side): Promise<string[]> {
  const { body } = await stage.call(side, 'POST', '/calendar', {});
  const { text } = await stage.get(side, new URL(body.url).pathname.slice('/api'.length));
  const events = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const days = new Map<string, number>();
  const others: string[] = [];
  for (const event of events) {
    const [, start = ''] = /DTSTART(?:;VALUE=DATE)?:(\w+)/.exec(event) ?? [];
    const day = start.replace(/^(....)(..)(..)/, '$1-$2-$3');
    const hour = day.replace(/T(..)(..)(..)Z$/, 'T$1:$2:$3Z');
    const at = hour === day ? day : `${Date.parse(hour)}`;
    const [, amount] = /SUMMARY:Rent due: \$([\d\\,.]+)\\,/.exec(event) ?? [];
    const [, what = 'another event'] = /SUMMARY:(Check-\w+)/.exec(event) ?? [];
    if (amount === undefined) others.push(`${at} ${what}`);
    else
      days.set(at, (days.get(at) ?? 0) + Math.round(Number(amount.replaceAll(/[\\,]/g, '')) * 100));
  }
  return [...others, ...[...days].map(([at, cents]) => `${at} Rent ${cents}`)];
}
