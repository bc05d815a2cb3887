import type { Db } from '../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface NewAttempt {
  obligationId: number;
  owner: string;
  paymentIntent: string;
  paymentMethod: string;
  now: Date;
  /** The lease lasts as long as the call may take. */
  until: Date;
  /** Ties whoever asks to the attempt; false: he has another one. */
  bind?(trx: Trx, attemptId: number): Promise<boolean>;
}

/** Takes back what was written. */
class BoundElsewhere extends Error {}

export interface Attempt {
  id: number;
  n: number;
  /** What the provider knows this attempt by. */
  key: string;
}

/**
 * Writes down that a card is about to be charged, before it is.
 * @returns undefined when the lease was lost, the obligation is no longer to be paid by this intent, or
 * whoever asks has made another attempt meanwhile.
 */
export async function beginAttempt(db: Db, attempt: NewAttempt): Promise<Attempt | undefined> {
  try {
    return await begin(db, attempt);
  } catch (error) {
    if (error instanceof BoundElsewhere) return undefined;
    throw error;
  }
}

function begin(db: Db, attempt: NewAttempt): Promise<Attempt | undefined> {
  const { obligationId, owner, paymentIntent, paymentMethod, now, until } = attempt;
  return transaction(db, async (trx) => {
    const row = await trx
      .updateTable('obligations')
      .set((set) => ({
        attempt_count: set('attempt_count', '+', 1),
        status: 'collecting',
        lease_until: until,
        updated_at: now,
      }))
      .where('id', '=', obligationId)
      .where('lease_owner', '=', owner)
      .where('lease_until', '>', now)
      .where('payment_intent', '=', paymentIntent)
      .where('status', 'in', OPEN_STATUSES)
      .returning('attempt_count')
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const n = row.attempt_count;
    const key = `cf:${obligationId}:${n}`;
    const card = await trx
      .selectFrom('payment_methods')
      .select(['brand', 'last4'])
      .where('payment_method', '=', paymentMethod)
      .executeTakeFirst();
    const { id } = await trx
      .insertInto('payment_attempts')
      .values({
        obligation_id: obligationId,
        n,
        idempotency_key: key,
        payment_intent: paymentIntent,
        payment_method: paymentMethod,
        card_brand: card?.brand ?? null,
        card_last4: card?.last4 ?? null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (attempt.bind !== undefined && !(await attempt.bind(trx, id))) throw new BoundElsewhere();
    return { id, n, key };
  });
}
