import type { contract } from '@crewpad/contract';
import type { AlertTime } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

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
