import type { Db } from '../../../platform/database/database.ts';

/** An event of the provider whose signature was checked, or that was read from its list. */
export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  account: string | null;
  created: Date;
  payload: object;
}

/** Keeps an event to be worked on; one that is known already changes nothing. */
export async function keepEvent(db: Db, event: ProviderEvent, now: Date): Promise<void> {
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
