import { describe, expect, it } from 'vitest';
import { addMonths, farDate, formatDay } from './calendar.ts';
import { isPastExpiry } from './card-expiry.ts';
import { freeRanges } from './free-ranges.ts';
import {
  countedDay,
  dueDay,
  dueRent,
  nextRent,
  nextRentHour,
  rentDueAt,
  trimmedRent,
} from './rent.ts';
import { planRentChange } from './rent-change.ts';
import { quoteInDollars, quoteRent } from './rent-quote.ts';
import { AUTOPAY, rentalPhase } from './rental-lifecycle.ts';
import { endOfRent, needsCheckoutReason } from './settlement.ts';
import { fitsEntry } from './waitlist-lifecycle.ts';
import { addDays, daysBetween, instantAt, localDate } from './zoned-time.ts';

const on = (from: string, months: number) =>
  addMonths(new Date(`${from}T10:20:30.400Z`), months).toISOString();

describe('months from an anchor', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-05-31', 6, '2026-11-30'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-08-29', 6, '2027-02-28'],
    ['2027-08-29', 6, '2028-02-29'],
    ['2026-08-31', 12, '2027-08-31'],
    ['2028-02-29', 24, '2030-02-28'],
    ['2028-02-28', 12, '2029-02-28'],
    // Not a leap year, like most centuries.
    ['2096-02-29', 48, '2100-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-03-15', 0, '2026-03-15'],
  ])('%s and %i months is %s, at the same time of day', (from, months, to) => {
    expect(on(from, months)).toBe(`${to}T10:20:30.400Z`);
  });
});

describe('functions with dates', () => {
  const NOW = new Date('2028-02-29T23:30:00Z');
  const today = '2028-02-29';
  /** Both limits of entered dates, days around today, and dates that only older rows hold. */
  const dates = [
    '2018-02-28',
    '2028-02-28',
    today,
    '2028-03-01',
    '2038-02-28',
    '0001-01-01',
    '9999-12-31',
  ];
  const zones = ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const starts = dates.filter((date) => date !== '0001-01-01');
  const days = starts.flatMap((from) => [...dates, null].map((to) => ({ from, to })));

  it.each(days)('do not throw from $from to $to', ({ from, to }) => {
    const terms = [{ from_date: from, rental_amount: 40_000, payment_date: 28 }];
    const stay = { start_date: from, checkout_date: to, terms };
    const quote = quoteInDollars(quoteRent({ ...stay, deposit: 100, auto_pay: AUTOPAY.on }, NOW));
    expect(JSON.stringify(quote).length).toBeLessThan(50_000);
    const change = { rental_amount: 60_000, payment_date: 1 };
    planRentChange(stay, change, { nextRentOn: from, now: NOW, today });
    dueRent(stay, from, NOW);
    nextRent(stay, from, NOW);
    trimmedRent(stay, from);
    const row = { id: 1, from, to: to ?? today, amount: 1, settled: 0, carried: 0, refunded: 0 };
    const open = {
      ...row,
      ...{ returned: 0, returned_on: null },
      state: 'open',
      by_card: false,
      is_busy: false,
      is_due: true,
      is_replacement: false,
    } as const;
    endOfRent(stay, { rows: [open], credit: 0, rests: [], unbilled_from: null });
    needsCheckoutReason({ agreed: to, requested: null, today, day: from });
    rentalPhase({ status: 'accepted', start_date: from, checkout_date: to }, today);
    freeRanges([[{ from, to }]], today, '2029-02-28');
    fitsEntry({ wanted_from: to, bed_kind: null }, { bed_kind: 'cold', freeFrom: from }, today);
    farDate(from, NOW);
    countedDay(from, to ?? today);
    expect(addDays(from, 1)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(daysBetween(from, to ?? today)).not.toBeNaN();
    const [year = 0, month = 1] = from.split('-').map(Number);
    isPastExpiry({ exp_year: year, exp_month: month }, NOW);
    for (const zone of zones) {
      const instant = instantAt(from, '23:00', zone);
      expect(localDate(instant, zone)).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(dueDay(rentDueAt(from), zone)).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(formatDay(instant, zone)).not.toContain('Invalid');
      expect(nextRentHour(instant).getTime()).not.toBeNaN();
    }
  });
});
