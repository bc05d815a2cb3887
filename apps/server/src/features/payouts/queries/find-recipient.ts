import type { Locale } from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface Recipient {
  email: string;
  locale: Locale;
  firstName: string;
  /** Whether they offer AutoPay. */
  hasAutopay: boolean;
}

/** The recipient of an email about a member's payouts; undefined if they closed their account. */
export async function findRecipient(trx: Trx, memberId = 0): Promise<Recipient | undefined> {
  const row = await trx
    .selectFrom('members')
    .select(['email', 'locale', 'first_name', 'automatic_payment'])
    .where('id', '=', memberId)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { first_name: firstName, automatic_payment, ...rest } = row;
  return { ...rest, firstName, hasAutopay: automatic_payment === 1 };
}
