import type { Plan, ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Who wants to renew or change his plan, with all that decides whether he can. */
export interface Renewer {
  plan: Plan | null;
  signupPlan: Plan | null;
  expireAt: Date | null;
  /** The card on file, if it can still be charged. */
  paymentMethod: string | null;
  /** Listings that a plan must have room for. */
  listings: number;
}

export async function readRenewer(db: Db, memberId: number, mode: ProviderMode): Promise<Renewer> {
  const { rows } = await sql<Renewer>`
    select m.user_plan as plan, m.signup_plan as "signupPlan", m.expire_at as "expireAt",
      p.payment_method as "paymentMethod",
      (select count(*) from listings l where l.user_id = m.id and l.status in (1, 2))::integer as listings
    from members m
    left join payment_methods p on p.member_id = m.id and p.provider_mode = ${mode} and p.valid
    where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no member ${memberId}`);
  return row;
}

/** The charge that a member's running term was paid by. */
export async function findLastPaid(
  db: Db,
  memberId: number,
): Promise<{ id: number; plan: Plan | null } | undefined> {
  return db
    .selectFrom('obligations')
    .select(['id', 'plan'])
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .where('paid_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
