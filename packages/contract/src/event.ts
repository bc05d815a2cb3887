import type { z } from 'zod';
import type { FeatureName } from './operation.ts';

/** A real-time event, shared by server, client and tests. */
export interface RealtimeEvent {
  feature: FeatureName;
  /** The event name for clients. */
  name: string;
  summary: string;
  /** Who receives it: all sockets of a member, or those of one session. */
  to: 'member' | 'session';
  /** Contains only that something changed; the client reads the new state through the API. */
  payload: z.ZodObject;
}

/** Preserves the literal types of an event, for type inference. */
export function event<const E extends RealtimeEvent>(declaration: E): E {
  return declaration;
}

export type EventPayload<E extends RealtimeEvent> = z.output<E['payload']>;
