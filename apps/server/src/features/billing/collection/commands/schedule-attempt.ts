import type { Db } from '../../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../../ledger/statuses.ts';

/** Schedules the next attempt, unless the charge is no longer collected automatically. */
export async function scheduleAttempt(
  db: Db,
  { obligationId, nextAt }: { obligationId: number; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ next_attempt_at: nextAt })
    .where('id', '=', obligationId)
    .where('collection', '=', 'auto')
    .where('status', 'in', OPEN_STATUSES)
    .execute();
}
