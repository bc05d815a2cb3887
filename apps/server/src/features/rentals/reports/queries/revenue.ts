import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/**
 * Changes of a lister's revenue and fees in whole cents, by UTC day: rent, requests, manual
 * payments and kept deposits, minus refunds and disputes. A won dispute counts on the day it is
 * won. Deposits are not revenue, but the lister pays their fees.
 *
 * Card payments are read from the journal, which includes refunds made at the provider. The fee of
 * a charge is the difference to what the lister's account got.
 */
const movements = (listerId: number) => sql`
  paid as materialized (
    select o.id, o.kind <> 'deposit' and q.payment_for is distinct from 'deposit' as is_revenue
    from obligations o left join payment_requests q on q.obligation_id = o.id
    where o.payee_id = ${listerId} and o.paid_at is not null
  ), by_hand as materialized (
    select id, paid_on, amount_cents, payment_for <> 'deposit' as is_revenue
    from manual_payments where lister_id = ${listerId}
  ), movements (day, revenue, fee) as (
    select (j.at at time zone 'UTC')::date,
      case when p.is_revenue and l.account <> 'connected' then -l.amount_cents else 0 end,
      case when j.source_type = 'charge' then -l.amount_cents else 0 end
    from paid p
    join journal j on j.obligation_id = p.id and j.source_type in ('charge', 'refund', 'dispute')
    join journal_lines l on l.journal_id = j.id
      and l.account in ('rents', 'requests', 'deposits', 'disputes', 'connected')
    union all
    select (f.updated_at at time zone 'UTC')::date, f.kept_cents, 0
    from paid p join refunds f on f.obligation_id = p.id and f.state = 'done'
    union all
    select paid_on, amount_cents, 0 from by_hand where is_revenue
    union all
    select (f.updated_at at time zone 'UTC')::date,
      f.kept_cents - case when h.is_revenue then f.amount_cents else 0 end, 0
    from by_hand h join refunds f on f.manual_payment_id = h.id and f.state = 'done'
  ), earned as (
    select date_trunc('month', day::timestamp)::date as month, sum(revenue)::int as revenue,
      sum(fee)::int as fee
    from movements group by 1
  )`;

interface Earned {
  /** The first day of the month. */
  month: string;
  revenue: number;
  fee: number;
}

export interface MonthlyFigures {
  accepted: number;
  pending: number;
  beds: number;
  occupied: number;
  /** Months without changes are missing. */
  earned: Earned[];
}

/**
 * A lister's current tenants, invitations and beds, and the revenue of some months.
 * @param months their first days
 */
export async function getMonthlyFigures(
  db: Db,
  listerId: number,
  months: readonly string[],
): Promise<MonthlyFigures> {
  const { rows } = await monthlyFigures(listerId, months).execute(db);
  return rows[0] ?? { accepted: 0, pending: 0, beds: 0, occupied: 0, earned: [] };
}

export const monthlyFigures = (listerId: number, months: readonly string[]) => sql<MonthlyFigures>`
  with ${movements(listerId)}
  select held.*, owned.*, (
    select coalesce(json_agg(e), '[]') from earned e where e.month = any (${months}::date[])
  ) as earned
  from (
    select count(*) filter (where status = 'accepted')::int as accepted,
      count(*) filter (where status = 'pending')::int as pending
    from rentals where lister_id = ${listerId} and status in ('pending', 'accepted')
  ) held
  cross join (
    select coalesce(sum(num_beds), 0)::int as beds,
      coalesce(sum(num_occupied_beds), 0)::int as occupied
    from listings where user_id = ${listerId} and status = 2
  ) owned`;

export interface MonthRow {
  /** The first day of the month. */
  month: string;
  revenue: number;
  /** Bed nights, and taken ones; 0 if nothing was recorded. */
  beds: number;
  occupied: number;
}

/**
 * The completed months since the first one with a payment or an occupancy record, newest first, with
 * the total.
 */
export async function listMonths(
  db: Db,
  listerId: number,
  thisMonth: string,
  page: { limit: number; offset: number },
): Promise<{ rows: MonthRow[]; total: number }> {
  const { rows } = await completedMonths(listerId, thisMonth, page).execute(db);
  const found = rows.filter((row): row is MonthRow & { total: number } => row.month !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}

export const completedMonths = (
  listerId: number,
  thisMonth: string,
  { limit, offset }: { limit: number; offset: number },
) => sql<(MonthRow | { month: null }) & { total: number }>`
  with ${movements(listerId)}, months as materialized (
    select generate_series(
      least((select min(month) from earned), date_trunc('month', min(recorded.day)::timestamp)::date),
      ${thisMonth}::timestamp - interval '1 month', interval '1 month')::date as month
    from listings l
    left join lateral (
      select day from occupancy_days where listing_id = l.id order by day limit 1
    ) recorded on true
    where l.user_id = ${listerId}
  )
  select counted.total, shown.month, coalesce(e.revenue, 0) as revenue,
    coalesce(o.beds, 0) as beds, coalesce(o.occupied, 0) as occupied
  from (select count(*)::int as total from months) counted
  left join (
    select month from months order by month desc limit ${limit} offset ${offset}
  ) shown on true
  left join earned e on e.month = shown.month
  left join lateral (
    select sum(d.beds)::int as beds, sum(d.occupied)::int as occupied
    from listings l
    join occupancy_days d on d.listing_id = l.id
      and d.day >= shown.month and d.day < shown.month + interval '1 month'
    where l.user_id = ${listerId}
  ) o on true
  order by shown.month desc`;
