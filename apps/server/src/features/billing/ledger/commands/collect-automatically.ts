import type { Db } from '../../../../platform/database/database.ts';
import { RESTING_STATUSES } from '../statuses.ts';

/** Allows automatic charges of an obligation that was left to its payer, at the payee's request. */
export async function collectAutomatically(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('obligations')
    .set({ collection: 'auto', updated_at: now })
    .where('id', '=', id)
    .where('collection', '=', 'hand')
    .where('status', 'in', RESTING_STATUSES)
    .execute();
}
