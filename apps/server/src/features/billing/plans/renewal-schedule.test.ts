import { describe, expect, it } from 'vitest';
import { nextAttempt, nextStep } from '../collection/dunning.ts';
import type { DunningAttempt } from '../ledger/pending.queries.ts';
import { day, END, facts } from '../testing.ts';
import { nextSlot, renewalRules } from './plans.queries.ts';

const declined = (at: number, over: Partial<DunningAttempt> = {}): DunningAttempt => ({
  paymentMethod: 'pm_1',
  status: 'declined',
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  adviceCode: null,
  createdAt: day(at),
  ...over,
});

describe('the schedule of a renewal', () => {
  it.each([
    [-2, -1],
    [-1, 0],
    [-0.5, 0],
    [0, 3],
    [2.9, 3],
    [3, 7],
    [7, undefined],
    [365, undefined],
  ])('has, %f days from the end of the term, %s as the next slot', (now, next) => {
    expect(nextSlot(END, day(now))).toEqual(next === undefined ? undefined : day(next));
  });
});

describe('a renewal that is due', () => {
  it.each([
    ['has no card', { card: null }, -1, 'reschedule'],
    ['has no card on the last day', { card: null }, 7, 'end'],
    ['was not charged yet', {}, -1, 'charge'],
    ['was not charged for a year', {}, 365, 'charge'],
    ['was declined a day ago', { attempts: [declined(-1)] }, 0, 'charge'],
    ['was already declined on this day', { attempts: [declined(0)] }, 0.01, 'reschedule'],
    ['was declined on the last day', { attempts: [declined(7)] }, 7.01, 'end'],
    [
      'is about to be confirmed',
      { status: 'action_required', attempts: [declined(0, { status: 'requires_action' })] },
      3,
      'wait',
    ],
    [
      'never reached the provider',
      { attempts: [declined(0, { code: 'never_received', declineCode: null })] },
      0.01,
      'charge',
    ],
    [
      'met a busy provider',
      { attempts: [declined(0, { code: 'rate_limit', declineCode: null })] },
      0.01,
      'charge',
    ],
    [
      'was declined with another card',
      { attempts: [declined(0, { paymentMethod: 'pm_0' })] },
      0.01,
      'charge',
    ],
  ] as const)('and %s', (_what, over, now, step) => {
    expect(nextStep(renewalRules, facts(over), day(now))).toBe(step);
  });

  it.each([
    ['insufficient_funds', 'charge'],
    ['processing_error', 'charge'],
    ['try_again_later', 'charge'],
    ['issuer_not_available', 'charge'],
    ['generic_decline', 'charge'],
    ['card_velocity_exceeded', 'charge'],
    ['reenter_transaction', 'charge'],
    ['do_not_honor', 'charge'],
    ['lost_card', 'reschedule'],
    ['stolen_card', 'reschedule'],
    ['pickup_card', 'reschedule'],
    ['restricted_card', 'reschedule'],
    ['expired_card', 'reschedule'],
    ['incorrect_number', 'reschedule'],
    ['invalid_account', 'reschedule'],
    ['card_not_supported', 'reschedule'],
    ['fraudulent', 'reschedule'],
    ['merchant_blacklist', 'reschedule'],
    ['revocation_of_authorization', 'reschedule'],
    ['stop_payment_order', 'reschedule'],
    ['security_violation', 'reschedule'],
    ['authentication_required', 'reschedule'],
    ['a_code_of_next_year', 'reschedule'],
  ])('a renewal that is due after %s: %s', (declineCode, step) => {
    expect(
      nextStep(renewalRules, facts({ attempts: [declined(-1, { declineCode })] }), day(0)),
    ).toBe(step);
  });

  it.each(['do_not_try_again', 'confirm_card_data'])(
    'a renewal that is due after the advice %s waits',
    (adviceCode) => {
      const attempts = [declined(-1, { adviceCode })];
      expect(nextStep(renewalRules, facts({ attempts }), day(0))).toBe('reschedule');
    },
  );

  it('waits after the second do_not_honor', () => {
    const attempts = [0, -1].map((at) => declined(at, { declineCode: 'do_not_honor' }));
    expect(nextStep(renewalRules, facts({ attempts }), day(3))).toBe('reschedule');
  });

  it('ignores declines from before the card changed', () => {
    const attempts = [declined(-1, { declineCode: 'expired_card' })];
    const card = { paymentMethod: 'pm_1', changedAt: day(-0.5) };
    expect(nextStep(renewalRules, facts({ attempts, card }), day(0))).toBe('charge');
  });

  it.each([
    ['removed the card', { repeat: false }],
    ['is not active', { status: 'INACTIVE' }],
    ['closed the account', { status: 'CLOSED' }],
    ['has paid meanwhile', { expireAt: day(365) }],
    ['is a seeker now', { plan: 'seeker' }],
    ['has no plan', { plan: null }],
  ] as const)('is cancelled for a member who %s', (_what, over) => {
    const member = { ...facts().member, ...over };
    expect(nextStep(renewalRules, facts({ member }), day(0))).toBe('cancel');
    expect(renewalRules.isNewCardDue(facts({ member }), day(0))).toBe(false);
  });
});

describe('a newly saved card', () => {
  it.each([
    ['was never charged', [], true],
    ['replaces a declined one', [declined(0, { paymentMethod: 'pm_0' })], true],
    ['was declined since', [declined(0)], false],
    ['was declined before it was changed', [declined(-301)], true],
  ])('and %s', (_what, attempts, isDue) => {
    expect(renewalRules.isNewCardDue(facts({ attempts }), day(0.5))).toBe(isDue);
  });
});

describe('the next attempt', () => {
  it.each([
    ['of a card that may be accepted later', {}, [declined(-1)], -0.9, 0],
    ['after the second slot', {}, [declined(0), declined(-1)], 0.1, 3],
    [
      'of a card that would be declined again',
      {},
      [declined(-1, { declineCode: 'lost_card' })],
      -0.9,
      undefined,
    ],
    ['on the last day', {}, [declined(7)], 7.1, undefined],
    ['without a card', { card: null }, [declined(-1)], -0.9, undefined],
  ] as const)('%s', (_what, over, attempts, now, next) => {
    const at = nextAttempt(renewalRules, facts({ ...over, attempts }), day(now));
    expect(at).toEqual(next === undefined ? undefined : day(next));
  });
});
