import { describe, expect, it } from 'vitest';
import { refusalOfAttempt, remedyFor } from './declines.ts';

it.each([
  ['lost_card', 'do_not_try_again', 'other_card'],
  ['stolen_card', 'do_not_try_again', 'other_card'],
  ['fraudulent', 'do_not_try_again', 'other_card'],
  ['do_not_honor', 'try_again_later', 'try_later'],
  ['expired_card', 'do_not_try_again', 'other_card'],
  ['revocation_of_authorization', 'do_not_try_again', 'other_card'],
  ['card_velocity_exceeded', 'try_again_later', 'try_later'],
  ['stop_payment_order', 'do_not_try_again', 'other_card'],
  // Advice of the bank is stronger than a code that is usually temporary.
  ['do_not_honor', 'do_not_try_again', 'other_card'],
  ['unknown_to_us', undefined, 'other_card'],
] as const)('after %s with the advice %s the remedy is %s', (declineCode, adviceCode, remedy) => {
  expect(remedyFor({ code: 'card_declined', declineCode, adviceCode })).toBe(remedy);
});

const declined = (code: string | null, decline_code: string | null = null) =>
  refusalOfAttempt({ status: 'declined', code, decline_code });

describe('an attempt', () => {
  it.each(['sent', 'paid', 'requires_action', 'unknown'])(
    'that is %s was not refused',
    (status) => {
      expect(
        refusalOfAttempt({ status, code: 'card_declined', decline_code: null }),
      ).toBeUndefined();
    },
  );

  it.each(['never_received', 'rate_limit', 'our_fault'])(
    'that ended with %s is made again by the same call',
    (code) => {
      expect(declined(code)).toBeUndefined();
    },
  );

  it('an attempt has its decline codes', () => {
    expect(declined('card_declined', 'insufficient_funds')).toMatchObject({
      kind: 'card',
      code: 'card_declined',
      declineCode: 'insufficient_funds',
    });
    expect(declined(null)).toMatchObject({ kind: 'card', code: 'card_declined' });
  });

  it.each([
    ['missing_customer', 'missing_customer'],
    ['invalid_customer', 'invalid_customer'],
    ['resource_missing', 'unusable_method'],
    ['payment_method_unusable', 'unusable_method'],
  ])('that ended with %s is refused for %s', (code, kind) => {
    expect(declined(code)).toMatchObject({ kind });
  });
});
