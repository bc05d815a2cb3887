import type { Db } from '../../../../platform/database/database.ts';

/** Whether an e-mail has an account, in any state. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
