import type { Db } from '../../../../platform/database/database.ts';

/** Records that a session is in use. */
export async function touchSession(db: Db, sessionId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute();
}
