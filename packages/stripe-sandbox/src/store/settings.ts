import type { DatabaseSync } from 'node:sqlite';

/** Small values that survive a restart, such as the clock. */
export interface Settings {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}

export function openSettings(database: DatabaseSync): Settings {
  const read = database.prepare('SELECT value FROM settings WHERE name = ?');
  const write = database.prepare(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  return {
    get(name) {
      const row = read.get(name);
      return row ? String(row.value) : undefined;
    },
    set(name, value) {
      write.run(name, value);
    },
  };
}
