import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import {
  type ColumnOf,
  type RowOf,
  selectList,
} from '../../../../platform/database/select-list.ts';
import { LISTING_COLUMNS, type ListingColumns } from '../../queries/listing-columns.ts';
import { OWN_COLUMNS, type OwnRow, ownColumns } from './own-columns.ts';

/** What only the lister may read and edit. */
const PRIVATE_COLUMNS = [
  'street1',
  'street2',
  'postal_code',
  // The true point.
  'latitude',
  'longitude',
  'amenities',
  'preferences',
  'places',
] as const satisfies readonly ColumnOf<'listings'>[];

/** A listing with all editable data: for presentCrashpad only. */
export interface CrashpadRow
  extends OwnRow,
    ListingColumns,
    RowOf<'listings', (typeof PRIVATE_COLUMNS)[number]> {}

const OTHER_COLUMNS = [...LISTING_COLUMNS, ...PRIVATE_COLUMNS].filter(
  (column) => !(OWN_COLUMNS as readonly string[]).includes(column),
);
const crashpadColumns = sql`${ownColumns}, ${selectList('l', OTHER_COLUMNS)}`;

/** A member's own listing; undefined if unknown, deleted, or another member's. */
export async function findOwnCrashpad(
  db: Db,
  memberId: number,
  listingId: number,
): Promise<CrashpadRow | undefined> {
  const { rows } = await sql<CrashpadRow>`
    select ${crashpadColumns} from listings l
    where l.id = ${listingId} and l.user_id = ${memberId} and l.status <> 0`.execute(db);
  return rows[0];
}

/** A listing after a write by its lister, even if deleted. */
export async function getCrashpad(db: Db, listingId: number): Promise<CrashpadRow> {
  const { rows } = await sql<CrashpadRow>`
    select ${crashpadColumns} from listings l where l.id = ${listingId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no listing ${listingId}`);
  return row;
}

/** A member's own listings, newest first. */
export async function listOwnCrashpads(
  db: Db,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<CrashpadRow[]> {
  const { rows } = await sql<CrashpadRow>`
    select ${crashpadColumns} from listings l
    where l.user_id = ${memberId} and l.status <> 0
    order by l.created_at desc, l.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
