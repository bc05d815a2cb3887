import { LATE_AFTER_DAYS, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { obligations } from '../../../billing/index.ts';

/**
 * When a lister can receive payments again: schedules blocked rent that is not late for the next
 * run.
 */
export async function resumeBlockedRent(
  trx: Trx,
  { payeeId, mode, now }: { payeeId: number; mode: ProviderMode; now: Date },
): Promise<void> {
  const blocked = sql<boolean>`(o.payee_id = ${payeeId} and o.provider_mode = ${mode}
    and o.kind = 'rent' and o.status = 'blocked'
    and o.due_at > ${now}::timestamptz - make_interval(days => ${LATE_AFTER_DAYS}::int))`;
  await obligations.schedule(trx, blocked, { at: now, now });
}
