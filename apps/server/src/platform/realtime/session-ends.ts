import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** Channel on which every node receives which sessions have ended. */
export const SESSIONS_ENDED = 'sessions_ended';

/** Has every node disconnect the sockets of these sessions when the transaction commits. */
export async function announceEndedSessions(
  trx: Trx,
  sessionIds: readonly number[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql`select pg_notify(${SESSIONS_ENDED}, ${sessionIds.join(',')})`.execute(trx);
}
