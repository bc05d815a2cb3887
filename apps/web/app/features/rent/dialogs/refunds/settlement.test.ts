import { PAID_BY } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { suggestedAmount, targetOfRental, targetOfRow } from './settlement.ts';

const march = { amount: 400, period_from: '2027-03-01', period_to: '2027-04-01' };
const april = { amount: 400, period_from: '2027-04-01', period_to: '2027-05-01' };
const charge = {
  id: 1,
  due_at: '',
  state: 'due',
  late_days: null,
  hold: null,
  was_left: false,
  reopened: null,
  next_attempt_at: null,
  late_fee: null,
} as const;
const openCharges: Parameters<typeof targetOfRental>[0]['open_charges'] = [
  { ...charge, ...march },
  { ...charge, ...march },
  { ...charge, ...april, state: 'upcoming' },
];
const rental = {
  id: 7,
  open_charge: { ...charge, ...march },
  open_charges: openCharges,
  next_charge: {
    ...april,
    due_at: '',
    by: PAID_BY.manual,
    rent: 400,
    carried: 0,
    charged_at: null,
    carried_from: null,
    carried_to: null,
    credit: 0,
  },
  deposit_state: {
    state: 'part',
    agreed: 200,
    paid: 50,
    held: 50,
    returned: 0,
    kept: 0,
    taken_back: 0,
    disputed: 0,
    open: 150,
    requested: 0,
    by: PAID_BY.manual,
    paid_on: '2027-03-01',
    settled_on: null,
    hold: null,
    reasons: [],
  },
} satisfies Parameters<typeof targetOfRental>[0];
const target = targetOfRental(rental, 'Mia');

describe('a manual payment', () => {
  it('defaults to the rent due, or the next rent', () => {
    expect(suggestedAmount(target, 'rent')).toBe(800);
    expect(suggestedAmount({ ...target, owed: 0 }, 'rent')).toBe(400);
    expect(suggestedAmount({ ...target, owed: 0, next: null }, 'rent')).toBeNull();
    expect(suggestedAmount(target, 'deposit')).toBe(150);
    expect(suggestedAmount(target, 'parking')).toBeNull();
  });

  it('names the period of the selected row', () => {
    const row = { ...march, rental_id: 7, tenant: 'Mia', settled: 100.1 };
    const ofRow = targetOfRow(row);
    expect(suggestedAmount(ofRow, 'rent')).toBe(299.9);
    expect(ofRow.period_from).toBe('2027-03-01');
  });

  it('offers no deposit once the rental has ended', () => {
    const deposit_state = { ...rental.deposit_state, state: 'held', open: 0 } as const;
    const over = targetOfRental({ ...rental, deposit_state }, 'Mia');
    expect(suggestedAmount(over, 'deposit')).toBeNull();
  });
});
