import { readdir } from 'node:fs/promises';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** The project's migrations by file name, in order; `upTo` keeps those up to and including it. */
class ProjectMigrations implements MigrationProvider {
  readonly #upTo: string | undefined;

  constructor(upTo?: string) {
    this.#upTo = upTo;
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const files = (await readdir(folder))
      .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
      .sort();
    const migrations: Record<string, Migration> = {};
    for (const file of files) {
      const name = file.replace(/\.ts$/, '');
      if (this.#upTo !== undefined && name > this.#upTo) break;
      migrations[name] = (await import(new URL(file, folder).href)) as Migration;
    }
    return migrations;
  }
}

/**
 * Brings the schema up to date, forward only, under a lock: of nodes that start at once one migrates
 * and the others wait.
 * @throws the failed migration's error; nothing of that run stays.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: new ProjectMigrations(upTo) });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
