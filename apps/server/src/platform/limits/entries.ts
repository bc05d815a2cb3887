import { createHash } from 'node:crypto';
import type { Actor } from '../access/actor.ts';
import { networkOf } from './network.ts';
import type { LimitEntry } from './store.ts';
import type { LimitClass, LimitPer, LimitTable } from './table.ts';

export interface Caller {
  actor: Actor;
  /** Network address. */
  address: string;
}

/** The counter keys of each type; undefined if the call does not count for that type. */
export type Whose = (per: LimitPer) => string | undefined;

export function caller({ actor, address }: Caller): Whose {
  return (per) => {
    switch (per) {
      case 'network':
        return networkOf(address);
      case 'visitor':
        return actor.kind === 'visitor' ? networkOf(address) : undefined;
      case 'member':
        return actor.kind === 'member' ? String(actor.id) : undefined;
      case 'key':
        return undefined;
    }
  };
}

/** Emails are case-insensitive. */
export function keyed(key: string): Whose {
  const plain = key.trim().toLowerCase();
  return (per) => (per === 'key' ? plain : undefined);
}

/** The counters of a class. They store hashes, never an email or address. */
export function entriesOf(
  table: LimitTable,
  limit: Exclude<LimitClass, 'none'>,
  whose: Whose,
): LimitEntry[] {
  return Object.entries(table[limit].rules).flatMap(
    ([name, { per, points, seconds, pauses = false }]) => {
      const key = whose(per);
      if (key === undefined) return [];
      const hash = createHash('sha256').update(key).digest('base64url');
      return [{ key: `${limit}.${name}:${hash}`, points, windowMs: seconds * 1000, pauses }];
    },
  );
}
