import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  billableFrom,
  dueRent,
  firstBilledDay,
  lateDays,
  nextPaymentDay,
  nextRent,
  prorate,
  type RentPeriod,
  rentOpenDay,
  rentPeriods,
  type Stay,
  trimmedRent,
  unbilledRent,
  unusedRent,
} from './rent.ts';
import { addDays } from './zoned-time.ts';

const stay = (start_date: string, payment_date: number, more: Partial<Stay> = {}): Stay => ({
  start_date,
  checkout_date: null,
  terms: [{ from_date: start_date, rental_amount: 40_000, payment_date }],
  ...more,
});

function take(periods: Iterable<RentPeriod>, count: number): RentPeriod[] {
  const taken: RentPeriod[] = [];
  for (const period of periods) {
    taken.push(period);
    if (taken.length === count) break;
  }
  return taken;
}

it('makes the first rent due at 07:00 UTC on the day of check-in', () => {
  const [first] = take(rentPeriods(stay('2027-03-20', 1)), 1);
  expect(first?.due_at.toISOString()).toBe('2027-03-20T07:00:00.000Z');
});

it('charges the last period until check-out, and only the added days of a later one', () => {
  const until = stay('2027-05-01', 1, { checkout_date: '2027-06-15' });
  expect(take(rentPeriods(until), 5).map(({ amount }) => amount)).toEqual([40_000, 18_667]);
  const later = { ...until, checkout_date: '2027-06-25' };
  expect(take(rentPeriods(later, '2027-06-15'), 5).map(({ amount }) => amount)).toEqual([13_333]);
});

it('adds one bridge period for a changed payment day', () => {
  const terms = [
    { from_date: '2027-01-01', rental_amount: 40_000, payment_date: 1 },
    { from_date: '2027-03-20', rental_amount: 40_000, payment_date: 15 },
  ];
  const periods = take(rentPeriods(stay('2027-03-01', 1, { terms })), 3);
  expect(periods.map(({ from, to, amount }) => [from, to, amount])).toEqual([
    ['2027-03-01', '2027-04-01', 40_000],
    ['2027-04-01', '2027-04-15', 18_065],
    ['2027-04-15', '2027-05-15', 40_000],
  ]);
});

it('charges a late acceptance from check-in or the last payment day, never earlier', () => {
  const late = stay('2027-03-05', 1);
  const accepted = new Date('2027-03-10T12:00:00Z');
  expect(firstBilledDay(late, accepted)).toBe('2027-03-05');
  expect(prorate(40_000, '2027-03-05', '2027-04-01', 1)).toBe(34_839);
  expect(firstBilledDay(late, new Date('2027-05-10T12:00:00Z'))).toBe('2027-05-01');
});

it('never bills a period from before the last ten years', () => {
  const old = stay('2010-01-20', 1);
  const now = new Date('2027-03-10T12:00:00Z');
  const due = dueRent(old, '2010-01-20', now);
  expect([due[0]?.from, due.at(-1)?.from, due.length]).toEqual(['2017-03-01', '2027-03-01', 121]);
  const over = { ...old, checkout_date: '2015-01-01' };
  expect(dueRent(over, '2010-01-20', now)).toEqual([]);
  expect(billableFrom(over, '2010-01-20', now)).toBe('2017-03-01');
});

it('adds what is too small to charge to the next period, and waives it if there is none', () => {
  const terms = [{ from_date: '2027-03-31', rental_amount: 1000, payment_date: 1 }];
  const small = stay('2027-03-31', 1, { terms });
  const [first] = take(rentPeriods(small), 1);
  expect(first).toMatchObject({ from: '2027-03-31', to: '2027-05-01', amount: 1032 });
  expect(first?.due_at.toISOString()).toBe('2027-04-01T07:00:00.000Z');
  expect(take(rentPeriods({ ...small, checkout_date: '2027-04-01' }), 5)).toEqual([]);
});

it('is empty for a rental without rent', () => {
  const terms = [{ from_date: '2027-01-01', rental_amount: 0, payment_date: 1 }];
  expect([...rentPeriods(stay('2027-01-01', 1, { terms }))]).toEqual([]);
  expect(nextRent(stay('2027-01-01', 1, { terms }), '2027-01-01', new Date(0))).toBeNull();
});

it('suggests the unused days of a paid period', () => {
  const paid = { from: '2027-06-01', to: '2027-07-01', amount: 40_000 };
  expect(unusedRent(paid, '2027-06-15')).toBe(21_333);
  expect(unusedRent(paid, '2027-07-05')).toBe(0);
  expect(unusedRent(paid, '2027-05-01')).toBe(40_000);
});

it('opens all due periods, each at its hour', () => {
  const open = stay('2027-03-20', 1);
  const until = (at: string) => dueRent(open, '2027-03-20', new Date(at)).map(({ from }) => from);
  expect(until('2027-03-20T06:59:59Z')).toEqual([]);
  expect(until('2027-03-20T07:00:00Z')).toEqual(['2027-03-20']);
  expect(until('2027-05-01T07:00:00Z')).toEqual(['2027-03-20', '2027-04-01', '2027-05-01']);
});

it('shortens a period to a moved check-out, and drops one that becomes too small', () => {
  const until = (checkout_date: string) =>
    trimmedRent(stay('2027-06-01', 1, { checkout_date }), '2027-06-01');
  expect(until('2027-06-15')).toMatchObject({ to: '2027-06-15', amount: 18_667 });
  expect(until('2027-06-01')).toBeNull();
  const terms = [{ from_date: '2027-06-01', rental_amount: 1000, payment_date: 1 }];
  const small = stay('2027-06-01', 1, { terms, checkout_date: '2027-06-02' });
  expect(trimmedRent(small, '2027-06-01')).toBeNull();
});

it('charges every day exactly once, however often check-out moves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 28 }),
      (nights, payment_date) => {
        const start = '2027-01-10';
        const base = stay(start, payment_date);
        let covered = start;
        let now = new Date(`${start}T07:00:00Z`);
        for (const more of nights) {
          const checkout_date = addDays(covered, more);
          now = new Date(now.getTime() + more * 12 * 60 * 60 * 1000);
          for (const { from, to } of dueRent({ ...base, checkout_date }, covered, now)) {
            expect(from).toBe(covered);
            expect(to > from && to <= checkout_date).toBe(true);
            covered = to;
          }
          const { next_rent_on } = unbilledRent({ ...base, checkout_date }, covered);
          if (next_rent_on !== null) expect(next_rent_on).toBe(covered);
        }
      },
    ),
  );
});

const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2027-01-01', days));

it('charges every day exactly once, for any dates', () => {
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 800 }),
      fc.integer({ min: 2000, max: 500_000 }),
      (start, payment_date, nights, rental_amount) => {
        const checkout_date = addDays(start, nights);
        const terms = [{ from_date: start, rental_amount, payment_date }];
        const periods = [...rentPeriods({ start_date: start, checkout_date, terms })];
        let day = start;
        for (const { from, to } of periods) {
          expect(from).toBe(day);
          expect(to > from).toBe(true);
          day = to;
        }
        if (periods.length > 0) expect(day <= checkout_date).toBe(true);
      },
    ),
  );
});

it('splits a month into parts that add up, to within one cent per split', () => {
  fc.assert(
    fc.property(
      date,
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 27 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (start, day, nights, rent) => {
        const end = nextPaymentDay(start, day);
        const middle = addDays(start, nights);
        if (middle >= end) return;
        const parts = prorate(rent, start, middle, day) + prorate(rent, middle, end, day);
        expect(Math.abs(parts - prorate(rent, start, end, day))).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it.each([
  ['2026-12-06T08:00:00Z', 8],
  ['2026-12-06T04:59:00Z', 7],
  ['2026-11-28T22:00:00Z', 0],
])('counts the days since the shown due day: at %s it is %i', (now, days) => {
  const accepted = new Date('2026-11-28T21:17:00Z');
  const rent = { due_at: accepted, created_at: accepted };
  expect(lateDays(rent, 'America/New_York', new Date(now))).toBe(days);
});

it.each([
  ['2026-12-10T07:00:05Z', 5],
  ['2026-12-11T18:00:00Z', 6],
  ['2026-12-12T06:00:00Z', 6],
])(
  'counts the days of rent that opened on the evening before at the crash pad: at %s it is %i',
  (now, days) => {
    const rent = {
      due_at: new Date('2026-12-05T07:00:00Z'),
      created_at: new Date('2026-12-05T07:00:05Z'),
    };
    expect(rentOpenDay(rent, 'America/Anchorage')).toBe('2026-12-05');
    expect(lateDays(rent, 'America/Anchorage', new Date(now))).toBe(days);
  },
);

it('counts rent that an outage has left from the day of its row', () => {
  const rent = {
    due_at: new Date('2026-12-05T07:00:00Z'),
    created_at: new Date('2026-12-20T18:00:00Z'),
  };
  expect(rentOpenDay(rent, 'America/Anchorage')).toBe('2026-12-20');
});
