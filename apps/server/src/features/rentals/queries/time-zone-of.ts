import { sql } from 'kysely';

/** The time zone of a listing `l`: that of its first airport. */
export const timeZoneOf = sql<string>`coalesce((
  select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
  where la.listing_id = l.id order by la.position limit 1
), 'UTC')`;
