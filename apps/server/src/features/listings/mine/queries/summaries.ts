import type { contract, OperationRequest } from '@crewpad/contract';
import { LISTING_STATUS, sortKey, withoutUmlauts } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type OwnRow, ownColumns } from './own-columns.ts';

export type ListRequest = OperationRequest<
  typeof contract.listings.getListingsWithOccupancy
>['query'];

const FILTERS = {
  all: sql`true`,
  active: sql`l.status = ${sql.lit(LISTING_STATUS.active)}`,
  inactive: sql`l.status = ${sql.lit(LISTING_STATUS.inactive)}`,
  hidden: sql`l.hidden`,
  full: sql`l.num_beds > 0 and l.num_occupied_beds >= l.num_beds`,
  vacant: sql`l.num_occupied_beds < l.num_beds`,
} satisfies Record<ListRequest['filter'], unknown>;

/** Searches title, address and airport. */
function matchesSearch(search: string | undefined) {
  const typed = search?.trim() ?? '';
  if (typed === '') return sql`true`;
  const key = sortKey(typed);
  const inside = sql`
    strpos(lower(concat_ws(' ', l.title, l.street1, l.city, l.state)), lower(${typed})) > 0`;
  if (key === '') return inside;
  return sql`(${inside} or strpos(l.title_key, ${key}) > 0 or exists (
    select from listing_airports la join airports a on a.id = la.airport_id
    where la.listing_id = l.id and (lower(a.prefix) = ${key} or strpos(a.city_key, ${key}) > 0
      or strpos(a.city_key, ${withoutUmlauts(key)}) > 0)
  ))`;
}

const matches = ({ search, filter }: Pick<ListRequest, 'search' | 'filter'>) =>
  sql`${FILTERS[filter]} and ${matchesSearch(search)}`;

/** A page of matching own listings, newest first, with their rooms and beds. */
export async function listSummaries(
  db: Db,
  memberId: number,
  request: ListRequest,
): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select ${ownColumns} from listings l
    where l.user_id = ${memberId} and l.status <> 0 and ${matches(request)}
    order by l.created_at desc, l.id desc limit ${request.limit} offset ${request.offset}`.execute(
    db,
  );
  return rows;
}

/** The number of a member's own listings, in total and matching. */
export async function countOwn(
  db: Db,
  memberId: number,
  request: Pick<ListRequest, 'search' | 'filter'> = { filter: 'all' },
): Promise<{ total: number; all: number }> {
  const { rows } = await sql<{ total: number; all: number }>`
    select count(*) filter (where ${matches(request)}) as total, count(*) as all
    from listings l where l.user_id = ${memberId} and l.status <> 0`.execute(db);
  return rows[0] ?? { total: 0, all: 0 };
}
