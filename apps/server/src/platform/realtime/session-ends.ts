import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** Channel on which every node hears which sessions have ended. */
export const SESSIONS_ENDED = 'sessions_ended';

/** Tells every node, when the transaction commits, to cut the sockets of these sessions. */
export async function announceEndedSessions(
  trx: Trx,
  sessionIds: readonly number[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql`select pg_notify(${SESSIONS_ENDED}, ${sessionIds.join(',')})`.execute(trx);
}
