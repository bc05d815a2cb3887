import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

/** By then the call that requested it has ended. */
const UNANSWERED_MS = 60_000;
/** Returned refunds are sent again once a day. */
const RETURNED_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 50;

/** Refunds with an unknown outcome, or returned by a bank, oldest first. */
export async function listPendingRefunds(db: Db, mode: ProviderMode, now: Date): Promise<number[]> {
  const before = (age: number) => new Date(now.getTime() - age);
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('obligations as o', 'o.id', 'r.obligation_id')
    .select('r.id')
    .where('r.state', '=', 'pending')
    .where('o.provider_mode', '=', mode)
    .where((where) =>
      where.or([
        where.and([
          where('r.provider_refund_id', 'is', null),
          where('r.updated_at', '<=', before(UNANSWERED_MS)),
        ]),
        where('r.updated_at', '<=', before(RETURNED_MS)),
      ]),
    )
    .orderBy('r.updated_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}
