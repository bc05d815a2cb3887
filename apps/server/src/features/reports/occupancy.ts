import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Listings per statement: the embedded database blocks while one runs. */
const BATCH = 50;
/** How many days a run goes back, because past bed counts are unknown. */
const BACK_DAYS = 40;

interface Recorded {
  /** null if there was no listing left. */
  last_id: number | null;
  listings: number;
  days: number;
}

/**
 * Records how many beds of each active listing were taken on each past day (local time) without a
 * record, since its lister's first rental, up to a limit. Resumes after an interruption: recorded
 * days do not change.
 * @returns how many days were recorded
 */
export async function recordOccupancy(db: Db, now: Date): Promise<number> {
  let recorded = 0;
  let afterId = 0;
  for (;;) {
    const { rows } = await occupancyBatch(afterId, now).execute(db);
    const { last_id, listings = 0, days = 0 } = rows[0] ?? {};
    recorded += days;
    if (listings < BATCH || last_id === null || last_id === undefined) return recorded;
    afterId = last_id;
  }
}

export const occupancyBatch = (afterId: number, now: Date) => sql<Recorded>`
  with batch as materialized (
    select l.id, l.num_beds, l.created_at, h.day as first_day,
      coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = l.id order by la.position limit 1), 'UTC') as time_zone
    from listings l
    cross join lateral (
      select min(least(r.start_date, (r.accepted_at at time zone 'UTC')::date)) as day from rentals r
      where r.lister_id = l.user_id and r.status in ('accepted', 'ended')
    ) h
    where l.id > ${afterId} and l.status = 2 and h.day is not null
    order by l.id limit ${BATCH}
  ), missing as (
    select b.id, b.num_beds, d.day::date as day
    from batch b
    cross join lateral (
      select max(day) as day from occupancy_days where listing_id = b.id
    ) last
    -- A tenant lived here, so the bed existed, whatever its row says.
    cross join lateral (
      select least((b.created_at at time zone b.time_zone)::date, min(r.start_date)) as day
      from rentals r where r.listing_id = b.id and r.status in ('accepted', 'ended')
    ) opened
    cross join lateral (select (${now}::timestamptz at time zone b.time_zone)::date as day) today
    cross join lateral generate_series(
      greatest(coalesce(last.day + 1, greatest(b.first_day, opened.day)),
        today.day - ${BACK_DAYS}::integer)::timestamp,
      (today.day - 1)::timestamp, interval '1 day') d (day)
  ), recorded as (
    insert into occupancy_days (listing_id, day, beds, occupied)
    select m.id, m.day, m.num_beds, least(m.num_beds, (
      select count(distinct r.bed_id) from rentals r
      where r.listing_id = m.id and r.status in ('accepted', 'ended') and r.stay @> m.day
    ))
    from missing m
    on conflict do nothing
    returning listing_id
  )
  select (select max(id) from batch) as last_id, (select count(*)::int from batch) as listings,
    (select count(*)::int from recorded) as days`;

/** Whether there are tenants but no recorded day, as after an upgrade. */
export async function isOccupancyMissing(db: Db): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    select exists (select from rentals where status = 'accepted')
      and not exists (select from occupancy_days) as missing`.execute(db);
  return rows[0]?.missing === true;
}
