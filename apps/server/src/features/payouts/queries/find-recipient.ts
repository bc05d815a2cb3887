import type { Locale } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';

/** The recipient of an email about a member's payouts; undefined if they closed their account. */
export async function findRecipient(
  trx: Trx,
  memberId = 0,
): Promise<{ email: string; locale: Locale; firstName: string } | undefined> {
  const row = await trx
    .selectFrom('members')
    .select(['email', 'locale', 'first_name'])
    .where('id', '=', memberId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
  return row && { email: row.email, locale: row.locale, firstName: row.first_name };
}
