import type { ApiError } from '@crewpad/contract';
import { paymentRefused, refusal } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/payments/provider-fault.ts';

const RETRY_SECONDS = 30;

/** What the payer can do about a declined card, by its code; never the provider's own words. */
const CARD_MESSAGES: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined. Please try another card.',
  expired_card: 'Your card has expired. Please try another card.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: 'Your card number is incorrect.',
  processing_error: 'Your card could not be processed. Please try again in a moment.',
  authentication_required: 'Your bank asks you to confirm this payment.',
  payment_intent_authentication_failure:
    'Your bank could not confirm that it was you. Please try again or use another card.',
};
const CARD_MESSAGE = 'Your card cannot be charged. Please try another card.';
const INSUFFICIENT_FUNDS = 'Your card has insufficient funds. Please try another card.';

/** The refusal of a payment that was certainly not made. */
export function refusedPayment(fault: Refusal): ApiError {
  switch (fault.kind) {
    case 'card': {
      const { code, declineCode } = fault;
      return paymentRefused({
        status: 402,
        error: 'card_error',
        data: { code, ...(declineCode !== undefined && { decline_code: declineCode }) },
        message:
          declineCode === 'insufficient_funds'
            ? INSUFFICIENT_FUNDS
            : (CARD_MESSAGES[code] ?? CARD_MESSAGE),
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
        message: 'The payment provider does not accept this customer. Please contact us.',
      });
    case 'payee_not_ready':
      return payeeNotReady();
    case 'rate_limit':
      return paymentRefused({
        status: 429,
        error: 'rate_limit',
        data: { code: 'rate_limit' },
        message: 'Too many payments at once. Please try again in a moment.',
        retryAfterSeconds: RETRY_SECONDS,
      });
    case 'our_fault':
      return paymentRefused({
        status: 503,
        error: 'provider_error',
        message: 'Payments are not possible right now. Please try again later.',
        retryAfterSeconds: RETRY_SECONDS,
      });
  }
}

export function unusableMethod(code: string): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_payment_method',
    data: { code },
    message: 'Your payment method is invalid or no longer exists. Please add a new one.',
  });
}

/** The customer is gone at the provider; a new one exists by now. */
export function missingCustomer(): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_customer_id',
    data: { code: 'resource_missing' },
    message: 'A new customer was created for you. Please add your card and try again.',
  });
}

/** The payee cannot receive payments, which the payer cannot change. */
export function payeeNotReady(): ApiError {
  const sentence = 'The lister cannot receive payments right now. You were not charged.';
  return refusal(422, 'PAYEE_NOT_READY', sentence);
}

/** The payer has no customer at the provider, so the card on file cannot be charged. */
export function customerIdMissing(): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_customer_id',
    error_code: 'CUSTOMER_ID_MISSING',
    data: { code: 'resource_missing' },
    message: 'Please add your card again, then try again.',
  });
}

/** There is no card that could be charged. */
export function noCardOnFile(): ApiError {
  return paymentRefused({
    status: 422,
    error: 'invalid_payment_method',
    error_code: 'PAYMENT_METHOD_REQUIRED',
    data: { code: 'payment_method_required' },
    message: 'Please set up a payment method first, then try again.',
  });
}
