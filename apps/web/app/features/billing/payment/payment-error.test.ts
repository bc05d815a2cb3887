import { describe, expect, it } from 'vitest';
import { fromCard, ownTextOf, titleOf } from './payment-error.ts';

describe('the payment error modal', () => {
  it.each([
    [{ error: 'invalid_payment_method', data: {} }, { key: 'invalid_payment_method' }],
    [
      { error: 'invalid_customer_id', data: { code: 'resource_missing' } },
      { key: 'invalid_customer' },
    ],
    [
      { error: 'invalid_customer_id', data: { code: 'customer_x' } },
      { key: 'invalid_card', code: 'customer_x' },
    ],
    [
      { error: 'card_error', data: { code: 'card_declined', decline_code: 'lost_card' } },
      { key: 'card_declined', code: 'lost_card' },
    ],
    [
      { error: 'card_error', data: { code: 'expired_card' } },
      { key: 'invalid_card', code: 'expired_card' },
    ],
    [
      { error: 'rate_limit', data: {} },
      { key: 'error_with_code', code: 'rate_limit' },
    ],
    [{ message: 'No.' }, { key: 'error' }],
  ] as const)('shows for %j the text %j', (error, title) => {
    expect(titleOf(error)).toEqual(title);
  });

  it('has its own text for a deleted method or customer', () => {
    expect(ownTextOf({ error: 'invalid_payment_method' })).toBe('invalid_payment_method_text');
    expect(ownTextOf({ error: 'card_error', data: { code: 'card_declined' } })).toBeNull();
  });

  it.each(['setup_intent_authentication_failure', 'payment_intent_authentication_failure'])(
    'says in plain words that the bank did not confirm: %s',
    (code) => {
      expect(ownTextOf({ data: { code } })).toBe('not_confirmed_text');
    },
  );

  it('shows an error of a card field with its title and code', () => {
    const decline = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
    expect(titleOf(fromCard({ ...decline, message: 'No.' }))).toEqual({
      key: 'card_declined',
      code: 'generic_decline',
    });
    const failure = { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' };
    expect(titleOf(fromCard({ ...failure, decline_code: undefined, message: 'No.' }))).toEqual({
      key: 'error_with_code',
      code: 'setup_intent_authentication_failure',
    });
  });
});
