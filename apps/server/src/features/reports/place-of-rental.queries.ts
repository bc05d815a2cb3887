import { sql } from 'kysely';

/**
 * Joins crash pad `l`, room `rm`, bed `b` and member `t` of rental `r`. The limits keep each a look-up
 * by its key: PostgreSQL cannot know that few of a lister's rentals are left, and would read the whole
 * tables for a join of all of them.
 */
export const placeOfRental = sql`
  cross join lateral (select * from listings x where x.id = r.listing_id limit 1) l
  cross join lateral (select * from beds x where x.id = r.bed_id limit 1) b
  cross join lateral (select * from rooms x where x.id = b.room_id limit 1) rm
  left join lateral (select * from members x where x.id = r.user_id limit 1) t on true`;
