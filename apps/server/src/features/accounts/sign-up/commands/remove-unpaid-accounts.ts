import { UNPAID_ACCOUNT_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { transaction } from '../../../../platform/database/transaction.ts';

/**
 * Removes accounts whose sign-up was never paid. One with an obligation that may still be paid stays
 * until billing has cancelled it: what the provider knows must not lose its owner.
 * @returns how many were removed
 */
export function removeUnpaidAccounts(db: Db, now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select m.id from members m
      where m.status = 'INACTIVE' and m.signup_plan is not null and m.user_plan is null
        and m.created_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(UNPAID_ACCOUNT_DAYS)})
        and not exists (select from obligations o where o.payer_id = m.id and o.status <> 'cancelled')
        and not exists (select from rentals r where r.user_id = m.id)
        and not exists (select from messages t where t.from_user_id = m.id or t.to_user_id = m.id)
      for update of m skip locked
    `.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const cancelled = trx.selectFrom('obligations').select('id').where('payer_id', 'in', ids);
    await trx.deleteFrom('payment_attempts').where('obligation_id', 'in', cancelled).execute();
    await trx.deleteFrom('obligations').where('payer_id', 'in', ids).execute();
    await trx.deleteFrom('members').where('id', 'in', ids).execute();
    return ids.length;
  });
}
