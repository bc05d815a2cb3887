import { expect, it } from 'vitest';
import {
  firstBilledDay,
  lastPaymentDay,
  nextPaymentDay,
  type RentPeriod,
  type RentTerms,
  rentPeriods,
  type Stay,
} from './rent.ts';
import { daysBetween } from './zoned-time.ts';

/** Worked examples: the days of one period, the days of its month, and the rent in cents. */

interface Example {
  start: string;
  day: number;
  rent?: number;
  checkout?: string;
  /** The payment day from a date on. */
  changed?: { from: string; day: number };
  /** The first day that is not billed yet; default: check-in, or the day of the acceptance. */
  from?: string;
  accepted?: string;
  /** The index of the period; 0 by default. */
  at?: number;
}

function stayOf({ start, day, rent = 40_000, checkout, changed }: Example): Stay {
  const terms: RentTerms[] = [{ from_date: start, rental_amount: rent, payment_date: day }];
  if (changed) {
    terms.push({ from_date: changed.from, rental_amount: rent, payment_date: changed.day });
  }
  return { start_date: start, checkout_date: checkout ?? null, terms };
}

function periodOf(example: Example): RentPeriod {
  const stay = stayOf(example);
  const { accepted, at = 0 } = example;
  const from = accepted === undefined ? example.from : firstBilledDay(stay, new Date(accepted));
  const periods = rentPeriods(stay, from);
  for (let skipped = 0; skipped < at; skipped += 1) periods.next();
  const period = periods.next().value;
  if (!period) throw new Error('there is no such period');
  return period;
}

const EXAMPLES: [name: string, example: Example, days: number, month: number, cents: number][] = [
  ['check-in on 20 March', { start: '2027-03-20', day: 1 }, 12, 31, 15_484],
  ['check-in on the last of January', { start: '2028-01-31', day: 28 }, 28, 31, 36_129],
  ['a February of a leap year', { start: '2028-02-15', day: 1 }, 15, 29, 20_690],
  ['another February', { start: '2027-02-15', day: 1 }, 14, 28, 20_000],
  ['check-in on the leap day', { start: '2028-02-29', day: 28 }, 28, 29, 38_621],
  ['over the new year', { start: '2027-12-20', day: 5, rent: 35_000 }, 16, 31, 18_065],
  ['one night before the payment day', { start: '2027-04-09', day: 10 }, 1, 31, 1290],
  [
    'a check-out in a month that is not billed',
    { start: '2027-05-01', day: 1, checkout: '2027-06-15', at: 1 },
    14,
    30,
    18_667,
  ],
  [
    'that check-out moved after its days were paid',
    { start: '2027-05-01', day: 1, checkout: '2027-06-25', from: '2027-06-15' },
    10,
    30,
    13_333,
  ],
  [
    'the bridge to another payment day',
    { start: '2027-03-01', day: 1, changed: { from: '2027-03-20', day: 15 }, at: 1 },
    14,
    31,
    18_065,
  ],
  [
    'an invitation accepted after check-in',
    { start: '2027-03-05', day: 1, accepted: '2027-03-10T12:00:00Z' },
    27,
    31,
    34_839,
  ],
];

it.each(EXAMPLES)('%s', (_name, example, days, month, cents) => {
  const { from, to, amount } = periodOf(example);
  const { changed } = example;
  const day = changed && from >= changed.from ? changed.day : example.day;
  const length = daysBetween(lastPaymentDay(from, day), nextPaymentDay(from, day));
  expect([daysBetween(from, to), length, amount]).toEqual([days, month, cents]);
});
