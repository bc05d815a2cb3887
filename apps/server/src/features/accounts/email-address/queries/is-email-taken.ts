import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';

/** Whether an email has an account, in any status. */
export async function isEmailTaken(db: Db | Trx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
