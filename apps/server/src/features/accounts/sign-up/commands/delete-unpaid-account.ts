import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockMembers } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { isUnpaid } from '../queries/list-unpaid-accounts.ts';

/**
 * Deletes an unpaid sign-up. Cancel what it owes first, at the provider too: anything chargeable
 * must have an owner.
 * @param removeMoney deletes what the member owed; false if they have paid or are paying
 * @returns false if it stays
 */
export function deleteUnpaidAccount(
  db: Db,
  { memberId, now }: { memberId: number; now: Date },
  removeMoney: (trx: Trx, memberId: number) => Promise<boolean>,
): Promise<boolean> {
  return transaction(db, async (trx) => {
    const rows = await lockMembers(trx, sql`m.id = ${memberId} and ${isUnpaid(now)}`, {
      strength: 'for update',
    });
    if (rows.length === 0 || !(await removeMoney(trx, memberId))) return false;
    await trx.deleteFrom('members').where('id', '=', memberId).execute();
    return true;
  });
}
