import { type EditedList, LISTING_STATUS, type LocalizedNames } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

export interface EntryRow {
  id: number;
  name: LocalizedNames;
}

/** A list with its names per language, in creation order. */
export async function listEntries(db: Db | Trx, list: EditedList): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select id, name from ${sql.table(list)} where removed_at is null order by id`.execute(db);
  return rows;
}

/**
 * The same with the number of listings per entry. It scans all listings, which is fine for an admin
 * page: an index on the three columns would slow down every save of a listing.
 */
export async function listUsedEntries(
  db: Db,
  list: EditedList,
): Promise<(EntryRow & { used_by: number })[]> {
  const { rows } = await sql<EntryRow & { used_by: number }>`
    select e.id, e.name, coalesce(u.n, 0) as used_by
    from ${sql.table(list)} e
    left join (
      select x.id, count(*)::integer as n from listings l, unnest(l.${sql.ref(list)}) as x (id)
      where l.status <> ${sql.lit(LISTING_STATUS.deleted)} group by x.id
    ) u on u.id = e.id
    where e.removed_at is null order by e.id`.execute(db);
  return rows;
}

/** Locks an entry until the transaction ends; undefined if it does not exist or was removed. */
export async function lockEntry(
  trx: Trx,
  list: EditedList,
  id: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select id, name from ${sql.table(list)} where id = ${id} and removed_at is null
    for update`.execute(trx);
  return rows[0];
}

/** How many listings use an entry. */
export async function countUses(trx: Trx, list: EditedList, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from listings l
    where l.status <> ${sql.lit(LISTING_STATUS.deleted)}
      and l.${sql.ref(list)} @> array[${id}]::integer[]`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** Whether an entry exists, for calls with invalid input. */
export async function hasEntry(db: Db, list: EditedList, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(list)} where id = ${id} and removed_at is null`.execute(db);
  return rows.length > 0;
}
