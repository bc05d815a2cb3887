import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** A short hash of a data set. */
export function contentHash(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}

/** The hash of the data set that was loaded last; undefined if none was. */
export async function loadedHash(db: Db | Trx, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('loaded_data')
    .select('hash')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.hash;
}

/** Records that a data set is loaded. */
export async function recordLoaded(trx: Trx, name: string, hash: string, now: Date): Promise<void> {
  await trx
    .insertInto('loaded_data')
    .values({ name, hash, loaded_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, loaded_at: now }))
    .execute();
}

/** Lets one node load at a time. The others wait until its transaction ends. */
export async function lockLoading(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('crewpad.loaded_data'))`.execute(trx);
}
