import type { Plan } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface AccountServiceFacts {
  id: number;
  plan: Plan;
  amount_cents: number;
  ends_at: Date;
  created_at: Date;
  /** It is the running term, and is charged again when it ends. */
  repeat: boolean;
}

/** The terms that a member has paid for, newest first. */
export async function findAccountService(db: Db, memberId: number): Promise<AccountServiceFacts[]> {
  const { rows } = await sql<AccountServiceFacts>`
    select e.id, e.plan, o.amount_cents, e.ends_at, e.created_at,
      m.repeat and e.id = max(e.id) over () as repeat
    from entitlements e
    join obligations o on o.id = e.obligation_id
    join members m on m.id = e.member_id
    where e.member_id = ${memberId}
    order by e.id desc`.execute(db);
  return rows;
}
