import type { Db } from '../../../platform/database/database.ts';

/** Forgets events that were worked on long ago. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('provider_events')
    .where('status', '=', 'done')
    .where('received_at', '<', before)
    .execute();
}
