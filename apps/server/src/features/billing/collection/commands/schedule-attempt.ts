import type { Db } from '../../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../../ledger/statuses.ts';

/**
 * Schedules the next attempt, unless the charge is no longer collected automatically.
 * @param dueAt only if an attempt is still due then: none was scheduled meanwhile
 */
export async function scheduleAttempt(
  db: Db,
  { obligationId, nextAt, dueAt }: { obligationId: number; nextAt: Date; dueAt?: Date },
): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ next_attempt_at: nextAt })
    .where('id', '=', obligationId)
    .where('collection', '=', 'auto')
    .where('status', 'in', OPEN_STATUSES)
    .$if(dueAt !== undefined, (query) => query.where('next_attempt_at', '<=', dueAt ?? null))
    .execute();
}
