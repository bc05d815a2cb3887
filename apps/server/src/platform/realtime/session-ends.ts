import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** The channel on which every node receives ended sessions. */
export const SESSIONS_ENDED = 'sessions_ended';

/** Disconnects the sockets of these sessions on every node when the transaction commits. */
export async function announceEndedSessions(
  trx: Trx,
  sessionIds: readonly number[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql`select pg_notify(${SESSIONS_ENDED}, ${sessionIds.join(',')})`.execute(trx);
}
