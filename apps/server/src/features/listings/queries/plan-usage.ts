import { LISTING_STATUS, type Plan, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The data that decides whether a member can add a listing. */
export interface PlanUsage {
  plan: Plan | null;
  /** Active and inactive listings. */
  listings: number;
  /** A chargeable card. */
  hasCard: boolean;
}

/** A member's plan and its usage. */
export async function getPlanUsage(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<PlanUsage> {
  const { rows } = await sql<PlanUsage>`
    select m.user_plan as plan,
      (
        select count(*)::integer from listings
        where user_id = m.id and status <> ${sql.lit(LISTING_STATUS.deleted)}
      ) as listings,
      exists (
        select from payment_methods where member_id = m.id and provider_mode = ${mode} and valid
      ) as "hasCard"
    from members m where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no member ${memberId}`);
  return row;
}
