import type { ObligationKind, ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';
import { leasedRow } from '../commands/lease.ts';
import { OPEN_STATUSES } from '../statuses.ts';

/** The charges of a kind with a due automatic attempt, longest overdue first. */
export async function listDue(
  db: Db,
  {
    kind,
    mode,
    now,
    limit,
  }: { kind: ObligationKind; mode: ProviderMode; now: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('obligations as o')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .where('collection', '=', 'auto')
    .where('kind', '=', kind)
    .where('provider_mode', '=', mode)
    .where('status', 'in', OPEN_STATUSES)
    .where((where) => where.not(leasedRow(now)))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The open charges of a payer that wait for an automatic attempt. */
export async function listScheduledOf(
  db: Db,
  kind: ObligationKind,
  payerId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('obligations')
    .select('id')
    .where('payer_id', '=', payerId)
    .where('kind', '=', kind)
    .where('next_attempt_at', 'is not', null)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
