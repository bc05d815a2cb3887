import type { Refusal } from '../../../platform/payments/provider-fault.ts';

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
