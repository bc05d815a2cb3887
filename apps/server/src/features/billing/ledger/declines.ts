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
