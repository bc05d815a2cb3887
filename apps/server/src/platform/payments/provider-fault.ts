import Stripe from 'stripe';

/** Why a call to the provider failed. */
export type ProviderFault =
  /** The card was declined; nothing was charged. */
  | {
      kind: 'card';
      code: string;
      declineCode: string | undefined;
      adviceCode: string | undefined;
      chargeId: string | undefined;
      requestId: string | undefined;
    }
  /** The card was deleted, is used up, or belongs to another customer. */
  | { kind: 'unusable_method'; code: string }
  | { kind: 'missing_customer' }
  | { kind: 'invalid_customer'; code: string }
  /** The payee's account was deleted, or cannot receive payments. */
  | { kind: 'payee_not_ready' }
  /** The object is in another state than the call requires: read it again. */
  | { kind: 'unexpected_state' }
  | { kind: 'not_found' }
  /** The idempotency key was used for another request: this one was not executed. */
  | { kind: 'key_taken' }
  | { kind: 'rate_limit' }
  /** No response, or one with an unknown outcome. */
  | { kind: 'unknown' }
  /** Our keys or parameters are invalid. */
  | { kind: 'our_fault'; code: string };

const USED_UP = /may not be used again/i;
const OTHER_MODE = /similar object exists in (live|test) mode/i;
const OF_A_CUSTOMER = /^customer/;
const OF_A_PAYEE = /^transfer_data/;
const PAYEE_CANNOT = 'insufficient_capabilities_for_transfer';

/**
 * Classifies an error of the SDK.
 * @throws errors that are not the provider's
 */
export function faultOf(error: unknown): ProviderFault {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code = '', param = '' } = error;
  if (statusCode === undefined || statusCode >= 500 || statusCode === 409)
    return { kind: 'unknown' };
  if (statusCode === 402) return cardFault(error);
  if (statusCode === 429) return { kind: 'rate_limit' };
  if (error instanceof Stripe.errors.StripeIdempotencyError) return { kind: 'key_taken' };
  if (code.endsWith('_unexpected_state')) return { kind: 'unexpected_state' };
  if (statusCode === 401 || statusCode === 403 || code === 'parameter_unknown') {
    return { kind: 'our_fault', code };
  }
  if (code === PAYEE_CANNOT || (code === 'resource_missing' && OF_A_PAYEE.test(param))) {
    return { kind: 'payee_not_ready' };
  }
  if (OF_A_CUSTOMER.test(param)) {
    const isMissing = code === 'resource_missing' || OTHER_MODE.test(error.message);
    return isMissing ? { kind: 'missing_customer' } : { kind: 'invalid_customer', code };
  }
  if (param.startsWith('payment_method') || USED_UP.test(error.message)) {
    return { kind: 'unusable_method', code: code || 'payment_method_unusable' };
  }
  return statusCode === 404 ? { kind: 'not_found' } : { kind: 'our_fault', code };
}

function cardFault(error: Stripe.errors.StripeError): ProviderFault {
  const { code = 'card_declined', decline_code, advice_code, charge, requestId } = error;
  return {
    kind: 'card',
    code,
    declineCode: decline_code,
    adviceCode: advice_code,
    chargeId: charge,
    requestId,
  };
}

/** A fault after which nothing was definitely charged. */
export type Refusal = Extract<
  ProviderFault,
  {
    kind:
      | 'card'
      | 'unusable_method'
      | 'missing_customer'
      | 'invalid_customer'
      | 'payee_not_ready'
      | 'rate_limit'
      | 'our_fault';
  }
>;

/** @returns undefined if something may have been charged */
export function refusalOf(fault: ProviderFault): Refusal | undefined {
  switch (fault.kind) {
    case 'unexpected_state':
    case 'not_found':
    case 'key_taken':
    case 'unknown':
      return undefined;
    default:
      return fault;
  }
}
