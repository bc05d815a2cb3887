import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { OPEN_STATUSES } from '../billing/index.ts';
import { timeZoneOf } from '../listings/index.ts';
import { type MonthSums, received } from './movements.queries.ts';
import { rentDueOn } from './rent-roll.queries.ts';

/** The first day of the month at a lister's first active crash pad. */
const monthOfLister = (listerId: number, now: Date) => sql`
  date_trunc('month', ${now}::timestamptz at time zone coalesce((
    select ${timeZoneOf} from listings l
    where l.user_id = ${listerId} order by l.status = 2 desc, l.id limit 1), 'UTC'))::date`;

/** The month in which reports of a lister begin: 2027-03. */
export async function findMonth(db: Db, listerId: number, now: Date): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    select ${monthOfLister(listerId, now)} as month`.execute(db);
  return (rows[0]?.month ?? now.toISOString()).slice(0, 7);
}

interface MonthlyFigures {
  accepted: number;
  pending: number;
  /** The first days of this month and the last one. */
  this_month: string;
  last_month: string;
  /** Of this and the last month; months without movements are missing. */
  received: MonthSums[];
  /** Bed nights of the recorded days of this month, and taken ones; until one is recorded, beds. */
  beds: number;
  occupied: number;
  /** The active crash pads: beds today, and what was received in this month. */
  houses: { listing_id: number; beds: number; taken: number; received: number }[];
}

/** A lister's tenants and invitations, with the sums of this month and the last one. */
export async function getMonthlyFigures(
  db: Db,
  listerId: number,
  now: Date,
): Promise<MonthlyFigures> {
  const { rows } = await monthlyFigures(listerId, now).execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('a query without a row');
  return figures;
}

export const monthlyFigures = (listerId: number, now: Date) => sql<MonthlyFigures>`
  with ${received(listerId)}, months as materialized (
    select this_month, (this_month - interval '1 month')::date as last_month
    from (select ${monthOfLister(listerId, now)} as this_month) m
  )
  select held.*, nights.*, months.*, (
    select coalesce(json_agg(e), '[]') from received e where e.month in (this_month, last_month)
  ) as received, (
    select coalesce(json_agg(json_build_object('listing_id', l.id, 'beds', l.num_beds,
      'taken', l.num_occupied_beds, 'received', coalesce(of_house.cents, 0)) order by l.id), '[]')
    from listings l
    left join (
      select r.listing_id, sum(m.amount)::int as cents
      from movements m join rentals r on r.id = m.rental_id
      where date_trunc('month', m.counted::timestamp)::date = this_month
      group by 1
    ) of_house on of_house.listing_id = l.id
    where l.user_id = ${listerId} and l.status = 2
  ) as houses
  from months
  cross join (
    select count(*) filter (where status = 'accepted')::int as accepted,
      count(*) filter (where status = 'pending')::int as pending
    from rentals where lister_id = ${listerId} and status in ('pending', 'accepted')
  ) held
  cross join lateral (
    select coalesce(sum(d.beds), sum(l.num_beds) filter (where l.status = 2), 0)::int as beds,
      coalesce(sum(d.occupied), sum(l.num_occupied_beds) filter (where l.status = 2), 0)::int
        as occupied
    from listings l
    left join occupancy_days d on d.listing_id = l.id and d.day >= months.this_month
    where l.user_id = ${listerId}
  ) nights`;

interface MonthRow {
  /** The first day of the month. */
  month: string;
  /** It is not over at all crash pads. */
  is_running: boolean;
  revenue: number;
  /**
   * The rent that was due in it, or is still open from before; of a running month without what falls
   * due later.
   */
  expected: number;
  /** Bed nights, and taken ones; 0 if nothing was recorded. */
  beds: number;
  occupied: number;
}

/** Which months of a lister. */
interface MonthQuery {
  limit: number;
  offset: number;
  /** Only of this crash pad. */
  listingId?: number | undefined;
  year?: number | undefined;
  /** Also those that are not over at all crash pads. */
  withRunning?: boolean;
}

/**
 * The months that are over at all crash pads of a lister, since the first one with a movement or an
 * occupancy record, newest first, with the total.
 */
export async function listMonths(
  db: Db,
  listerId: number,
  now: Date,
  query: MonthQuery,
): Promise<{ rows: MonthRow[]; total: number }> {
  const { rows } = await completedMonths(listerId, now, query).execute(db);
  const months = rows.filter((row): row is MonthRow & { total: number } => row.month !== null);
  return { rows: months, total: rows[0]?.total ?? 0 };
}

export const completedMonths = (
  listerId: number,
  now: Date,
  { limit, offset, listingId, year, withRunning = false }: MonthQuery,
) => sql<(MonthRow | { month: null }) & { total: number }>`
  with ${received(listerId, listingId)}, zones as (
    select time_zone from rentals where lister_id = ${listerId}
    union
    select ${timeZoneOf} from listings l where l.user_id = ${listerId}
  ), running as (
    select min(date_trunc('month', ${now}::timestamptz at time zone time_zone)) as month,
      max(date_trunc('month', ${now}::timestamptz at time zone time_zone)) as last
    from zones
  ), first as (
    select least((select min(month) from received),
      date_trunc('month', min(recorded.day)::timestamp)::date) as month
    from listings l
    left join lateral (
      select day from occupancy_days where listing_id = l.id order by day limit 1
    ) recorded on true
    where l.user_id = ${listerId} and ${ofListing(sql`l.id`, listingId)}
  ), months as materialized (
    select m.month::date as month, m.month >= running.month as is_running
    from first, running, generate_series(first.month, running.last, interval '1 month') m (month)
    where (${withRunning}::boolean or m.month < running.month)
      and (${year ?? null}::integer is null or extract(year from m.month) = ${year ?? null}::integer)
  ), rents as materialized (
    select date_trunc('month', ${rentDueOn})::date as month,
      o.amount_cents + o.carried_cents as cents, o.status in (${sql.join(OPEN_STATUSES)}) as is_open
    from obligations o
    where o.payee_id = ${listerId} and o.kind = 'rent' and o.status <> 'cancelled'
      and ${ofListing(sql`(select listing_id from rentals r where r.id = o.rental_id)`, listingId)}
      and not exists (
        select from disputes d
        where d.provider_id = o.replaces_cause and d.obligation_id = o.replaces_id
      )
  ), due as materialized (
    select month, sum(cents)::int as cents, sum(cents) filter (where is_open)::int as open
    from rents group by 1
  )
  select counted.total, shown.month, shown.is_running, coalesce(e.revenue, 0) as revenue,
    coalesce(due.cents, 0) + coalesce((
      select sum(open) from due where month < shown.month
    ), 0)::int as expected,
    coalesce(o.beds, 0) as beds, coalesce(o.occupied, 0) as occupied
  from (select count(*)::int as total from months) counted
  left join (
    select * from months order by month desc limit ${limit} offset ${offset}
  ) shown on true
  left join received e on e.month = shown.month
  left join due on due.month = shown.month
  left join lateral (
    select sum(d.beds)::int as beds, sum(d.occupied)::int as occupied
    from listings l
    join occupancy_days d on d.listing_id = l.id
      and d.day >= shown.month and d.day < shown.month + interval '1 month'
    where l.user_id = ${listerId} and ${ofListing(sql`l.id`, listingId)}
  ) o on true
  order by shown.month desc`;

const ofListing = (column: RawBuilder<unknown>, listingId: number | undefined) =>
  listingId === undefined ? sql`true` : sql`${column} = ${listingId}`;

/** The crash pads of a lister, also those that are not active, by name. */
export const housesOf = (listerId: number) => sql<{ id: number; name: string }>`
  select id, title as name from listings where user_id = ${listerId} order by title, id`;
