import type { Billing } from '../provider.ts';
import { storeEvent } from './commands/events.ts';
import { findEventsReadUntil, recordEventsRead } from './commands/provider-state.ts';
import { EVENT_TYPES } from './event-types.ts';
import { storedEvent } from './provider-events.ts';

/** Reads a little further back than the last time, because events can appear late. */
const OVERLAP_MS = 10 * 60 * 1000;
/** How far back the first read goes: as long as Stripe lists events. */
const FIRST_READING_MS = 30 * 24 * 60 * 60 * 1000;

/** Reads the provider's event list for events whose delivery never arrived. */
export async function catchUpEvents(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const before = await findEventsReadUntil(db, payments.mode);
  const from = before?.getTime() ?? now.getTime() - FIRST_READING_MS;
  const gte = Math.floor((from - OVERLAP_MS) / 1000);
  const list = payments.stripe.events.list({
    created: { gte },
    types: [...EVENT_TYPES],
    limit: 100,
  });
  for await (const event of list) await storeEvent(db, storedEvent(event), now);
  await recordEventsRead(db, payments.mode, now);
}
