import type { ApiError, ErrorCode } from '@crewpad/contract';
import Stripe from 'stripe';
import { paymentRefused, refusal, unavailable } from '../../platform/errors.ts';
import { faultOf, type Refusal, refusalOf } from '../../platform/payments/provider-fault.ts';
import type { Services } from '../../platform/services.ts';
import type { Text } from '../../platform/texts.ts';

/** The services that billing uses. Fault tests give each worker its own. */
export type Billing = Pick<Services, 'db' | 'clock' | 'payments' | 'obligationKinds' | 'log'>;

const RETRY_SECONDS = 30;

/** The payer's options for a declined card, by code; never the provider's own message. */
const CARD_TEXTS = {
  card_declined: 'billing:card_declined',
  expired_card: 'billing:card_expired',
  incorrect_cvc: 'billing:cvc_wrong',
  incorrect_number: 'billing:card_number_wrong',
  processing_error: 'billing:card_unprocessed',
  authentication_required: 'billing:bank_wants_confirmation',
  payment_intent_authentication_failure: 'billing:bank_unconfirmed',
} as const;
const textOf = (code: string): Text =>
  CARD_TEXTS[code as keyof typeof CARD_TEXTS] ?? 'billing:card_cannot_be_charged';

/** The error for a payment that was definitely not made. */
export function refusedPayment(fault: Refusal): ApiError {
  switch (fault.kind) {
    case 'card': {
      const { code, declineCode } = fault;
      return paymentRefused({
        status: 402,
        error: 'card_error',
        data: { code, ...(declineCode !== undefined && { decline_code: declineCode }) },
        text: declineCode === 'insufficient_funds' ? 'billing:insufficient_funds' : textOf(code),
      });
    }
    case 'unusable_method':
      return unusableMethod(fault.code);
    case 'missing_customer':
      return missingCustomer();
    case 'invalid_customer':
      return paymentRefused({
        status: 422,
        error: 'invalid_customer_id',
        data: { code: fault.code || 'invalid_customer' },
        text: 'billing:customer_refused',
      });
    case 'payee_not_ready':
      return payeeNotReady();
    case 'rate_limit':
      return paymentRefused({
        status: 429,
        error: 'rate_limit',
        data: { code: 'rate_limit' },
        text: 'billing:too_many_payments',
        retryAfterSeconds: RETRY_SECONDS,
      });
    case 'our_fault':
      return paymentRefused({
        status: 503,
        error: 'provider_error',
        text: 'billing:payments_unavailable',
        retryAfterSeconds: RETRY_SECONDS,
      });
  }
}

export function unusableMethod(code: string, error_code?: ErrorCode): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_payment_method',
    ...(error_code !== undefined && { error_code }),
    data: { code },
    text: 'billing:method_unusable',
  });
}

/** The customer was deleted at the provider; a new one exists by now. */
export function missingCustomer(): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_customer_id',
    data: { code: 'resource_missing' },
    text: 'billing:customer_missing',
  });
}

/** The payee cannot receive payments, and the payer cannot fix that. */
export function payeeNotReady(): ApiError {
  return refusal(422, 'PAYEE_NOT_READY', 'billing:payee_not_ready');
}

/** The payer has no customer at the provider, so the card on file cannot be charged. */
export function customerIdMissing(): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_customer_id',
    error_code: 'CUSTOMER_ID_MISSING',
    data: { code: 'resource_missing' },
    text: 'billing:add_card_again',
  });
}

/** There is no card that could be charged. */
export function noCardOnFile(): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_payment_method',
    error_code: 'PAYMENT_METHOD_REQUIRED',
    data: { code: 'payment_method_required' },
    text: 'billing:no_card_on_file',
  });
}

/** The payer's card is also the payee's. It stays valid for other payments. */
export function cardShared(text: Text): ApiError {
  return paymentRefused({
    status: 422,
    error: 'card_error',
    error_code: 'CARD_SHARED',
    data: { code: 'card_shared' },
    text,
  });
}

/**
 * Runs provider calls that move no money, and maps the provider's faults to API errors.
 * @throws ApiError 503 if the provider is unreachable
 */
export async function withProvider<T>(
  { log }: Pick<Billing, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const refusal = refusalOf(faultOf(error));
    if (refusal?.kind === 'our_fault') log.error({ err: error }, 'the provider rejects our calls');
    throw refusal === undefined ? unavailable() : refusedPayment(refusal);
  }
}

const REFUSED = new Set([400, 402, 403, 404]);

/** Whether the provider definitely refused a call, so that nothing has moved. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeIdempotencyError) &&
    REFUSED.has(error.statusCode ?? 0)
  );
}
