import { describe, expect, it } from 'vitest';
import { refusalOfAttempt } from './attempt-refusal.ts';

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

  it('has its decline codes', () => {
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
