import type { DatabaseSync } from 'node:sqlite';

/** One event on its way to one endpoint. */
export interface Delivery {
  seq: number;
  event: string;
  endpoint: string;
  tries: number;
}

export interface Deliveries {
  /** Adds one that is due at once. */
  add(event: string, endpoint: string): void;
  /** Open deliveries that are due by the sandbox's clock, oldest first. */
  due(milliseconds: number, limit: number): Delivery[];
  /** When the next open delivery is due, in milliseconds; undefined if none is open. */
  nextDue(): number | undefined;
  retry(seq: number, tries: number, due: number): void;
  finish(seq: number): void;
  /** How many endpoints have not accepted the event yet. */
  pending(event: string): number;
}

export function openDeliveries(database: DatabaseSync): Deliveries {
  const insert = database.prepare('INSERT INTO deliveries (event, endpoint, due) VALUES (?, ?, 0)');
  const open = database.prepare(
    'SELECT * FROM deliveries WHERE done = 0 AND due <= ? ORDER BY seq LIMIT ?',
  );
  const next = database.prepare('SELECT min(due) AS due FROM deliveries WHERE done = 0');
  const postpone = database.prepare('UPDATE deliveries SET tries = ?, due = ? WHERE seq = ?');
  const finish = database.prepare('UPDATE deliveries SET done = 1 WHERE seq = ?');
  const pending = database.prepare(
    'SELECT count(*) AS open FROM deliveries WHERE event = ? AND done = 0',
  );
  return {
    add(event, endpoint) {
      insert.run(event, endpoint);
    },
    due(milliseconds, limit) {
      return open.all(milliseconds, limit).map((row) => ({
        seq: Number(row.seq),
        event: String(row.event),
        endpoint: String(row.endpoint),
        tries: Number(row.tries),
      }));
    },
    nextDue() {
      const due = next.get()?.due;
      return typeof due === 'number' ? due : undefined;
    },
    retry(seq, tries, due) {
      postpone.run(tries, due, seq);
    },
    finish(seq) {
      finish.run(seq);
    },
    pending(event) {
      return Number(pending.get(event)?.open ?? 0);
    },
  };
}
