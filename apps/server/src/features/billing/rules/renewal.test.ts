import { describe, expect, it } from 'vitest';
import {
  isNewCardDue,
  nextSlot,
  nextTry,
  type RenewalAttempt,
  renewalStep,
  slotAt,
} from './renewal.ts';
import { day, END, facts } from './testing.ts';

const declined = (at: number, over: Partial<RenewalAttempt> = {}): RenewalAttempt => ({
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
    [-2, undefined, -1],
    [-1, -1, 0],
    [-0.5, -1, 0],
    [0, 0, 3],
    [2.9, 0, 3],
    [3, 3, 7],
    [7, 7, undefined],
    [365, 7, undefined],
  ])('%f days from the end of the term stands at %s and goes on at %s', (now, at, next) => {
    expect(slotAt(END, day(now))).toEqual(at === undefined ? undefined : day(at));
    expect(nextSlot(END, day(now))).toEqual(next === undefined ? undefined : day(next));
  });
});

describe('a renewal whose instant has come', () => {
  it.each([
    ['has no card', { card: null }, -1, 'put_off'],
    ['has no card in the end', { card: null }, 7, 'give_up'],
    ['was not tried yet', {}, -1, 'try'],
    ['was not tried for a year', {}, 365, 'try'],
    ['was declined a day ago', { attempts: [declined(-1)] }, 0, 'try'],
    ['was declined on this day already', { attempts: [declined(0)] }, 0.01, 'put_off'],
    ['was declined on the last day', { attempts: [declined(7)] }, 7.01, 'give_up'],
    [
      'is about to be confirmed',
      { status: 'action_required', attempts: [declined(0, { status: 'action' })] },
      3,
      'wait',
    ],
    [
      'never reached the provider',
      { attempts: [declined(0, { code: 'never_received', declineCode: null })] },
      0.01,
      'try',
    ],
    [
      'met a busy provider',
      { attempts: [declined(0, { code: 'rate_limit', declineCode: null })] },
      0.01,
      'try',
    ],
    [
      'was declined with another card',
      { attempts: [declined(0, { paymentMethod: 'pm_0' })] },
      0.01,
      'try',
    ],
  ] as const)('and that %s', (_what, over, now, step) => {
    expect(renewalStep(facts(over), day(now))).toBe(step);
  });

  it.each([
    ['insufficient_funds', 'try'],
    ['processing_error', 'try'],
    ['try_again_later', 'try'],
    ['issuer_not_available', 'try'],
    ['generic_decline', 'try'],
    ['card_velocity_exceeded', 'try'],
    ['reenter_transaction', 'try'],
    ['do_not_honor', 'try'],
    ['lost_card', 'put_off'],
    ['stolen_card', 'put_off'],
    ['pickup_card', 'put_off'],
    ['restricted_card', 'put_off'],
    ['expired_card', 'put_off'],
    ['incorrect_number', 'put_off'],
    ['invalid_account', 'put_off'],
    ['card_not_supported', 'put_off'],
    ['fraudulent', 'put_off'],
    ['merchant_blacklist', 'put_off'],
    ['revocation_of_authorization', 'put_off'],
    ['stop_payment_order', 'put_off'],
    ['security_violation', 'put_off'],
    ['authentication_required', 'put_off'],
    ['a_code_of_next_year', 'put_off'],
  ])('after %s: %s', (declineCode, step) => {
    expect(renewalStep(facts({ attempts: [declined(-1, { declineCode })] }), day(0))).toBe(step);
  });

  it.each(['do_not_try_again', 'confirm_card_data'])('after the advice %s waits', (adviceCode) => {
    const attempts = [declined(-1, { adviceCode })];
    expect(renewalStep(facts({ attempts }), day(0))).toBe('put_off');
  });

  it('after the second do_not_honor waits', () => {
    const attempts = [0, -1].map((at) => declined(at, { declineCode: 'do_not_honor' }));
    expect(renewalStep(facts({ attempts }), day(3))).toBe('put_off');
  });

  it('forgets what was declined before the card was changed', () => {
    const attempts = [declined(-1, { declineCode: 'expired_card' })];
    const card = { paymentMethod: 'pm_1', changedAt: day(-0.5) };
    expect(renewalStep(facts({ attempts, card }), day(0))).toBe('try');
  });

  it.each([
    ['took the card away', { repeat: false }],
    ['is not active', { status: 'INACTIVE' }],
    ['closed his account', { status: 'CLOSED' }],
    ['has paid meanwhile', { expireAt: day(365) }],
    ['is a seeker by now', { plan: 'seeker' }],
    ['has no plan', { plan: null }],
  ] as const)('is given up for a member who %s', (_what, over) => {
    const member = { ...facts().member, ...over };
    expect(renewalStep(facts({ member }), day(0))).toBe('cancel');
    expect(isNewCardDue(facts({ member }), day(0))).toBe(false);
  });
});

describe('a card that was just saved', () => {
  it.each([
    ['was never tried', [], true],
    ['takes the place of a declined one', [declined(0, { paymentMethod: 'pm_0' })], true],
    ['was declined since', [declined(0)], false],
    ['was declined before it was changed', [declined(-301)], true],
  ])('and %s', (_what, attempts, isDue) => {
    expect(isNewCardDue(facts({ attempts }), day(0.5))).toBe(isDue);
  });
});

describe('the next try', () => {
  it.each([
    ['of a card that may be taken later', {}, [declined(-1)], -0.9, 0],
    ['after the second slot', {}, [declined(0), declined(-1)], 0.1, 3],
    [
      'of a card that is of no use',
      {},
      [declined(-1, { declineCode: 'lost_card' })],
      -0.9,
      undefined,
    ],
    ['on the last day', {}, [declined(7)], 7.1, undefined],
    ['without a card', { card: null }, [declined(-1)], -0.9, undefined],
  ] as const)('%s', (_what, over, attempts, now, next) => {
    const at = nextTry(facts({ ...over, attempts }), day(now));
    expect(at).toEqual(next === undefined ? undefined : day(next));
  });
});
