import type { Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { OPEN_STATUSES } from '../rules/status.ts';

/** What there is still to pay for; undefined: nothing. */
export function findOpenPlan(
  db: Db,
  obligationId: number,
): Promise<{ plan: Plan | null } | undefined> {
  return db
    .selectFrom('obligations')
    .select('plan')
    .where('id', '=', obligationId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst();
}
