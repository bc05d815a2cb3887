import type { DatabaseSync } from 'node:sqlite';

/** A saved answer, for the next call with the same key. */
export interface IdempotencyRecord {
  key: string;
  /** Digest of method, path and parameters. */
  request: string;
  requestId: string;
  status: number;
  body: string;
  /** Unix seconds of the sandbox's clock. */
  created: number;
}

export interface IdempotencyRecords {
  find(key: string): IdempotencyRecord | undefined;
  save(record: IdempotencyRecord): void;
  /** Deletes every record from before the given time, in unix seconds. */
  prune(before: number): void;
}

export function openIdempotencyRecords(database: DatabaseSync): IdempotencyRecords {
  const read = database.prepare('SELECT * FROM idempotency WHERE key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)');
  const prune = database.prepare('DELETE FROM idempotency WHERE created < ?');
  return {
    find(key) {
      const row = read.get(key);
      return (
        row && {
          key,
          request: String(row.request),
          requestId: String(row.request_id),
          status: Number(row.status),
          body: String(row.body),
          created: Number(row.created),
        }
      );
    },
    save({ key, request, requestId, status, body, created }) {
      write.run(key, request, requestId, status, body, created);
    },
    prune(before) {
      prune.run(before);
    },
  };
}
