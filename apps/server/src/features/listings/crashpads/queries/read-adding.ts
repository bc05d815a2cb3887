import { LISTING_STATUS, type Plan, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** What decides whether a member can add a listing. */
export interface Adding {
  plan: Plan | null;
  /** Those that stand: active and inactive ones. */
  listings: number;
  /** One that can be charged. */
  hasCard: boolean;
}

/** What decides whether a member can add a listing, as it stands now. */
export async function readAdding(db: Db, memberId: number, mode: ProviderMode): Promise<Adding> {
  const { rows } = await sql<Adding>`
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
