import type { Trx } from '../../../../platform/database/transaction.ts';

/** Whom an email about a member's payouts goes to; undefined: they have closed their account. */
export async function findRecipient(
  trx: Trx,
  memberId = 0,
): Promise<{ email: string; firstName: string } | undefined> {
  const row = await trx
    .selectFrom('members')
    .select(['email', 'first_name'])
    .where('id', '=', memberId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
  return row && { email: row.email, firstName: row.first_name };
}
