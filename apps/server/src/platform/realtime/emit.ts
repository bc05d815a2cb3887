import type { EventPayload, RealtimeEvent } from '@crewpad/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Trx } from '../database/transaction.ts';

/** The channel on which every node receives events for its sockets, as an array. */
export const EVENTS_EMITTED = 'events_emitted';

/** An event for the sockets of some members or sessions. */
export interface EmittedEvent extends Pick<RealtimeEvent, 'name' | 'to'> {
  ids: readonly number[];
  payload: object;
  /** Dropped for sockets that cannot take it now. */
  isVolatile?: boolean;
}

/**
 * Sends an event to members or sessions when the transaction commits.
 * @throws ZodError for a payload without the declared shape; other keys are stripped
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

/** Sends an event immediately to connected sockets that can take it. Writes no row. */
export async function emitVolatile<E extends RealtimeEvent>(
  db: Db,
  { name, to, payload: shape }: E,
  ids: readonly number[],
  payload: EventPayload<E>,
): Promise<void> {
  await notify(db, { name, to, ids, payload: shape.parse(payload), isVolatile: true });
}

async function notify(db: Db | Trx, event: EmittedEvent): Promise<void> {
  await sql`select pg_notify(${EVENTS_EMITTED}, ${JSON.stringify([event])})`.execute(db);
}

/**
 * The same as `emit`, as part of a larger statement: an expression that sends one notification with
 * an event for each pair of an id and a payload. Keep them few: a notification is limited to 8,000
 * bytes.
 */
export function emitting(
  { name, to }: RealtimeEvent,
  pairs: readonly { id: RawBuilder<number>; payload: RawBuilder<object> }[],
): RawBuilder<unknown> {
  const events = pairs.map(
    ({ id, payload }) => sql`jsonb_build_object('name', ${name}::text, 'to', ${to}::text,
      'ids', jsonb_build_array(${id}), 'payload', ${payload})`,
  );
  return sql`pg_notify(${EVENTS_EMITTED}, jsonb_build_array(${sql.join(events)})::text)`;
}
