import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

/** Whether this lister has tenants, including invited ones. */
export async function hasTenants(db: Db | Trx, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('rentals')
    .select('id')
    .where('lister_id', '=', memberId)
    .where('status', 'in', ['pending', 'accepted'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
