import { describe, expect, it } from 'vitest';
import { afterClosing, heldForLister, linesOf, sumsIn } from './readings.ts';
import { playOn } from './testing.ts';

const run = { on: 'run' } as const;
const MONTHS = Array.from({ length: 12 }, (_, at) => `${at + 1}`.padStart(2, '0'));
const ZONES = ['Pacific/Honolulu', 'America/Los_Angeles', 'Europe/London', 'Australia/Sydney'];

/** A year with a deposit, rent, cash, a refund in the next year and a dispute, around midnights. */
const yearIn = (zone: string) =>
  playOn(
    { zone, autopay: true, deposit: 20_000, payday: 1 },
    ['2027-03-01T07:00Z', run],
    // New Year's Eve in Honolulu, January 1 elsewhere; the other way round in Sydney.
    ['2028-01-01T07:00Z', run],
    ['2028-01-01T09:00Z', { on: 'entry', name: 'cash', cents: 5000, for: 'parking' }],
    ['2028-01-01T09:30Z', { on: 'dispute', name: 'd1', payment: 'rent 2028-01-01' }],
    [
      '2028-01-01T10:30Z',
      { on: 'refund', name: 'r1', payment: 'rent 2027-03-01', cents: 9000, method: 'card' },
    ],
    ['2027-12-31T13:30Z', { on: 'decision', dispute: 'd1', won: true }],
  );

describe.each(ZONES)('in %s', (zone) => {
  it.each([2027, 2028])('the year %d is its twelve months and its CSV', (year) => {
    const model = yearIn(zone);
    const whole = sumsIn(model, `${year}-`);
    const months = MONTHS.map((month) => sumsIn(model, `${year}-${month}-`));
    const lines = linesOf(model, year);
    for (const key of ['amount', 'deposit', 'fee'] as const) {
      expect(months.reduce((total, month) => total + month[key], 0)).toBe(whole[key]);
      expect(lines.reduce((total, line) => total + line[key], 0)).toBe(whole[key]);
    }
  });
});

it('a report dates a charge at the crash pad', () => {
  expect(sumsIn(yearIn('Pacific/Honolulu'), '2027-12-').amount).not.toBe(0);
  expect(sumsIn(yearIn('Europe/London'), '2027-12-').amount).not.toBe(
    sumsIn(yearIn('Pacific/Honolulu'), '2027-12-').amount,
  );
});

describe('a closed year', () => {
  const entry = (paidOn: string) =>
    ({ on: 'entry', name: paidOn, cents: 700, for: 'other', paidOn }) as const;

  it('keeps its sums: what is recorded after April 30 counts when it is recorded', () => {
    const model = playOn(
      {},
      ['2028-04-30T12:00Z', entry('2027-12-30')],
      ['2028-05-01T12:00Z', entry('2027-12-31')],
    );
    expect([sumsIn(model, '2027-').amount, sumsIn(model, '2028-05-').amount]).toEqual([700, 700]);
    expect(afterClosing(model, 2027).map(({ payment }) => payment)).toEqual(['2027-12-31']);
  });

  it('keeps an entry that is voided after it; an open year does not', () => {
    const openYear = playOn(
      {},
      ['2028-04-20T12:00Z', entry('2027-12-30')],
      ['2028-04-30T12:00Z', { on: 'void', entry: '2027-12-30' }],
    );
    expect(sumsIn(openYear, '2027-').amount).toBe(0);
    const closedYear = playOn(
      {},
      ['2028-04-20T12:00Z', entry('2027-12-30')],
      ['2028-05-02T12:00Z', { on: 'void', entry: '2027-12-30' }],
    );
    expect([sumsIn(closedYear, '2027-').amount, sumsIn(closedYear, '2028-05-').amount]).toEqual([
      700, -700,
    ]);
  });
});

it('a settled deposit is income by its deductions, on the day of the settlement', () => {
  const model = playOn({ deposit: 20_000, autopay: true }, [
    '2027-05-03T12:00Z',
    {
      ...{ on: 'refund', name: 'r1', payment: 'deposit', cents: 5000, method: 'card' },
      deductions: [
        { for: 'damage', cents: 12_000 },
        { for: 'late_fee', cents: 3000 },
      ],
    },
  ]);
  expect(sumsIn(model, '2027-02-')).toEqual({ amount: 0, deposit: 20_000, fee: -810 });
  expect(sumsIn(model, '2027-05-')).toEqual({ amount: 15_000, deposit: -20_000, fee: 0 });
  expect(linesOf(model, 2027).map((line) => [line.kind, line.for])).toEqual([
    ['payment', 'deposit'],
    ['refund', 'deposit'],
    ['kept', 'damage'],
    ['kept', 'late_fee'],
  ]);
  expect(heldForLister(model)).toBe(20_000 - 810 - 5000);
});
