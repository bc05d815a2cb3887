import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Trx } from '../database/transaction.ts';

/** As SQL returns it within JSON. */
export interface StoredRefusal {
  reason: string;
  refused_at: string;
}

/** Marks an address that its mail server refuses for good. The newest refusal counts. */
export async function recordRefusal(
  db: Db,
  { address, reason, now }: { address: string; reason: string; now: Date },
): Promise<void> {
  const refusal = { reason, refused_at: now };
  await db
    .insertInto('refusing_addresses')
    .values({ address, ...refusal })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(refusal))
    .execute();
}

/** The address is verified again, or nobody has it anymore. */
export async function deleteRefusal(trx: Trx, address: string): Promise<void> {
  await trx.deleteFrom('refusing_addresses').where('address', '=', address).execute();
}

export async function isRefusing(trx: Trx, address: string): Promise<boolean> {
  const row = await trx
    .selectFrom('refusing_addresses')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst();
  return row !== undefined;
}

/** The refusal of an address, as a column; null if none. */
export function refusalOf(address: RawBuilder<unknown>): RawBuilder<StoredRefusal | null> {
  return sql`(
    select json_build_object('reason', x.reason, 'refused_at', x.refused_at)
    from refusing_addresses x where x.address = ${address})`;
}

export function presentRefusal<Stored extends { refused_at: string }>(
  stored: Stored | null,
): Stored | null {
  return stored && { ...stored, refused_at: new Date(stored.refused_at).toISOString() };
}
