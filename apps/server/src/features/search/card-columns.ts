import { CARD_PICTURES } from '@crewpad/domain';
import { sql } from 'kysely';
import {
  type ColumnOf,
  type RowOf,
  selectList,
  selectValues,
  type ValuesOf,
} from '../../platform/database/select-list.ts';

const CARD_COLUMNS = [
  'id',
  'title',
  'thumbnail',
  'rate_per_from',
  'rate_per_to',
  'deposit_required',
  'bathrooms',
  'review_count',
  'review_sum',
  'num_beds',
  'num_occupied_beds',
  'num_blocked_beds',
  'bed_kinds',
  'public_latitude',
  'public_longitude',
  'neighborhood',
  'rental_type',
  'gender',
  'feature_listing',
  'feature_ongoing',
  'num_free_from',
] as const satisfies readonly ColumnOf<'listings'>[];

interface CardValues {
  /** The first ones; the thumbnail may be another. */
  images: string[];
  /** ISO 8601 in UTC, with milliseconds. */
  created_at: string;
  free_from: string | null;
  airlines: string | null;
}

/** A row of `cardColumns`: money in cents, counters and sums as stored on the listing. */
export type CardRow = RowOf<'listings', (typeof CARD_COLUMNS)[number]> & CardValues;

/** The airport of a card, and the distance from it, or from the requested point. */
export interface CardPlace {
  prefix: string | null;
  /** Whole miles, 1 to 11. */
  distance: number | null;
}

/** When a bed of a listing `l` is free: without any stay, since it was published. */
export const freeFrom = sql<string | null>`
  case when l.free_from = '-infinity' then (l.created_at at time zone 'UTC')::date
    else l.free_from end::text`;

const cardValues: ValuesOf<CardValues> = {
  images: sql`jsonb_path_query_array(l.images, ${sql.lit(`$[0 to ${CARD_PICTURES - 1}]`)})`,
  created_at: sql`to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  free_from: freeFrom,
  airlines: sql`m.airlines`,
};

/**
 * The columns of `presentCard` for a listing `l` and its owner `m`; read for the shown rows only.
 */
export const cardColumns = sql<CardRow>`
  ${selectList('l', CARD_COLUMNS)}, ${selectValues(cardValues)}`;

/** The first airport of a listing `l`, for lists without an airport. */
export const firstAirport = sql`
  left join listing_airports la on la.listing_id = l.id and la.position = 1
  left join airports fa on fa.id = la.airport_id`;
export const firstAirportColumns = sql<CardPlace>`fa.prefix, la.distance`;

/** Whether a listing `l` of owner `m` is public: the rule of searchable_rows (migration 0007). */
export const findable = (now: Date) => sql<boolean>`
  l.status = 2 and not l.hidden and l.removed_at is null and m.status <> 'CLOSED'
  and m.locked_at is null
  and (m.expire_at is null or m.expire_at > ${now})`;
