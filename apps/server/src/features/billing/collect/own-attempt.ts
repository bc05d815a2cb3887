import type { Billing } from '../billing.ts';
import { finishAttempt } from '../commands/finish-attempt.ts';
import { getAttempt } from '../queries/attempt.ts';
import { cardRefusal, NOT_AUTHENTICATED, refusalOfAttempt } from '../rules/refused-attempt.ts';
import type { Refusal, WishingCall } from './outcome.ts';

/** The attempt that a call has made before. */
export interface OwnAttempt {
  id: number;
  /** How it was refused, by whatever way that became known. */
  refusal: Refusal | undefined;
  /** Its owner was asked to confirm. */
  isAsked: boolean;
}

/**
 * What became of the attempt that a call has made before; undefined: it has made none.
 * @throws ApiError when the call was decided meanwhile.
 */
export async function readOwnAttempt(
  { db }: Pick<Billing, 'db'>,
  call: WishingCall | undefined,
): Promise<OwnAttempt | undefined> {
  const id = await call?.attempt();
  const attempt = id === undefined ? undefined : await getAttempt(db, id);
  if (attempt === undefined) return undefined;
  return {
    id: attempt.id,
    refusal: refusalOfAttempt(attempt),
    isAsked: attempt.status === 'action',
  };
}

/**
 * Ends an attempt whose owner was asked, and can never confirm it any more: another card, another plan
 * or a cancel has taken its place.
 */
export async function giveUpAsked(
  { db, clock }: Pick<Billing, 'db' | 'clock'>,
  obligationId: number,
  attemptId: number,
): Promise<Refusal> {
  await finishAttempt(db, {
    obligationId,
    attemptId,
    attempt: 'declined',
    code: NOT_AUTHENTICATED,
    owner: null,
    now: clock.now(),
  });
  return cardRefusal(NOT_AUTHENTICATED, null);
}
