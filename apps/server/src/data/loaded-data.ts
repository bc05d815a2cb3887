import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { Trx } from '../platform/database/transaction.ts';

/** A short name for the content of a data set. */
export function contentHash(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}

/** The hash under which a data set was loaded last; undefined when it never was. */
export async function loadedHash(db: Db | Trx, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('loaded_data')
    .select('hash')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.hash;
}

/** Notes that a data set is loaded. */
export async function noteLoaded(trx: Trx, name: string, hash: string, now: Date): Promise<void> {
  await trx
    .insertInto('loaded_data')
    .values({ name, hash, loaded_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash, loaded_at: now }))
    .execute();
}

/** Of nodes that load at once one goes first; the others wait until its transaction has ended. */
export async function lockLoading(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('crewpad.loaded_data'))`.execute(trx);
}
