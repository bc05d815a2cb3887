import type { Billing } from '../billing.ts';
import { keepEvent } from '../commands/keep-event.ts';
import { noteEventsRead, readEventsUntil } from '../commands/provider-state.ts';
import { EVENT_TYPES } from './event-types.ts';
import { keptEvent } from './provider-events.ts';

/** Looks back a little further than the last time, since events may appear late. */
const OVERLAP_MS = 10 * 60 * 1000;
/** The provider forgets events after thirty days. */
const FIRST_LOOK_MS = 24 * 60 * 60 * 1000;

/** Reads the provider's own list of events, for those whose delivery never arrived. */
export async function catchUpEvents(billing: Billing): Promise<void> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const before = await readEventsUntil(db, payments.mode);
  const from = before?.getTime() ?? now.getTime() - FIRST_LOOK_MS;
  const gte = Math.floor((from - OVERLAP_MS) / 1000);
  const list = payments.stripe.events.list({
    created: { gte },
    types: [...EVENT_TYPES],
    limit: 100,
  });
  for await (const event of list) await keepEvent(db, keptEvent(event), now);
  await noteEventsRead(db, payments.mode, now);
}
