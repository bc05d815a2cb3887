import type { ListingSort, SortDirection } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';

export interface Order {
  /** undefined: boosted first, then the nearest, then the newest. */
  sort?: ListingSort | undefined;
  dir: SortDirection;
}

/** The column of airport_listings per sort order; migration 0006 has an index per order. */
const COLUMNS: Record<ListingSort, string> = {
  title: 'title_key',
  airport_distance: 'distance',
  price: 'price',
  date: 'created_at',
};

/** The order of the featured ones and of the rest, ties by id, of the rows named `alias`. */
export function orderOf(alias: string, { sort, dir }: Order): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if (sort === undefined) {
    return sql`${column('boosted')} desc, ${column('distance')}, ${column('created_at')} desc, ${column('listing_id')}`;
  }
  const direction = dir === 'desc' ? sql` desc` : sql``;
  return sql`${column(COLUMNS[sort])}${direction}, ${column('listing_id')}`;
}
