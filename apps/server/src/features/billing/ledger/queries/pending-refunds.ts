import type { ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** By then the call that requested it has ended. */
const UNANSWERED_MS = 60_000;
/** A refund that waits at the provider is read again, in case its event is lost. */
const READ_AGAIN_MS = 60 * 60 * 1000;
const AT_ONCE = 50;

/** Refunds with an unknown outcome, and those whose next try is due, oldest first. */
export function listRefundsToSend(
  db: Db,
  mode: ProviderMode,
  now: Date,
): Promise<{ id: number; state: string }[]> {
  const before = (age: number) => new Date(now.getTime() - age);
  return db
    .selectFrom('refunds as r')
    .innerJoin('obligations as o', 'o.id', 'r.obligation_id')
    .select(['r.id', 'r.state'])
    .where('o.provider_mode', '=', mode)
    .where((where) =>
      where.or([
        where.and([
          where('r.state', '=', 'pending'),
          where('r.provider_refund_id', 'is', null),
          where('r.updated_at', '<=', before(UNANSWERED_MS)),
        ]),
        where.and([
          where('r.state', '=', 'pending'),
          where('r.updated_at', '<=', before(READ_AGAIN_MS)),
        ]),
        where('r.next_try_at', '<=', now),
      ]),
    )
    .orderBy('r.updated_at')
    .limit(AT_ONCE)
    .execute();
}

/** Whether the payee holds money of a charge by a later transfer, after a dispute or a refund. */
export async function hasLaterTransfers(db: Db, obligationId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from disputes where obligation_id = ${obligationId} and returned_cents > 0
    ) or exists (
      select from provider_moves where obligation_id = ${obligationId}
        and kind in ('dispute_return', 'refund_return') and state = 'done'
    ) as has`.execute(db);
  return rows[0]?.has === true;
}
