import type { contract } from '@crewpad/contract';
import { AUTOPAY, type AutopayPause } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import {
  autopayNotices,
  nextAction,
  oldestQuestion,
  rentNotice,
  shownAutopayNotices,
  unconfirmedBehind,
} from './notices.ts';

const charge = {
  id: 1,
  amount: 400,
  due_at: '2027-04-01T07:00:00.000Z',
  period_from: '2027-04-01',
  period_to: '2027-05-01',
  late_days: null,
  hold: null,
  was_left: false,
  reopened: null,
  next_attempt_at: null,
  late_fee: null,
};
const since = '2027-03-01T12:00:00.000Z';
const pausedBy = (reason: AutopayPause) => ({
  autopay_state: { state: 'paused' as const, since, reason },
});
const next_charge = { by: 'autopay' } as NonNullable<contract.rentals.Rental['next_charge']>;
const rental = {
  auto_pay: AUTOPAY.off,
  autopay_state: { state: 'off' as const, since },
  ...{ open_charge: null, next_charge },
  status: 'accepted' as const,
};

describe('the notice about rent', () => {
  it('appears for due, unpaid rent', () => {
    expect(rentNotice({ open_charge: null }, [])).toBeNull();
    for (const state of ['failed', 'late', 'due', 'pending'] as const) {
      expect(rentNotice({ open_charge: { ...charge, state } }, [])).toBe(state);
    }
    for (const state of ['upcoming', 'paid'] as const) {
      expect(rentNotice({ open_charge: { ...charge, state } }, [1])).toBeNull();
    }
  });
});

describe('a payment in progress', () => {
  it('waits for the bank, or for the tenant to confirm it', () => {
    const open_charge = { ...charge, state: 'pending' as const };
    expect(rentNotice({ open_charge }, [2])).toBe('pending');
    expect(rentNotice({ open_charge }, [1, 2])).toBe('unconfirmed');
  });
});

it('rent to confirm is named also behind an older row', () => {
  const older = { ...charge, state: 'late' as const };
  const waits = { ...charge, id: 2, state: 'pending' as const, hold: 'bank_confirmation' as const };
  const open = { open_charge: older, open_charges: [older, waits, { ...waits, id: 3 }] };
  expect(unconfirmedBehind(open, [1, 2])).toEqual([waits]);
  expect(unconfirmedBehind({ open_charge: waits, open_charges: [waits] }, [2])).toEqual([]);
});

describe('the notices about AutoPay', () => {
  it('are empty while it works or is off', () => {
    expect(autopayNotices(rental, true)).toEqual([]);
    expect(autopayNotices({ ...rental, auto_pay: AUTOPAY.on }, true)).toEqual([]);
  });

  it('show what pauses it before the request of the lister', () => {
    expect(
      autopayNotices({ ...rental, auto_pay: AUTOPAY.on, ...pausedBy('no_card') }, true),
    ).toEqual(['paused_no_card']);
    expect(
      autopayNotices({ ...rental, auto_pay: AUTOPAY.stopAsked, ...pausedBy('payouts') }, true),
    ).toEqual(['paused_payouts', 'autopay_stop_request']);
  });

  it('ask for nothing that a pause would need once no more rent comes', () => {
    const rentalWithoutCard = {
      ...rental,
      auto_pay: AUTOPAY.on,
      ...pausedBy('no_card'),
      next_charge: null,
    };
    expect(autopayNotices(rentalWithoutCard, true)).toEqual([]);
    const open_charge = { ...charge, state: 'due' as const };
    expect(autopayNotices({ ...rentalWithoutCard, open_charge }, true)).toEqual(['paused_no_card']);
  });

  it('leave out requests while AutoPay is disabled', () => {
    expect(autopayNotices({ ...rental, auto_pay: AUTOPAY.asked }, false)).toEqual([]);
    expect(autopayNotices({ ...rental, auto_pay: AUTOPAY.stopAsked }, false)).toEqual([
      'autopay_stop_request',
    ]);
  });

  it('show a request with an invitation, too', () => {
    expect(autopayNotices({ ...rental, auto_pay: AUTOPAY.asked }, true)).toEqual([
      'autopay_request',
    ]);
    expect(autopayNotices({ ...rental, auto_pay: AUTOPAY.asked, status: 'pending' }, true)).toEqual(
      ['autopay_request'],
    );
  });
});

describe('the question of a lister that is asked first', () => {
  const at = (asked_at: string, more: object = {}) => ({
    ...{ ...rental, auto_pay: AUTOPAY.asked, autopay_state: { state: 'asked', since } },
    rent_change: { state: 'asked', asked_at },
    ...more,
  });
  const first = (asked: object, isOffered = true) => oldestQuestion(asked as never, isOffered);

  it('is the one that waits longest', () => {
    expect(first(at('2027-03-02T12:00:00.000Z'))).toBe('autopay_request');
    expect(first(at('2027-02-27T12:00:00.000Z'))).toBe('rent_change');
    expect(first(at(since, { rent_change: null }))).toBe('autopay_request');
    expect(first(at('2027-03-02T12:00:00.000Z'), false)).toBe('rent_change');
    expect(first(at(since, { auto_pay: AUTOPAY.off, rent_change: null }))).toBeNull();
  });

  it('hides the later one, but never what pauses AutoPay', () => {
    const older = at('2027-02-27T12:00:00.000Z', pausedBy('no_card'));
    expect(shownAutopayNotices(older as never, true)).toEqual(['paused_no_card']);
  });
});

describe('nextAction', () => {
  const due = { id: 5, state: 'late' } as never;
  const rental = {
    auto_pay: AUTOPAY.on,
    autopay_state: null,
    ...{ open_charge: null, next_charge },
    status: 'accepted',
  } as const;
  const pause = { state: 'paused', reason: 'no_card' } as never;
  const of = (more: object, payable: number[] = []) =>
    nextAction({ ...rental, open_charges: [], rent_change: null, ...more }, payable, true);

  it('is the payment of due rent before a new card', () => {
    expect(of({ open_charges: [due], autopay_state: pause }, [5])).toEqual({ pay: 5 });
  });

  it('is the answer to another rent, or AutoPay, where nothing can be paid', () => {
    const rent_change = { state: 'asked' };
    expect(of({ open_charges: [due], rent_change, autopay_state: pause })).toBe('rent_change');
    expect(of({ open_charges: [due], autopay_state: pause })).toBe('autopay');
    expect(of({ rent_change: { state: 'announced' } })).toBeNull();
    expect(of({ rent_change, status: 'complete' })).toBeNull();
  });
});
