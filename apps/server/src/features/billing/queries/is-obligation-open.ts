import type { Db } from '../../../platform/database/database.ts';
import { isOpen } from '../rules/status.ts';

/** Whether there is still something to pay. */
export async function isObligationOpen(db: Db, obligationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('obligations')
    .select('status')
    .where('id', '=', obligationId)
    .executeTakeFirst();
  return row !== undefined && isOpen(row.status);
}
