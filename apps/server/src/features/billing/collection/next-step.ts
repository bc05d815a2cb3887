import type Stripe from 'stripe';

/** The inputs from an attempt for the next step. */
export interface KnownAttempt {
  id: number;
  status: string;
  payment_intent: string;
  payment_method: string;
  charge_id: string | null;
}

export type Step =
  | { action: 'record_paid' }
  | { action: 'wait' }
  /** This intent can never be paid and may be replaced. */
  | { action: 'replace' }
  /** The card owner must confirm. */
  | { action: 'request_action' }
  /** An attempt whose answer was lost was declined. */
  | { action: 'record_decline'; attemptId: number }
  | { action: 'confirm' };

const UNRESOLVED = new Set(['sent', 'unknown', 'requires_action']);

/** Attempts of an intent with unknown outcomes, newest first. */
export function unresolvedAttempts(
  intentId: string | null,
  attempts: readonly KnownAttempt[],
): KnownAttempt[] {
  return attempts.filter(
    (attempt) => attempt.payment_intent === intentId && UNRESOLVED.has(attempt.status),
  );
}

/**
 * The next step for an obligation, from the current state of its intent at the provider.
 * @param method the card to charge; null to only read the state
 */
export function nextStep(
  intent: Pick<
    Stripe.PaymentIntent,
    'id' | 'status' | 'payment_method' | 'last_payment_error' | 'amount_received'
  >,
  attempts: readonly KnownAttempt[],
  method: string | null,
): Step {
  const [latest] = unresolvedAttempts(intent.id, attempts);
  switch (intent.status) {
    case 'succeeded':
      return { action: 'record_paid' };
    case 'processing':
    case 'requires_capture':
      return { action: 'wait' };
    case 'canceled':
      return intent.amount_received === 0 ? { action: 'replace' } : { action: 'wait' };
    case 'requires_action': {
      const { payment_method: of } = intent;
      const current = typeof of === 'string' ? of : of?.id;
      return method === null || method === current
        ? { action: 'request_action' }
        : { action: 'confirm' };
    }
    default: {
      const isSame = method === null || latest?.payment_method === method;
      if (latest !== undefined && isSame && hasNewError(intent.last_payment_error, attempts)) {
        return { action: 'record_decline', attemptId: latest.id };
      }
      return { action: 'confirm' };
    }
  }
}

/** Whether the intent's last error belongs to an attempt without a recorded decline. */
function hasNewError(
  error: Stripe.PaymentIntent['last_payment_error'],
  attempts: readonly KnownAttempt[],
): boolean {
  if (error === null) return false;
  if (error.charge === undefined) return true;
  return !attempts.some(
    ({ status, charge_id }) => status === 'declined' && charge_id === error.charge,
  );
}
