import type { PROMOTION_KIND } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { dueDate } from '../rentals/index.ts';
import { countedDay, type MovementsOf, movements } from './movements.queries.ts';

/** What is open between a member and the other side at the end of a day. Amounts in whole cents. */
export interface Balance {
  deposits_held: number;
  credit: number;
  refunds_pending: number;
  rent_owed: number;
  /** In the year of that day. */
  written_off: number;
}

/** The balances of a member's statement in one part. */
export interface Balances {
  side: MovementsOf['side'];
  opening: Balance;
  closing: Balance;
  /** The earliest date at any of the crash pads. */
  today: string;
}

/** The balances at both ends of a year, or until now; those of a closed year as they were stored. */
export async function findBalances(
  db: Db | Trx,
  memberId: number,
  year: number,
  now: Date,
): Promise<Balances[]> {
  const of = (side: MovementsOf['side']) => balances({ side, memberId }, year, now);
  const { rows } = await sql<Balances>`(${of('lister')}) union all (${of('tenant')})`.execute(db);
  return rows;
}

/**
 * Whether the allocation `a` of the entry `m`, if there is one, counts until a day: a late entry and
 * its void count in a year that is still open, as their movements do.
 */
const isCountedUntil = (day: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) => sql<boolean>`(
  case when a.created_at = m.created_at then m.counted_on
    else (a.created_at at time zone ${timeZone})::date end <= ${day}
  and (m.voided_at is null or ${countedDay(sql`m.counted_on`, sql`m.voided_on`)} > ${day}))`;

export function balances({ side, memberId }: MovementsOf, year: number, now: Date) {
  const isLister = side === 'lister';
  const stored = (of: number) => sql`(
    select lines -> ${side}::text from closed_years
    where member_id = ${memberId} and year = ${of}::integer)`;
  return sql<Balances>`
  with ${movements({ side, memberId })}, stays as materialized (
    select id, time_zone from rentals where ${isLister ? sql`lister_id` : sql`user_id`} = ${memberId}
  ), owed as materialized (
    select o.id, o.amount_cents + o.carried_cents as cents, o.closed_as,
      o.charge_id is not null as is_by_card, o.status = 'paid' as is_paid,
      -- What a bank took back is owed again only since then.
      case when exists (
        select from disputes d where d.provider_id = split_part(o.replaces_cause, ':', 1)
      )
        then (o.created_at at time zone s.time_zone)::date
        else ${dueDate(sql`o.due_at`, sql`s.time_zone`)} end as due_on,
      (o.paid_at at time zone s.time_zone)::date as paid_on,
      case when o.closed_as = 'written_off' then (o.updated_at at time zone s.time_zone)::date
        end as written_off_on,
      s.time_zone
    from stays s join obligations o on o.rental_id = s.id
    where o.kind = 'rent' and o.due_at <= ${now}::timestamptz
      and (o.status <> 'cancelled' or o.closed_as = 'written_off')
  ), ends (at, day) as (
    values ('opening', ${`${year - 1}-12-31`}::date), ('closing', ${`${year}-12-31`}::date)
  ), found as (
    select e.at, json_build_object(
      'deposits_held', (
        select coalesce(sum(deposit), 0) from movements where counted <= e.day
      ),
      'credit', (
        select coalesce(sum(a.amount_cents), 0) from stays s
        join allocations a on a.rental_id = s.id and a.use = 'credit'
        left join manual_payments m on m.id = a.manual_payment_id
        where ${isCountedUntil(sql`e.day`, sql`s.time_zone`)}
      ),
      'refunds_pending', (
        select coalesce(sum(f.amount_cents), 0) from charges c
        join refunds f on f.obligation_id = c.id and f.method = 'card'
        where (f.created_at at time zone c.time_zone)::date <= e.day
          and (f.state in ('pending', 'retrying')
            or (coalesce(case when f.state = 'done' then f.moved_at end, f.updated_at)
              at time zone c.time_zone)::date > e.day)
      ),
      'rent_owed', (
        select coalesce(sum(case when left_over >= 50 or not is_paid then left_over end), 0)
        from (
          select o.is_paid, greatest(0, o.cents - (
            select coalesce(sum(a.amount_cents), 0) from allocations a
            left join manual_payments m on m.id = a.manual_payment_id
            where a.obligation_id = o.id and ${isCountedUntil(sql`e.day`, sql`o.time_zone`)}
          )) as left_over
          from owed o
          where o.due_on <= e.day and not (o.is_by_card and o.paid_on <= e.day)
            and (o.written_off_on is null or o.written_off_on > e.day)
        ) rows
      ),
      'written_off', (
        select coalesce(sum(o.cents - coalesce((
          select sum(a.amount_cents) from allocations a where a.obligation_id = o.id
        ), 0)), 0)
        from owed o
        where date_trunc('year', o.written_off_on::timestamp) = date_trunc('year', e.day::timestamp)
      )) as lines
    from ends e
  )
  select ${side}::text as side,
    coalesce(${stored(year - 1)}, (select lines::jsonb from found where at = 'opening')) as opening,
    coalesce(${stored(year)}, (select lines::jsonb from found where at = 'closing')) as closing,
    coalesce((
      select min((${now}::timestamptz at time zone time_zone)::date) from stays
    ), (${now}::timestamptz at time zone 'UTC')::date) as today`;
}

/** What a member paid for plans and promotions in a year, after refunds. */
export interface PaidToUs {
  id: number;
  kind: 'subscription' | typeof PROMOTION_KIND;
  paid_on: string;
  cents: number;
}

export async function listPaidToUs(db: Db, memberId: number, year: number): Promise<PaidToUs[]> {
  const { rows } = await sql<PaidToUs>`
    select o.id, o.kind, (o.paid_at at time zone 'UTC')::date as paid_on,
      -sum(l.amount_cents)::int as cents
    from obligations o
    join journal j on j.obligation_id = o.id
    join journal_lines l on l.journal_id = j.id
      and l.account not in ('provider_balance', 'provider_fees', 'connected')
    where o.payer_id = ${memberId} and o.payee_id is null and o.paid_at is not null
      and j.at >= ${`${year}-01-01T00:00:00Z`}::timestamptz
      and j.at < ${`${year + 1}-01-01T00:00:00Z`}::timestamptz
    group by o.id order by o.id`.execute(db);
  return rows;
}
