import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { refusedPayment } from '../../features/billing/provider.ts';
import { faultOf, refusalOf } from './provider-fault.ts';

interface Answered {
  statusCode?: number;
  type?: string;
  code?: string;
  param?: string;
  message?: string;
  decline_code?: string;
}
const error = (raw: Answered) =>
  Stripe.errors.StripeError.generate({
    type: 'invalid_request_error',
    message: '',
    ...raw,
  } as never);

describe('a provider error', () => {
  it.each([
    ['no answer', {}, 'unknown'],
    ['500', { statusCode: 500 }, 'unknown'],
    ['a key in use', { statusCode: 409, code: 'idempotency_key_in_use' }, 'unknown'],
    ['429', { statusCode: 429 }, 'rate_limit'],
    ['401', { statusCode: 401 }, 'our_fault'],
    ['403', { statusCode: 403 }, 'our_fault'],
    ['an unknown parameter', { statusCode: 400, code: 'parameter_unknown' }, 'our_fault'],
    [
      'a state that was not expected',
      { statusCode: 400, code: 'payment_intent_unexpected_state' },
      'unexpected_state',
    ],
    [
      'a customer that is gone',
      { statusCode: 400, code: 'resource_missing', param: 'customer' },
      'missing_customer',
    ],
    [
      'a customer of the other mode',
      {
        statusCode: 400,
        param: 'customer',
        message: 'a similar object exists in test mode, but a live mode key was used',
      },
      'missing_customer',
    ],
    ['a customer that is wrong', { statusCode: 400, param: 'customer' }, 'invalid_customer'],
    [
      'a card that is gone',
      { statusCode: 400, code: 'resource_missing', param: 'payment_method' },
      'unusable_method',
    ],
    [
      'a card that is used up',
      { statusCode: 400, message: 'It may not be used again.' },
      'unusable_method',
    ],
    ['an object that is not there', { statusCode: 404, param: 'id' }, 'not_found'],
  ] as const)('%s', (_what, raw: Answered, kind) => {
    expect(faultOf(error(raw)).kind).toBe(kind);
  });

  it('a provider error about a card has the decline reason', () => {
    const declined = error({
      statusCode: 402,
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'lost_card',
    });
    expect(faultOf(declined)).toMatchObject({
      kind: 'card',
      code: 'card_declined',
      declineCode: 'lost_card',
    });
  });

  it('is rethrown if it is from elsewhere', () => {
    expect(() => faultOf(new TypeError('a fault of ours'))).toThrow('a fault of ours');
  });
});

describe('the answer to the member', () => {
  it.each([
    [{ statusCode: 402, type: 'card_error', code: 'expired_card' }, 402, 'card_error'],
    [
      { statusCode: 400, code: 'resource_missing', param: 'payment_method' },
      422,
      'invalid_payment_method',
    ],
    [{ statusCode: 400, code: 'resource_missing', param: 'customer' }, 422, 'invalid_customer_id'],
    [{ statusCode: 400, code: 'email_invalid', param: 'customer' }, 422, 'invalid_customer_id'],
    [{ statusCode: 429 }, 429, 'rate_limit'],
    [{ statusCode: 401 }, 503, 'provider_error'],
  ])('the answer to the member for %j', (raw, status, name) => {
    const refusal = refusalOf(faultOf(error({ ...raw, message: 'No such thing: cus_123' })));
    const refused = refusal && refusedPayment(refusal);
    expect(refused).toMatchObject({ status, body: { error: name } });
    expect(refused?.body.message).not.toContain('cus_');
  });
});
