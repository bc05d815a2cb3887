import type Stripe from 'stripe';

/** What of an attempt decides how to go on. */
export interface KnownAttempt {
  id: number;
  status: string;
  payment_intent: string;
  payment_method: string;
  charge_id: string | null;
}

export type Step =
  | { do: 'record_paid' }
  | { do: 'wait' }
  /** Nothing can ever be paid by this intent; a new one may take its place. */
  | { do: 'replace' }
  /** The owner of the card has to confirm. */
  | { do: 'ask_owner' }
  /** An attempt whose answer was lost turns out to have been declined. */
  | { do: 'record_decline'; attemptId: number }
  | { do: 'confirm' };

const UNRESOLVED = new Set(['sent', 'unknown', 'action']);

/** Attempts of an intent of which it is not known what became of them, newest first. */
export function unresolvedAttempts(
  intentId: string | null,
  attempts: readonly KnownAttempt[],
): KnownAttempt[] {
  return attempts.filter(
    (attempt) => attempt.payment_intent === intentId && UNRESOLVED.has(attempt.status),
  );
}

/**
 * How to go on with an obligation, from what the provider says of its intent right now.
 * @param method the card that is to be charged; null: nobody asks for a charge, only for the truth.
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
      return { do: 'record_paid' };
    case 'processing':
    case 'requires_capture':
      return { do: 'wait' };
    case 'canceled':
      return intent.amount_received === 0 ? { do: 'replace' } : { do: 'wait' };
    case 'requires_action': {
      const { payment_method: of } = intent;
      const asked = typeof of === 'string' ? of : of?.id;
      return method === null || method === asked ? { do: 'ask_owner' } : { do: 'confirm' };
    }
    default: {
      const isSame = method === null || latest?.payment_method === method;
      if (latest !== undefined && isSame && tellsOf(intent.last_payment_error, attempts)) {
        return { do: 'record_decline', attemptId: latest.id };
      }
      return { do: 'confirm' };
    }
  }
}

/** Whether the intent's last error is news: not that of an attempt whose decline is known. */
function tellsOf(
  error: Stripe.PaymentIntent['last_payment_error'],
  attempts: readonly KnownAttempt[],
): boolean {
  if (error === null) return false;
  if (error.charge === undefined) return true;
  return !attempts.some(
    ({ status, charge_id }) => status === 'declined' && charge_id === error.charge,
  );
}
