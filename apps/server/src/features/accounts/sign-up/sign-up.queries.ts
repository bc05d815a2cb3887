import { UNPAID_ACCOUNT_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Whether the account `m` is an overdue unpaid sign-up that nothing refers to. */
export const isUnpaid = (now: Date) => sql<boolean>`
  m.status = 'INACTIVE' and m.signup_plan is not null and m.user_plan is null
  and m.created_at <= ${now}::timestamptz - make_interval(days => ${sql.lit(UNPAID_ACCOUNT_DAYS)})
  and not exists (select from rentals r where r.user_id = m.id)
  and not exists (select from thread_members t where t.member_id = m.id)`;

/** Lists overdue unpaid sign-ups to delete. */
export async function listUnpaidAccounts(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m where ${isUnpaid(now)} order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
