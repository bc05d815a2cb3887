import type { RealtimeEvent } from './event.ts';
import * as features from './features.ts';
import type { Operation } from './operation.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const isEvent = (value: unknown): value is RealtimeEvent =>
  typeof value === 'object' && value !== null && 'to' in value && 'payload' in value;

const declarations = Object.values(features).flatMap((feature) => Object.values<unknown>(feature));

/** Every implemented operation. */
export const operations: readonly Operation[] = declarations.filter(isOperation);

/** Every implemented real-time event. */
export const events: readonly RealtimeEvent[] = declarations.filter(isEvent);
