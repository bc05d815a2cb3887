import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from './database.ts';
import { type Objects, openObjects } from './objects.ts';

/** All data of the sandbox, in one file. */
export interface Store {
  objects: Objects;
  idempotency: IdempotencyRecords;
  deliveries: Deliveries;
  settings: Settings;
  agenda: Agenda;
  /** Runs the work in one write transaction; an error rolls everything back. Cannot be nested. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** Opens the store. @param file a path, or ":memory:". Throws if another sandbox owns it. */
export function openStore(file: string): Store {
  const database = openDatabase(file);
  return {
    objects: openObjects(database),
    idempotency: openIdempotencyRecords(database),
    deliveries: openDeliveries(database),
    settings: openSettings(database),
    agenda: openAgenda(database),
    transaction: (work) => transaction(database, work),
    close: () => database.close(),
  };
}

function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** What happens to an object later by the sandbox's clock. */
export type Task = 'capture' | 'deadline' | 'refund' | 'refund_failure';

interface Appointment {
  task: Task;
  /** Id of the object. */
  id: string;
  /** Unix seconds of the sandbox's clock. */
  due: number;
}

/** What is due later, at most once for each task and object. */
export interface Agenda {
  /** Adds it, or moves it to another time. */
  set(task: Task, id: string, due: number): void;
  remove(task: Task, id: string): void;
  /** The first one, at the latest at `until`. @param held tasks that wait for a test */
  next(until: number, held: readonly Task[]): Appointment | undefined;
  /** The objects of a task, earliest first. */
  all(task: Task): string[];
}

function openAgenda(database: DatabaseSync): Agenda {
  const put = database.prepare(
    `INSERT INTO agenda (task, id, due) VALUES (?, ?, ?)
     ON CONFLICT (task, id) DO UPDATE SET due = excluded.due`,
  );
  const remove = database.prepare('DELETE FROM agenda WHERE task = ? AND id = ?');
  const first = database.prepare(
    `SELECT task, id, due FROM agenda
     WHERE due <= ? AND task NOT IN (SELECT value FROM json_each(?)) ORDER BY due, rowid LIMIT 1`,
  );
  const all = database.prepare('SELECT id FROM agenda WHERE task = ? ORDER BY due, rowid');
  return {
    set(task, id, due) {
      put.run(task, id, due);
    },
    remove(task, id) {
      remove.run(task, id);
    },
    next(until, held) {
      const row = first.get(until, JSON.stringify(held));
      if (!row) return undefined;
      return { task: row.task as Task, id: String(row.id), due: Number(row.due) };
    },
    all: (task) => all.all(task).map(({ id }) => String(id)),
  };
}

/** One event on its way to one endpoint. */
export interface Delivery {
  seq: number;
  event: string;
  endpoint: string;
  tries: number;
}

interface Deliveries {
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

function openDeliveries(database: DatabaseSync): Deliveries {
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

function openIdempotencyRecords(database: DatabaseSync): IdempotencyRecords {
  const select = database.prepare('SELECT * FROM idempotency WHERE key = ?');
  const write = database.prepare('INSERT OR REPLACE INTO idempotency VALUES (?, ?, ?, ?, ?, ?)');
  const prune = database.prepare('DELETE FROM idempotency WHERE created < ?');
  return {
    find(key) {
      const row = select.get(key);
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

/** Small values that survive a restart, such as the clock. */
export interface Settings {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

function openSettings(database: DatabaseSync): Settings {
  const select = database.prepare('SELECT value FROM settings WHERE name = ?');
  const write = database.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    get(name) {
      const row = select.get(name);
      return row ? String(row.value) : undefined;
    },
    set(name, value) {
      write.run(name, value);
    },
  };
}
