import { LATE_AFTER_DAYS, type ProviderMode } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../../platform/database/transaction.ts';

/**
 * When a lister can receive payments again: schedules blocked rent that is not late for the next
 * run.
 */
export async function resumeBlockedRent(
  trx: Trx,
  { payeeId, mode, now }: { payeeId: number; mode: ProviderMode; now: Date },
): Promise<void> {
  await sql`
    update obligations set next_attempt_at = ${now}::timestamptz, updated_at = ${now}::timestamptz
    where payee_id = ${payeeId} and provider_mode = ${mode} and kind = 'rent' and status = 'blocked'
      and collection = 'auto'
      and due_at > ${now}::timestamptz - make_interval(days => ${LATE_AFTER_DAYS}::int)`.execute(
    trx,
  );
}
