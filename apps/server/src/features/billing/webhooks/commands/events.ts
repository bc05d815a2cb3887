import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** A provider event with a verified signature, or from the provider's list. */
export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  account: string | null;
  created: Date;
  payload: object;
}

/** Stores an event to be handled. Known events are ignored. */
export async function storeEvent(db: Db, event: ProviderEvent, now: Date): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({
      event_id: event.id,
      type: event.type,
      object_id: event.objectId,
      account: event.account,
      created: event.created,
      payload: JSON.stringify(event.payload),
      next_try_at: now,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

export interface ClaimedEvent {
  event_id: string;
  type: string;
  object_id: string;
  account: string | null;
  tries: number;
  received_at: Date;
}

/** Claims the events that are due, so that no other process handles them. */
export async function claimEvents(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    update provider_events set tries = tries + 1, next_try_at = ${until}::timestamptz
    where event_id = any(array(
      select event_id from provider_events
      where status = 'received' and next_try_at <= ${now}::timestamptz
      order by next_try_at, created limit ${limit} for update skip locked))
    returning event_id, type, object_id, account, tries, received_at`.execute(db);
  return rows;
}

/** Records that an event was handled, or when to retry it. */
export async function finishEvent(
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
