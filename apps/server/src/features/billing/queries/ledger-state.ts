import type { Db } from '../../../platform/database/database.ts';
import type { Obligation, PastAttempt } from '../commands/claim-obligation.ts';

export interface LedgerState {
  obligation: Obligation;
  /** Newest first. */
  attempts: PastAttempt[];
}

/** An obligation with what was tried; undefined: there is none. */
export async function readLedgerState(
  db: Db,
  obligationId: number,
): Promise<LedgerState | undefined> {
  const obligation = await db
    .selectFrom('obligations')
    .selectAll()
    .where('id', '=', obligationId)
    .executeTakeFirst();
  if (obligation === undefined) return undefined;
  const attempts = await db
    .selectFrom('payment_attempts')
    .select(['id', 'status', 'payment_intent', 'payment_method', 'charge_id'])
    .where('obligation_id', '=', obligationId)
    .orderBy('n', 'desc')
    .limit(20)
    .execute();
  return { obligation, attempts };
}
