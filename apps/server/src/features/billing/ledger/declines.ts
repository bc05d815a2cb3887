import type { Refusal } from '../../../platform/payments/provider-fault.ts';

/** What the payer can do about a decline. */
export type DeclineRemedy = 'try_later' | 'other_card' | 'authenticate';

/** Codes after which the same card may be charged again automatically. */
const SOFT = new Set([
  'insufficient_funds',
  'processing_error',
  'try_again_later',
  'issuer_not_available',
  'generic_decline',
  'do_not_honor',
  'card_velocity_exceeded',
  'reenter_transaction',
]);
const AUTHENTICATION = new Set([
  'authentication_required',
  'payment_intent_authentication_failure',
]);
const FINAL_ADVICE = new Set(['do_not_try_again', 'confirm_card_data']);

export interface Decline {
  code: string | undefined;
  declineCode?: string | undefined;
  adviceCode?: string | undefined;
}

/** The decline policy: any code not known to be temporary waits for another card. */
export function remedyFor({ code = '', declineCode, adviceCode = '' }: Decline): DeclineRemedy {
  const reason = declineCode ?? code;
  if (AUTHENTICATION.has(code) || AUTHENTICATION.has(reason)) return 'authenticate';
  if (FINAL_ADVICE.has(adviceCode)) return 'other_card';
  return SOFT.has(reason) ? 'try_later' : 'other_card';
}

export interface AttemptResult {
  status: string;
  code: string | null;
  decline_code: string | null;
}

/** The code of a failed or abandoned 3-D Secure confirmation. */
export const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

/** After these the card was not declined: the same call retries. */
export const NOT_REFUSED = ['never_received', 'rate_limit', 'our_fault', 'payee_not_ready'];
const UNUSABLE = new Set(['resource_missing', 'payment_method_unusable']);

/** Why an attempt failed; undefined if it did not, or not finally. */
export function refusalOfAttempt({
  status,
  code,
  decline_code,
}: AttemptResult): Refusal | undefined {
  if (status !== 'declined') return undefined;
  if (code === null) return cardRefusal('card_declined', decline_code);
  if (NOT_REFUSED.includes(code)) return undefined;
  if (code === 'missing_customer') return { kind: 'missing_customer' };
  if (code === 'invalid_customer') return { kind: 'invalid_customer', code };
  return UNUSABLE.has(code) ? { kind: 'unusable_method', code } : cardRefusal(code, decline_code);
}

/** A card that was declined for this reason. */
export function cardRefusal(code: string, declineCode: string | null): Refusal {
  return {
    kind: 'card',
    code,
    declineCode: declineCode ?? undefined,
    adviceCode: undefined,
    chargeId: undefined,
    requestId: undefined,
  };
}
