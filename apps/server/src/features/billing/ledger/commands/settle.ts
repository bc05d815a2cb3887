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
 * Updates an obligation that another payment has settled, in part or in full. A remainder too small
 * for a card is paid manually.
 * @returns false if the lease was lost
 */
export async function recordSettled(
  trx: Trx,
  { id, owner, leftCents, now }: Settled,
): Promise<boolean> {
  const byHand = { collection: 'hand', next_attempt_at: null } as const;
  const row = await trx
    .updateTable('obligations')
    .set({
      ...(leftCents === 0 && { status: 'paid', paid_at: now, next_attempt_at: null }),
      ...(leftCents > 0 && leftCents < CARD_AMOUNT_MIN && byHand),
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', 'in', OPEN_STATUSES)
    .$if(owner !== null, (query) => query.where('lease_owner', '=', owner))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes an amount settled without a charge due again: manually, unless it is due later. */
export async function reopenSettled(
  trx: Trx,
  { id, isAutomatic, now }: { id: number; isAutomatic: boolean; now: Date },
): Promise<void> {
  const row = await trx
    .selectFrom('obligations')
    .select(['due_at', 'status', 'charge_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.status !== 'paid' || row.charge_id !== null) return;
  const isLater = row.due_at > now;
  const isScheduled = isLater && isAutomatic;
  await trx
    .updateTable('obligations')
    .set({
      status: isLater ? 'scheduled' : 'due',
      paid_at: null,
      collection: isScheduled ? 'auto' : 'hand',
      next_attempt_at: isScheduled ? row.due_at : null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
