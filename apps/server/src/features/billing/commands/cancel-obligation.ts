import type { Db } from '../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

export interface Cancelled {
  obligationId: number;
  /** Whose lease it is. */
  owner: string;
  /** The payment intent by which it can no longer be paid; null: there was none. */
  canceled: string | null;
  now: Date;
}

/** Gives up what is owed. @returns false: the lease was lost, or it is paid by now. */
export async function cancelObligation(
  db: Db,
  { obligationId, owner, canceled, now }: Cancelled,
): Promise<boolean> {
  const row = await db
    .updateTable('obligations')
    .set({
      status: 'cancelled',
      next_attempt_at: null,
      lease_owner: null,
      lease_until: null,
      updated_at: now,
    })
    .where('id', '=', obligationId)
    .where('lease_owner', '=', owner)
    .where('payment_intent', 'is not distinct from', canceled)
    .where('status', 'in', OPEN_STATUSES)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
