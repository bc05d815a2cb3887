import { describe, expect, it } from 'vitest';
import { nextCharge } from './charges.ts';
import { leftOf } from './model.ts';
import { playOn } from './testing.ts';

const run = { on: 'run' } as const;
const MARCH = '2027-03-01T07:00Z';

describe('a changed rent', () => {
  it.each([
    ['lower', 30_000, '2027-03-20T12:00Z', 'announced', 30_000],
    ['raised 11 days before', 44_000, '2027-03-20T12:00Z', 'announced', 44_000],
    ['raised 9 days before', 44_000, '2027-03-23T12:00Z', 'announced', 40_000],
    ['raised by a quarter', 50_000, '2027-03-20T12:00Z', 'asked', 40_000],
  ])('%s: next $%d', (_, cents, at, state, next) => {
    const model = playOn({}, [MARCH, run], [at, { on: 'rent', cents }]);
    expect(model.rentChanges.at(-1)).toMatchObject({ state, new: cents });
    expect(nextCharge(model)).toMatchObject({ amount: next, from: '2027-04-01' });
  });

  it('does not change rent that was covered before', () => {
    const model = playOn(
      {},
      [MARCH, run],
      ['2027-03-02T12:00Z', { on: 'entry', name: 'cash', cents: 50_000, for: 'rent' }],
      ['2027-03-03T12:00Z', { on: 'rent', cents: 44_000 }],
    );
    expect(nextCharge(model)).toMatchObject({ from: '2027-04-01', rent: 40_000, amount: 30_000 });
    expect(model.rows.map((row) => leftOf(model, row))).toEqual([0, 30_000]);
  });
});
