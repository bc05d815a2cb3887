import type { z } from 'zod';
import type { FeatureName } from './operation.ts';

/** One event that the server sends in real time, as server, client and tests use it. */
export interface RealtimeEvent {
  feature: FeatureName;
  /** The name that the client listens for. */
  name: string;
  summary: string;
  /** Who receives it: all sockets of a member, or those of one session. */
  to: 'member' | 'session';
  /** States only that something has changed; the client reads the new state through the API. */
  payload: z.ZodObject;
}

/** Keeps the literal types of an event, so that emitting and listening can be inferred from it. */
export function event<const E extends RealtimeEvent>(declaration: E): E {
  return declaration;
}

export type EventPayload<E extends RealtimeEvent> = z.output<E['payload']>;
