import type { Trx } from '../../../../platform/database/transaction.ts';

/** Whether no account has this e-mail. */
export async function isAddressFree(trx: Trx, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row === undefined;
}
