import { CARD_AMOUNT_MIN } from '@crewpad/domain';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../statuses.ts';

export interface Settled {
  id: number;
  /** The holder of the lease; null if the obligation was created in this transaction. */
  owner: string | null;
  /** The amount left after other payments. */
  leftCents: number;
  now: Date;
}

/**
 * Updates an obligation that another payment has settled, in part or in full. One with a rest too
 * small for a card is paid: a later obligation collects its rest.
 * @returns false if the lease was lost
 */
export async function recordSettled(
  trx: Trx,
  { id, owner, leftCents, now }: Settled,
): Promise<boolean> {
  const row = await trx
    .updateTable('obligations')
    .set({
      ...(leftCents < CARD_AMOUNT_MIN && {
        status: 'paid',
        paid_at: now,
        next_attempt_at: null,
        rest_cents: leftCents,
      }),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', OPEN_STATUSES)
    .$if(owner !== null, (query) => query.where('lease_owner', '=', owner))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface Reopening {
  id: number;
  dueAt: Date;
  /** When the card is charged; null if it is collected by hand. */
  nextAt: Date | null;
  now: Date;
}

/** Makes an obligation that was settled without a charge open again. */
export async function reopenSettled(
  trx: Trx,
  { id, dueAt, nextAt, now }: Reopening,
): Promise<void> {
  await trx
    .updateTable('obligations')
    .set({
      status: dueAt > now ? 'scheduled' : 'due',
      paid_at: null,
      rest_cents: 0,
      collection: nextAt === null ? 'hand' : 'auto',
      next_attempt_at: nextAt,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('charge_id', 'is', null)
    .where('status', 'in', ['paid', ...OPEN_STATUSES])
    .execute();
}
