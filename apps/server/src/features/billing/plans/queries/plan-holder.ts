import type { Plan, ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** A member with the data that decides whether they can renew or change their plan. */
export interface PlanHolder {
  plan: Plan | null;
  signupPlan: Plan | null;
  expireAt: Date | null;
  repeat: boolean;
  /** The card on file, if chargeable. */
  paymentMethod: string | null;
  /** The number of listings that a plan must allow. */
  listings: number;
}

/** @throws Error for an unknown member */
export async function getPlanHolder(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<PlanHolder> {
  const { rows } = await sql<PlanHolder>`
    select m.user_plan as plan, m.signup_plan as "signupPlan", m.expire_at as "expireAt", m.repeat,
      p.payment_method as "paymentMethod",
      (select count(*) from listings l where l.user_id = m.id and l.status in (1, 2))::integer as listings
    from members m
    left join payment_methods p on p.member_id = m.id and p.provider_mode = ${mode} and p.valid
    where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no member ${memberId}`);
  return row;
}

/** Whether a member's plan may renew automatically. */
export async function isRenewing(db: Db, memberId: number): Promise<boolean> {
  const member = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('status', '=', 'ACTIVE')
    .where('repeat', '=', true)
    .executeTakeFirst();
  return member !== undefined;
}

/** The charge that paid a member's latest term. */
export function findLastPaid(
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

/** The plans of obligations. */
export function listPlansOf(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; plan: Plan | null }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('obligations').select(['id', 'plan']).where('id', 'in', ids).execute();
}

export interface DemoPayer {
  id: number;
  plan: Plan;
  expireAt: Date;
}

/** Of these members, those with a plan and without any charge. */
export async function listDemoPayers(db: Db, emails: readonly string[]): Promise<DemoPayer[]> {
  const rows = await db
    .selectFrom('members as m')
    .leftJoin('obligations as o', (join) =>
      join.onRef('o.payer_id', '=', 'm.id').on('o.paid_at', 'is not', null),
    )
    .select(['m.id', 'm.user_plan', 'm.expire_at'])
    .where('m.email', 'in', emails)
    .where('o.id', 'is', null)
    .orderBy('m.id')
    .execute();
  return rows.flatMap(({ id, user_plan, expire_at }) =>
    user_plan === null || expire_at === null ? [] : [{ id, plan: user_plan, expireAt: expire_at }],
  );
}
