import type { Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

export interface DemoPayer {
  id: number;
  plan: Plan;
  expireAt: Date;
}

/** Of these members those who hold a plan that no charge was made for. */
export async function findDemoPayers(db: Db, emails: readonly string[]): Promise<DemoPayer[]> {
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
