import type { Db } from '../../../../platform/database/database.ts';

/** Records the last use of a session. */
export async function touchSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute();
}
