import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { VERSION } from '../version.ts';
import type { Db } from './database.ts';

const folder = new URL('../../../migrations/', import.meta.url);
const functionsFolder = new URL('functions/', folder);

/** The project's migrations by file name, in order; `upTo` is the last one to include. */
class ProjectMigrations implements MigrationProvider {
  readonly #upTo: string | undefined;

  constructor(upTo?: string) {
    this.#upTo = upTo;
  }

  /** Their names, without loading them. */
  async names(): Promise<string[]> {
    return (await readdir(folder))
      .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((name) => this.#upTo === undefined || name <= this.#upTo)
      .sort();
  }

  async getMigrations(): Promise<Record<string, Migration>> {
    const migrations: Record<string, Migration> = {};
    for (const name of await this.names()) {
      migrations[name] = (await import(new URL(`${name}.ts`, folder).href)) as Migration;
    }
    return migrations;
  }
}

/**
 * Migrates the schema forward under a lock: if several nodes start at the same time, one migrates
 * and the others wait. Then applies SQL functions with changed files; with `upTo` they stay as the
 * migrations define them.
 * @returns the names of the applied migrations
 * @throws the failed migration's error; the database is then unchanged
 * @throws StartError if the database is newer than the program
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  const provider = new ProjectMigrations(upTo);
  const names = await provider.names();
  const applied = await appliedMigrations(db);
  if (upTo === undefined) requireNotNewer(applied, names);
  // The migrator reads the columns of every table first, which takes a fifth of a restart.
  const isUpToDate =
    names.length === applied.length && names.every((name, at) => name === applied[at]);
  const results = isUpToDate ? [] : await applyMigrations(db, provider);
  if (upTo === undefined) await applyFunctions(db);
  return results;
}

async function applyMigrations(db: Db, provider: MigrationProvider): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The names of the applied migrations, in order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (!rows[0]?.is_there) return [];
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/**
 * Reads only.
 * @throws StartError if a newer version of the program has migrated the database
 */
export async function requireKnownMigrations(db: Db): Promise<void> {
  requireNotNewer(await appliedMigrations(db), await new ProjectMigrations().names());
}

function requireNotNewer(applied: readonly string[], names: readonly string[]): void {
  const newest = applied.at(-1) ?? '';
  const ours = names.at(-1) ?? '';
  if (newest <= ours) return;
  throw new StartError(
    `The database is newer than this program: it has migration ${newest}, and version ${VERSION} ends at ${ours}. ` +
      'Run the version that migrated it, or restore a backup from before.',
  );
}

/**
 * Applies new or changed files of migrations/functions in one transaction, under the migration
 * lock. Each contains `create or replace function`.
 * @param files SQL by file name; the project's own by default
 * @returns the names of the applied files
 */
export async function applyFunctions(
  db: Db,
  files?: Readonly<Record<string, string>>,
): Promise<string[]> {
  const functions = Object.entries(files ?? (await readFunctions()));
  return db.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    // PostgreSQL uses an advisory lock: the lock table is not used.
    const lock = { lockTable: '', lockRowId: '' };
    await adapter.acquireMigrationLock(connection, lock);
    try {
      return await connection.transaction().execute((trx) => applyChanged(trx, functions));
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

async function readFunctions(): Promise<Record<string, string>> {
  const names = (await readdir(functionsFolder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = names.map((name) => readFile(new URL(name, functionsFolder), 'utf8'));
  return Object.fromEntries((await Promise.all(texts)).map((text, at) => [names[at], text]));
}

async function applyChanged(trx: Db, files: [string, string][]): Promise<string[]> {
  const rows = await trx.selectFrom('applied_functions').select(['file', 'hash']).execute();
  const hashes = new Map(rows.map((row) => [row.file, row.hash]));
  const applied: string[] = [];
  // A function may call one from a later file.
  await sql`set local check_function_bodies = off`.execute(trx);
  for (const [file, text] of files) {
    const hash = createHash('sha256').update(text).digest('hex');
    if (hashes.get(file) === hash) continue;
    await sql.raw(text).execute(trx);
    await trx
      .insertInto('applied_functions')
      .values({ file, hash })
      .onConflict((oc) => oc.column('file').doUpdateSet({ hash, applied_at: sql`now()` }))
      .execute();
    applied.push(file);
  }
  return applied;
}
