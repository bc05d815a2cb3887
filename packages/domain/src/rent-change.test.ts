import { describe, expect, it } from 'vitest';
import type { Stay } from './rent.ts';
import { adjustedRent, planAdjustedRent, planRentChange } from './rent-change.ts';
import { AUTOPAY, type AutoPay } from './rental-lifecycle.ts';

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

describe('a change of several rents', () => {
  it('goes to an amount, by an amount, or by percent, rounded half up to the cent', () => {
    expect(adjustedRent(40_000, { to: 410.5 })).toBe(41_050);
    expect(adjustedRent(40_000, { by_amount: -25 })).toBe(37_500);
    expect(adjustedRent(33_333, { by_percent: 2.25 })).toBe(34_083);
    expect(adjustedRent(10_050, { by_percent: 5 })).toBe(10_553);
    expect(adjustedRent(10_050, { by_percent: -5 })).toBe(9548);
  });

  const terms = { rental_amount: 40_000, payment_date: 1 };
  const bed = { stay: stay(), ...terms, auto_pay: AUTOPAY.off as AutoPay };
  const plan = (change: object, from: string, more: Partial<typeof bed> = {}) =>
    planAdjustedRent({ ...bed, ...more }, change, { ...at('2027-06-20'), from });

  it('begins with the first period on the chosen day or later, and asks above 20 %', () => {
    expect(plan({ by_percent: 20 }, '2027-08-02')).toEqual({
      ...{ old: 40_000, new: 48_000, from: '2027-09-01', needsAnswer: false, fault: null },
    });
    expect(plan({ by_percent: 21 }, '2027-07-01')).toMatchObject({
      ...{ from: '2027-07-01', needsAnswer: true, fault: null },
    });
  });

  it('names the field and the reason where it is not possible', () => {
    const fault = (...of: Parameters<typeof plan>) => {
      const { fault: found } = plan(...of);
      return found && `${found.field} ${found.key}`;
    };
    const byCard = { auto_pay: AUTOPAY.on };
    expect([
      fault({ by_amount: -399.5 }, '2027-08-01'),
      fault({ by_amount: -399.51 }, '2027-08-01'),
      fault({ by_amount: 99_600.01 }, '2027-08-01'),
      fault({ to: 5000.01 }, '2027-08-01', byCard),
      fault({ to: 5000 }, '2027-08-01', byCard),
      fault({ to: 390 }, '2027-06-20'),
      fault({ to: 390 }, '2027-06-21'),
      fault({ to: 410 }, '2027-06-29'),
      fault({ to: 410 }, '2027-06-30'),
      fault({ to: 410 }, '2027-07-05', { stay: stay({ checkout_date: '2027-07-20' }) }),
    ]).toEqual([
      null,
      'change is_too_small',
      'change is_too_large',
      'change is_above_the_card_maximum',
      null,
      'from date_is_before_tomorrow',
      null,
      'from notice_is_too_short',
      null,
      'from stay_ends_before',
    ]);
    // A period begins on the tenth day, but fewer than ten days after this hour.
    const late = { ...at('2027-06-21'), from: '2027-07-01' };
    expect(planAdjustedRent(bed, { to: 410 }, late).fault?.key).toBe('notice_is_too_short');
  });
});
