import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { isUnpaid } from '../queries/unpaid-accounts.ts';

/**
 * Removes an account whose sign-up was never paid. All that it owed must be cancelled before, at the
 * provider too: what could still be charged must not lose its owner.
 * @returns false: it stays, since it has paid, or has begun to pay anew.
 */
export function removeUnpaidAccount(db: Db, memberId: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const { rows } = await sql`
      select m.id from members m where m.id = ${memberId} and ${isUnpaid(now)} for update of m
    `.execute(trx);
    if (rows.length === 0 || (await owes(trx, memberId))) return false;
    const theirs = trx.selectFrom('obligations').select('id').where('payer_id', '=', memberId);
    await trx.deleteFrom('payment_attempts').where('obligation_id', 'in', theirs).execute();
    await trx.deleteFrom('obligations').where('payer_id', '=', memberId).execute();
    await trx.deleteFrom('members').where('id', '=', memberId).execute();
    return true;
  });
}

/** Whether anything is open or paid; what there is is locked. */
async function owes(trx: Trx, memberId: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('obligations')
    .select('status')
    .where('payer_id', '=', memberId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.some(({ status }) => status !== 'cancelled');
}
