import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { unsentDatabase } from '../../../lib/session-store.ts';

/** A message that the server has not received yet. */
export interface Unsent {
  /** Its position in the queue. */
  order: number;
  /** The Idempotency-Key: the server stores the message once, however often it is sent. */
  key: string;
  memberId: number;
  to: number;
  listing_id: number;
  message: string;
  created: string;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
}

interface Schema extends DBSchema {
  messages: { key: number; value: Unsent };
}

/**
 * Storage of a member's unsent messages that survives a reload. In memory if the browser allows no storage.
 */
export interface UnsentStore {
  list(): Promise<Unsent[]>;
  put(unsent: Unsent): Promise<void>;
  remove(order: number): Promise<void>;
}

export function openUnsentStore(memberId: number): UnsentStore {
  const memory = new Map<number, Unsent>();
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () => {
    database ??= openDB<Schema>(unsentDatabase(memberId), 1, {
      upgrade: (db) => {
        db.createObjectStore('messages', { keyPath: 'order' });
      },
      // A logout in another tab deletes the database.
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        database = null;
      },
      terminated: () => {
        database = null;
      },
    });
    return database;
  };
  const attempt = async <T>(work: (db: IDBPDatabase<Schema>) => Promise<T>, otherwise: () => T) => {
    try {
      return await work(await open());
    } catch {
      database = null;
      return otherwise();
    }
  };
  return {
    async list() {
      const storedMessages = await attempt(
        (db) => db.getAll('messages'),
        () => [],
      );
      const all = new Map([
        ...memory,
        ...storedMessages.map((message) => [message.order, message] as const),
      ]);
      return [...all.values()].sort((a, b) => a.order - b.order);
    },
    async put(unsent) {
      await attempt(
        async (db) => {
          await db.put('messages', unsent);
          memory.delete(unsent.order);
        },
        () => {
          memory.set(unsent.order, unsent);
        },
      );
    },
    async remove(order) {
      memory.delete(order);
      await attempt(
        (db) => db.delete('messages', order),
        () => undefined,
      );
    },
  };
}
