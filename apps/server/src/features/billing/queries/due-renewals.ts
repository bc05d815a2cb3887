import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

const BATCH = 500;

/** Renewals whose next instant has come, the longest waiting first. */
export async function findDueRenewals(db: Db, mode: ProviderMode, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('obligations')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('kind', '=', 'subscription')
    .where('provider_mode', '=', mode)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}

/** The open renewal of a member that is on the schedule; undefined: there is none. */
export async function findRenewalOf(
  db: Db,
  memberId: number,
  mode: ProviderMode,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('obligations')
    .select('id')
    .where('payer_id', '=', memberId)
    .where('kind', '=', 'subscription')
    .where('provider_mode', '=', mode)
    .where('next_attempt_at', 'is not', null)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
  return row?.id;
}
