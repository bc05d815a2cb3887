import { describe, expect, it } from 'vitest';
import type { Stay } from './rent.ts';
import { planRentChange } from './rent-change.ts';

const stay = (more: Partial<Stay> = {}): Stay => ({
  ...{ start_date: '2027-01-01', checkout_date: null },
  terms: [{ from_date: '2027-01-01', rental_amount: 40_000, payment_date: 1 }],
  ...more,
});
const at = (today: string, hour = '12') => ({
  ...{ nextRentOn: '2027-07-01', now: new Date(`${today}T${hour}:00:00Z`), today },
});
const to = (rental_amount: number) => ({ rental_amount, payment_date: 1 });

describe('a changed rent', () => {
  it('that is higher holds from the first period that begins ten days after its notice', () => {
    expect(planRentChange(stay(), to(45_000), at('2027-06-20')).from).toBe('2027-07-01');
    expect(planRentChange(stay(), to(45_000), at('2027-06-21', '07')).from).toBe('2027-07-01');
    expect(planRentChange(stay(), to(45_000), at('2027-06-21', '08')).from).toBe('2027-08-01');
  });

  it('that is lower holds from the next period', () => {
    const plan = planRentChange(stay(), to(35_000), at('2027-06-30'));
    expect(plan).toEqual({ from: '2027-07-01', needsAnswer: false });
  });

  it('needs an answer above 120% of the lowest rent of twelve months', () => {
    const needs = (rent: number, terms = stay().terms, today = '2027-06-01') =>
      planRentChange(stay({ terms }), to(rent), at(today)).needsAnswer;
    expect([needs(48_000), needs(48_001)]).toEqual([false, true]);
    const twice = [...stay().terms, { ...to(48_000), from_date: '2027-05-01' }];
    expect([needs(49_000, twice), needs(57_000, twice, '2028-05-10')]).toEqual([true, false]);
    // What was only announced has never held.
    const announced = [...stay().terms, { ...to(48_000), from_date: '2027-07-01' }];
    expect(needs(48_000, announced)).toBe(false);
  });

  it('needs an answer before an agreed end', () => {
    const agreed = stay({ checkout_date: '2027-12-01' });
    expect(planRentChange(agreed, to(40_001), at('2027-06-01')).needsAnswer).toBe(true);
    expect(planRentChange(agreed, to(39_999), at('2027-06-01')).needsAnswer).toBe(false);
  });

  it('a changed rent for which no period remains begins at the agreed end, and needs no answer', () => {
    const agreed = stay({ checkout_date: '2027-07-20' });
    const last = { from: '2027-07-20', needsAnswer: false };
    expect(planRentChange(agreed, to(44_000), at('2027-06-25'))).toEqual(last);
    expect(planRentChange(agreed, to(35_000), at('2027-07-05'))).toEqual(last);
  });
});
