import { describe, expect, it } from 'vitest';
import { AUTOPAY_TRANSITIONS } from './autopay-lifecycle.ts';
import { PAYOUT_GUIDE_MS } from './constants.ts';
import { HEAR_ABOUT_US } from './lists.ts';
import {
  MANUAL_PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  PAYMENT_REQUEST_STATUSES,
} from './money-lists.ts';
import {
  AFTER_ACCEPT_MS,
  AUTO_PAY_STATES,
  bookingReference,
  EMAIL_SEARCH_DEBOUNCE_MS,
  isEmptyStay,
  JOB_POSITIONS,
  RELOAD_AFTER_ACCEPT_MS,
  RENTAL_STATUSES,
  RENTAL_TRANSITIONS,
  SEARCH_FILTER_DEBOUNCE_MS,
  wireRentalStatus,
} from './rental-lifecycle.ts';

describe('a rental', () => {
  it('has a booking reference of six digits', () => {
    expect([bookingReference(7), bookingReference(1_234_567)]).toEqual(['000007', '1234567']);
  });

  it('is pending, accepted, deleted or complete for callers', () => {
    expect(
      Object.fromEntries(RENTAL_STATUSES.map((statuse) => [statuse, wireRentalStatus(statuse)])),
    ).toEqual({
      pending: 'pending',
      accepted: 'accepted',
      cancelled: 'deleted',
      declined: 'deleted',
      ended: 'complete',
    });
  });

  it.each([
    ['pending', 'lister', ['cancel_invite', 'edit_invite', 'resend_invite']],
    ['pending', 'tenant', ['accept', 'decline', 'request_checkout']],
    ['accepted', 'lister', ['check_out', 'schedule_checkout', 'update', 'withdraw_rent_change']],
    [
      'accepted',
      'tenant',
      ['accept_rent_change', 'decline_rent_change', 'leave', 'request_checkout'],
    ],
    ['cancelled', 'lister', []],
    ['declined', 'tenant', []],
    ['ended', 'lister', ['settle']],
  ] as const)('that is %s has the actions of its %s', (status, party, actions) => {
    const own = RENTAL_TRANSITIONS.filter(
      ({ from, by, action, needsRequest }) =>
        from === status &&
        by === party &&
        !['edit_note', 'dismiss_answer'].includes(action) &&
        needsRequest === undefined,
    );
    expect(own.map(({ action }) => action).toSorted()).toEqual(actions);
  });

  it('has four values of AutoPay; each step is from one to another', () => {
    expect(AUTO_PAY_STATES).toEqual([0, 1, 2, 3]);
    const steps = AUTOPAY_TRANSITIONS.filter(({ status }) => status === 'accepted').map(
      ({ by, action, from, to }) => `${by} ${action} ${from} ${to}`,
    );
    expect(steps.toSorted()).toEqual([
      'lister disable_autopay 1 3',
      'lister disable_autopay 2 0',
      'lister request_autopay 0 2',
      'lister request_autopay 3 1',
      'tenant accept_autopay 2 1',
      'tenant accept_autopay 3 0',
      'tenant decline_autopay 2 0',
      'tenant decline_autopay 3 1',
      'tenant disable_autopay 1 0',
      'tenant disable_autopay 2 0',
      'tenant disable_autopay 3 0',
    ]);
  });
});

it('rentals have the specified options', () => {
  expect(JOB_POSITIONS).toEqual([
    'Pilot',
    'Flight Attendant',
    'Gate Agent',
    'Mechanic',
    'Corporate',
    'Other',
  ]);
  expect(MANUAL_PAYMENT_METHODS).toEqual([
    'cash',
    'apple_pay',
    'bank_transfer',
    'bitcoin',
    'cash_app',
    'google_pay',
    'paypal',
    'venmo',
    'wise',
    'zelle',
    'other',
  ]);
  expect(PAYMENT_PURPOSES).toEqual([
    'deposit',
    'rent',
    'parking',
    'late_fee',
    'extra_nights',
    'damage',
    'other',
  ]);
  expect(PAYMENT_REQUEST_STATUSES).toEqual(['pending', 'processing', 'complete', 'rejected']);
  expect(HEAR_ABOUT_US).toEqual([
    'friend',
    'facebook',
    'instagram',
    'twitter',
    'internet',
    'landlord',
    'other',
  ]);
});

it.each([
  ['2026-02-20', '03:00', true],
  ['2026-02-20', '15:00', true],
  ['2026-02-20', '16:00', false],
  ['2026-02-20', null, false],
  ['2026-02-19', '18:00', true],
  ['2026-02-21', '03:00', false],
  [null, null, false],
])('a stay from 3 PM of Feb 20 until %s %s is empty: %s', (checkout_date, checkout_time, empty) => {
  const from = { start_date: '2026-02-20', start_time: '15:00' };
  expect(isEmptyStay({ ...from, checkout_date, checkout_time })).toBe(empty);
});

it('screens of rentals wait as long as specified', () => {
  expect({
    AFTER_ACCEPT_MS,
    RELOAD_AFTER_ACCEPT_MS,
    EMAIL_SEARCH_DEBOUNCE_MS,
    SEARCH_FILTER_DEBOUNCE_MS,
    PAYOUT_GUIDE_MS,
  }).toEqual({
    AFTER_ACCEPT_MS: 1500,
    RELOAD_AFTER_ACCEPT_MS: 1200,
    EMAIL_SEARCH_DEBOUNCE_MS: 333,
    SEARCH_FILTER_DEBOUNCE_MS: 1000,
    PAYOUT_GUIDE_MS: 3000,
  });
});
