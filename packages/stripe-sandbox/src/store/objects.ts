import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { Hidden, Kind, Stored } from './kinds.ts';

/** A query for a list, newest first; `startingAfter` and `endingBefore` are ids. */
interface ListQuery {
  /** Top-level fields that must equal the value. */
  where?: Record<string, string | undefined>;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
  types?: string[] | undefined;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  limit: number;
}

/** The stored objects by id. `find` returns a copy. */
export interface Objects {
  find<K extends Kind>(kind: K, id: string): Stored[K] | undefined;
  /** Finds an object of any kind; used to expand ids. */
  findAny(id: string): object | undefined;
  /** Adds the object or replaces the one with its id. */
  put<K extends Kind>(kind: K, object: Stored[K] & { id: string }): void;
  remove(id: string): void;
  /** Data of the object that no answer shows, such as how a test card behaves. */
  hidden(id: string): Hidden;
  setHidden(id: string, hidden: Hidden): void;
  list<K extends Kind>(kind: K, query: ListQuery): { data: Stored[K][]; hasMore: boolean };
}

export function openObjects(database: DatabaseSync): Objects {
  const byId = database.prepare('SELECT body, object, hidden, seq FROM objects WHERE id = ?');
  const write = database.prepare(
    `INSERT INTO objects (id, object, created, body, hidden) VALUES (?, ?, ?, ?, '{}')
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  );
  const remove = database.prepare('DELETE FROM objects WHERE id = ?');
  const hide = database.prepare('UPDATE objects SET hidden = ? WHERE id = ?');

  function seqOf(id: string): number {
    return Number(byId.get(id)?.seq ?? 0);
  }

  return {
    find<K extends Kind>(kind: K, id: string) {
      const row = byId.get(id);
      return row?.object === kind ? (JSON.parse(String(row.body)) as Stored[K]) : undefined;
    },
    findAny(id) {
      const row = byId.get(id);
      return row ? (JSON.parse(String(row.body)) as object) : undefined;
    },
    put(kind, object) {
      const created = 'created' in object ? Number(object.created) : 0;
      write.run(object.id, kind, created, JSON.stringify(object));
    },
    remove(id) {
      remove.run(id);
    },
    hidden(id) {
      return JSON.parse(String(byId.get(id)?.hidden ?? '{}')) as Hidden;
    },
    setHidden(id, hidden) {
      hide.run(JSON.stringify(hidden), id);
    },
    list<K extends Kind>(kind: K, query: ListQuery) {
      const { clauses, values } = conditions(query, seqOf);
      const order = query.endingBefore ? 'ASC' : 'DESC';
      const rows = database
        .prepare(
          `SELECT body FROM objects WHERE object = ? ${clauses} ORDER BY seq ${order} LIMIT ?`,
        )
        .all(kind, ...values, query.limit + 1)
        .map((row) => JSON.parse(String(row.body)) as Stored[K]);
      const data = rows.slice(0, query.limit);
      return {
        data: query.endingBefore ? data.reverse() : data,
        hasMore: rows.length > query.limit,
      };
    },
  };
}

/** Field names come from the sandbox's own code, never from a request. */
function conditions(query: ListQuery, seqOf: (id: string) => number) {
  const clauses = ["AND json_extract(body, '$.deleted') IS NULL"];
  const values: SQLInputValue[] = [];
  const add = (clause: string, ...more: SQLInputValue[]) => {
    clauses.push(`AND ${clause}`);
    values.push(...more);
  };
  for (const [field, value] of Object.entries(query.where ?? {}))
    if (value !== undefined) add(`json_extract(body, '$.${field}') = ?`, value);
  const { gt, gte, lt, lte } = query.created ?? {};
  if (gt !== undefined) add('created > ?', gt);
  if (gte !== undefined) add('created >= ?', gte);
  if (lt !== undefined) add('created < ?', lt);
  if (lte !== undefined) add('created <= ?', lte);
  if (query.types)
    add(
      `json_extract(body, '$.type') IN (${query.types.map(() => '?').join(', ')})`,
      ...query.types,
    );
  if (query.startingAfter) add('seq < ?', seqOf(query.startingAfter));
  if (query.endingBefore) add('seq > ?', seqOf(query.endingBefore));
  return { clauses: clauses.join(' '), values };
}
