import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './database/database.ts';

/** What a node learns about the database that all nodes share. */
interface DatabaseFacts {
  /** PostgreSQL's major version. */
  postgres: number;
  /** Whether it refuses writes. */
  isReadOnly: boolean;
  /** Whether it knows no other SECRET than this one. */
  hasSecretOfOthers: boolean;
}

/** Makes this SECRET the one of the installation, unless it has one. */
export async function recordSecret(db: Db, secret: string): Promise<void> {
  await db
    .updateTable('installation')
    .set({ secret_check: checkOf(secret) })
    .where('secret_check', 'is', null)
    .execute();
}

/** Reads only. */
export async function readDatabaseFacts(db: Db, secret: string): Promise<DatabaseFacts> {
  const { rows } = await sql<{ version: string; is_read_only: boolean; is_ours: boolean }>`
    select current_setting('server_version_num') as version,
      current_setting('transaction_read_only') = 'on' as is_read_only,
      to_regclass('installation') is not null as is_ours
  `.execute(db);
  const [row] = rows;
  // A database that no node has used yet.
  const installation = row?.is_ours
    ? await db.selectFrom('installation').select('secret_check').executeTakeFirst()
    : undefined;
  const stored = installation?.secret_check;
  return {
    postgres: Math.floor(Number(row?.version) / 10_000),
    isReadOnly: row?.is_read_only ?? false,
    hasSecretOfOthers: stored == null || checkOf(secret).equals(stored),
  };
}

/** Proves that two nodes have the same secret, and reveals nothing of it. */
function checkOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('the same SECRET on all nodes').digest();
}
