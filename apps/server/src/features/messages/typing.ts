import { contract } from '@crewpad/contract';
import { TYPING_EVENT } from '@crewpad/domain';
import type { Db } from '../../platform/database/database.ts';
import type { ClientEvent } from '../../platform/realtime/client-events.ts';
import { emitVolatile } from '../../platform/realtime/emit.ts';
import { findTypingReader } from './threads.queries.ts';

const { messageChanged, typing } = contract.messages;

/** The minimum interval between typing events to the other member of a thread. */
const INTERVAL_MS = 3000;

/** Relays typing events to the other member of a thread. */
export function relayTyping(db: Db, now = () => performance.now()): ClientEvent {
  /** The last relay per member and thread on this node, oldest first. */
  const relayedAt = new Map<string, number>();

  function isTooSoon(key: string): boolean {
    const at = now();
    for (const [thread, before] of relayedAt) {
      if (at - before < INTERVAL_MS) break;
      relayedAt.delete(thread);
    }
    if (relayedAt.has(key)) return true;
    relayedAt.set(key, at);
    return false;
  }

  return {
    name: TYPING_EVENT,
    async receive(payload, { memberId, isSwitched }) {
      const { success, data } = typing.safeParse(payload);
      if (!success || isSwitched) return;
      const { thread_id } = data;
      // Before the query, so that a client cannot trigger one with each event.
      if (isTooSoon(`${memberId}:${thread_id}`)) return;
      const reader = await findTypingReader(db, thread_id, memberId);
      if (reader === undefined) return;
      const event = { action: 'typing', thread_id, user_id: memberId } as const;
      await emitVolatile(db, messageChanged, [reader], event);
    },
  };
}
