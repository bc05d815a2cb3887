import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { ListingColumns } from '../../public/queries/listing-columns.ts';
import { type OwnRow, ownColumns } from './own-columns.ts';

/** A listing with all editable data: for presentCrashpad only. */
export interface CrashpadRow extends OwnRow, ListingColumns {
  street1: string;
  street2: string | null;
  postal_code: string | null;
  /** The true point. */
  latitude: number;
  longitude: number;
  amenities: number[];
  preferences: number[];
  places: number[];
}

const crashpadColumns = sql`${ownColumns}, l.street1, l.street2, l.country, l.postal_code,
  l.neighborhood, l.latitude, l.longitude, l.bathrooms, l.number_of_shower, l.max_nights,
  l.rate_per_day_from, l.rate_per_day_to, l.deposit_required, l.description, l.rules_policies_des,
  l.rules_policies_doc, l.images, l.amenities, l.preferences, l.places, l.total_rooms, l.bed_kinds`;

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
