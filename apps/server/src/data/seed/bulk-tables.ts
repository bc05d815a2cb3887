import { sql } from 'kysely';
import type { Trx } from '../../platform/database/transaction.ts';

/** Tables that a seed fills. */
const TABLES = [
  'listings',
  'listing_airports',
  'rooms',
  'beds',
  'rentals',
  'bed_stays',
  'reviews',
  'review_responses',
  'airport_listings',
];

/** Dropped indexes and foreign keys, with the statements that restore them. */
export type Restore = readonly { name: string; statement: string }[];

/**
 * Drops indexes and foreign keys, because building them once over all rows is much faster. Runs in
 * the transaction that fills the tables, so no other connection sees the tables without them.
 * Primary keys and unique constraints stay.
 */
export async function suspendIndexes(trx: Trx): Promise<Restore> {
  const { rows: indexes } = await sql<{ name: string; statement: string }>`
    select i.indexname as name, i.indexdef as statement from pg_indexes i
    where i.schemaname = current_schema() and i.tablename = any (${TABLES}::text[])
      and not exists (select from pg_constraint c
        where c.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass)
    order by i.indexname
  `.execute(trx);
  const { rows: keys } = await sql<{ name: string; table: string; definition: string }>`
    select c.conname as name, t.relname as table, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace
      and t.relname = any (${TABLES}::text[])
    order by t.relname, c.conname
  `.execute(trx);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(trx);
  for (const { name, table } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(trx);
  }
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
  return [
    ...indexes,
    ...keys.map(({ name, table, definition }) => ({
      name,
      statement: `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    })),
  ];
}

/** Restores what suspendIndexes dropped; foreign keys are checked over all rows. */
export async function restoreIndexes(
  trx: Trx,
  restore: Restore,
  progress: (done: number, total: number) => void,
): Promise<void> {
  for (const [index, { statement }] of restore.entries()) {
    await sql.raw(statement).execute(trx);
    progress(index + 1, restore.length);
  }
}
