import { CARD_PICTURES } from '@crewpad/domain';
import { sql } from 'kysely';
import type { CardPlace, CardRow } from '../presenters.ts';

/** When a bed of a listing `l` is free: without any stay, since it was published. */
export const freeFrom = sql<string | null>`
  case when l.free_from = '-infinity' then (l.created_at at time zone 'UTC')::date
    else l.free_from end::text`;

/**
 * The columns of `presentCard` for a listing `l` and its owner `m`; read for the shown rows only.
 */
export const cardColumns = sql<CardRow>`
  l.id, l.title, l.thumbnail,
  jsonb_path_query_array(l.images, ${sql.lit(`$[0 to ${CARD_PICTURES - 1}]`)}) as images,
  l.rate_per_from, l.rate_per_to, l.deposit_required, l.bathrooms,
  l.review_count, l.review_sum, l.num_beds, l.num_occupied_beds, l.bed_kinds, l.public_latitude,
  l.public_longitude, l.neighborhood, l.rental_type, l.gender, l.feature_listing, l.feature_ongoing,
  to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  ${freeFrom} as free_from, l.num_free_from, m.airlines`;

/** The first airport of a listing `l`, for lists without an airport. */
export const firstAirport = sql`
  left join listing_airports la on la.listing_id = l.id and la.position = 1
  left join airports fa on fa.id = la.airport_id`;
export const firstAirportColumns = sql<CardPlace>`fa.prefix, la.distance`;

/** Whether a listing `l` of owner `m` is public: the rule of searchable_rows (migration 0007). */
export const findable = (now: Date) => sql<boolean>`
  l.status = 2 and not l.hidden and l.removed_at is null and m.status <> 'CLOSED'
  and (m.expire_at is null or m.expire_at > ${now})`;
