import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers, lockObligations } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { isUnpaid } from '../queries/list-unpaid-accounts.ts';

/**
 * Deletes an unpaid sign-up. Cancel what it owes first, at the provider too: anything chargeable
 * must have an owner.
 * @returns false if it stays, because it has paid or is paying
 */
export function deleteUnpaidAccount(db: Db, memberId: number, now: Date): Promise<boolean> {
  return transaction(db, async (trx) => {
    const rows = await lockMembers(trx, sql`m.id = ${memberId} and ${isUnpaid(now)}`, {
      strength: 'for update',
    });
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
  const rows = await lockObligations(trx, sql`o.payer_id = ${memberId}`, { columns: ['status'] });
  return rows.some(({ status }) => status !== 'cancelled');
}
