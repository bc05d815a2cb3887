import type { EventPayload, RealtimeEvent } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Trx } from '../database/transaction.ts';

/** Channel on which every node receives the events to send to its sockets. */
export const EVENTS_EMITTED = 'events_emitted';

/** An event on its way to the sockets of some members or sessions. */
export interface EmittedEvent extends Pick<RealtimeEvent, 'name' | 'to'> {
  ids: readonly number[];
  payload: object;
  /** Lost for sockets that cannot take it now. */
  isVolatile?: boolean;
}

/**
 * Sends an event to members or sessions, as the event declares, when the transaction commits.
 * @throws ZodError for a payload that does not have the declared shape; other keys are left out
 */
export async function emit<E extends RealtimeEvent>(
  trx: Trx,
  event: E,
  ids: readonly number[],
  payload: EventPayload<E>,
): Promise<void> {
  if (ids.length === 0) return;
  const { name, to } = event;
  await notify(trx, { name, to, ids, payload: event.payload.parse(payload) });
}

/** Sends an event at once to those who are connected and can take it now. No row is written. */
export async function emitVolatile<E extends RealtimeEvent>(
  db: Db,
  { name, to, payload: shape }: E,
  ids: readonly number[],
  payload: EventPayload<E>,
): Promise<void> {
  await notify(db, { name, to, ids, payload: shape.parse(payload), isVolatile: true });
}

async function notify(db: Db | Trx, event: EmittedEvent): Promise<void> {
  await sql`select pg_notify(${EVENTS_EMITTED}, ${JSON.stringify(event)})`.execute(db);
}
