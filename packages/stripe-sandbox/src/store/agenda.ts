import type { DatabaseSync } from 'node:sqlite';

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

export function openAgenda(database: DatabaseSync): Agenda {
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
