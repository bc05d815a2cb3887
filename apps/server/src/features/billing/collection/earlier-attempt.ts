import type { Refusal } from '../../../platform/payments/provider-fault.ts';
import { finishAttempt } from '../ledger/commands/attempts.ts';
import { cardRefusal, NOT_AUTHENTICATED, refusalOfAttempt } from '../ledger/declines.ts';
import { findAttempt } from '../ledger/queries/attempts.ts';
import type { Billing } from '../provider.ts';
import type { LinkedCall } from './outcome.ts';

/** The earlier attempt of a call. */
export interface EarlierAttempt {
  id: number;
  /** Why it was refused, however that was learned. */
  refusal: Refusal | undefined;
  /** The card owner was asked to confirm. */
  requiresAction: boolean;
}

/**
 * The state of a call's earlier attempt; undefined if there is none.
 * @throws ApiError if the call got an outcome in the meantime
 */
export async function findEarlierAttempt(
  { db }: Pick<Billing, 'db'>,
  call: LinkedCall | undefined,
): Promise<EarlierAttempt | undefined> {
  const id = await call?.attempt();
  const attempt = id === undefined ? undefined : await findAttempt(db, id);
  if (attempt === undefined) return undefined;
  return {
    id: attempt.id,
    refusal: refusalOfAttempt(attempt),
    requiresAction: attempt.status === 'requires_action',
  };
}

/**
 * Ends an attempt that waits for its card owner and can never be confirmed, because another card,
 * another plan or a cancellation replaced it.
 */
export async function expireConfirmation(
  billing: Billing,
  obligationId: number,
  attemptId: number,
): Promise<Refusal> {
  await finishAttempt(billing, {
    obligationId,
    attemptId,
    attempt: 'declined',
    code: NOT_AUTHENTICATED,
    owner: null,
    now: billing.clock.now(),
  });
  return cardRefusal(NOT_AUTHENTICATED, null);
}
