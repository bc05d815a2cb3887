import type { contract } from '@crewpad/contract';
import { type AlertTime, LISTING_STATUS } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { cardColumns, findable, firstAirport, firstAirportColumns } from '../card-columns.ts';
import type { PlacedCard } from '../listings.queries.ts';

export interface SavedSearchRow {
  id: number;
  name: string;
  prefix: string;
  airport: string;
  city: string;
  country: string;
  filters: Partial<contract.search.SearchFilters>;
  alert: AlertTime;
  created_at: Date;
}

/** A member's saved searches, newest first. */
export function listSavedSearches(db: Db, memberId: number): Promise<SavedSearchRow[]> {
  return find(db, sql`s.member_id = ${memberId}`);
}

/** One saved search of a member; undefined if none. */
export async function findSavedSearch(
  db: Db,
  memberId: number,
  id: number,
): Promise<SavedSearchRow | undefined> {
  const [row] = await find(db, sql`s.id = ${id} and s.member_id = ${memberId}`);
  return row;
}

async function find(db: Db, which: RawBuilder<unknown>): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`
    select s.id, s.name, a.prefix, a.name as airport, a.city, a.country, f.filters,
      s.alert, s.created_at
    from saved_searches s
    join search_filters f on f.id = s.filter_id
    join airports a on a.id = f.airport_id
    where ${which}
    order by s.created_at desc, s.id desc`.execute(db);
  return rows;
}

interface FavoriteRow extends PlacedCard {
  /** Whether it is public now. */
  is_found: boolean;
  /** Whether its title is still shown: it was not removed, and its lister has an account. */
  is_named: boolean;
}

/** Ids of the crash pads that a member saved, newest first. */
export async function listFavoriteIds(db: Db, memberId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('listing_id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** The crash pads that a member saved, newest first, including those no longer public. */
export async function listFavorites(db: Db, memberId: number, now: Date): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${findable(now)} as is_found, l.removed_at is null and l.status <> ${sql.lit(LISTING_STATUS.deleted)}
        and m.status <> 'CLOSED' as is_named,
      ${firstAirportColumns}, ${cardColumns}
    from favorites f
    join listings l on l.id = f.listing_id
    join members m on m.id = l.user_id ${firstAirport}
    where f.member_id = ${memberId}
    order by f.created_at desc, f.listing_id desc`.execute(db);
  return rows;
}
