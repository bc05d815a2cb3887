import type { Db } from '../../../../platform/database/database.ts';

/** Records that the member has confirmed this session. */
export async function confirmSession(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', id).execute();
}
