import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { isUnpaid } from '../queries/list-unpaid-accounts.ts';

/**
 * Deletes an unpaid sign-up. Cancel what it owes first, at the provider too: anything chargeable
 * must have an owner.
 * @returns false if it stays, because it has paid or is paying
 */
export function deleteUnpaidAccount(db: Db, memberId: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const { rows } = await sql`
      select m.id from members m where m.id = ${memberId} and ${isUnpaid(now)} for update of m
    `.execute(trx);
    if (rows.length === 0 || (await hasObligations(trx, memberId))) return false;
    const obligations = trx.selectFrom('obligations').select('id').where('payer_id', '=', memberId);
    await trx.deleteFrom('payment_attempts').where('obligation_id', 'in', obligations).execute();
    await trx.deleteFrom('obligations').where('payer_id', '=', memberId).execute();
    await trx.deleteFrom('members').where('id', '=', memberId).execute();
    return true;
  });
}

/** Locks the account's open and paid charges, and returns whether there are any. */
async function hasObligations(trx: Trx, memberId: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('obligations')
    .select('status')
    .where('payer_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.some(({ status }) => status !== 'cancelled');
}
