import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface ClaimedEvent {
  event_id: string;
  type: string;
  object_id: string;
  tries: number;
  received_at: Date;
}

/** Events that wait; nobody else is given them until `until`. */
export async function claimEvents(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    update provider_events set tries = tries + 1, next_try_at = ${until}::timestamptz
    where event_id in (
      select event_id from provider_events
      where status = 'received' and next_try_at <= ${now}::timestamptz
      order by next_try_at, created limit ${limit} for update skip locked)
    returning event_id, type, object_id, tries, received_at`.execute(db);
  return rows;
}

/** Ends the work on an event, or puts it off. */
export async function settleEvent(
  db: Db,
  eventId: string,
  end: { status: 'done' | 'failed' } | { nextTryAt: Date },
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set('status' in end ? { status: end.status } : { next_try_at: end.nextTryAt })
    .where('event_id', '=', eventId)
    .execute();
}
