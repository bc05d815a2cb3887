import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type RowOf, selectList } from '../../platform/database/select-list.ts';
import { cardCents } from '../../platform/payments/obligation-kinds.ts';
import { OPEN_STATUSES } from '../billing/index.ts';
import { type BalanceRow, balanceColumns, tenantName } from '../rentals/index.ts';
import { placeOfRental } from './place-of-rental.queries.ts';

const COLUMNS = [
  'id',
  'user_id',
  'listing_id',
  'bed_id',
  'settled_at',
  'late_fee',
  'late_fee_before',
  'late_fee_from',
] as const;

/** What a tenant owes a lister. Amounts in whole cents. */
export interface TenantBalance extends BalanceRow, RowOf<'rentals', (typeof COLUMNS)[number]> {
  tenant: string;
  location: string;
  room_name: string;
  bed_name: string;
  /** `on` is its day at the crash pad. */
  last_payment: { cents: number; on: string } | null;
  reminded_at: Date | null;
}

/** The latest payment of a rental `r`, by card or recorded. */
const lastPayment = sql<TenantBalance['last_payment']>`(
    select json_build_object('cents', p.cents, 'on', p.day) from (
      (
        select ${cardCents} as cents, (o.paid_at at time zone r.time_zone)::date as day, o.id
        from obligations o
        where o.rental_id = r.id and o.charge_id is not null
        order by o.paid_at desc, o.id desc limit 1
      ) union all (
        select m.amount_cents, m.paid_on, m.id from manual_payments m
        where m.rental_id = r.id and m.voided_at is null
        order by m.paid_on desc, m.id desc limit 1
      )
    ) p order by p.day desc, p.id desc limit 1
  )`;

/**
 * What the tenants of a lister owe: of accepted rentals, and of ended ones that may have something
 * open. It is found by the money, so that any number of past stays takes no longer.
 */
export const tenantBalances = (
  listerId: number,
  { listingId }: { listingId?: number | undefined } = {},
) => sql<TenantBalance>`
  with unsettled as (
    select id from rentals where lister_id = ${listerId} and status = 'ended' and settled_at is null
  ), open_money as (
    select rental_id as id from obligations
    where payee_id = ${listerId} and kind = 'rent' and status in (${sql.join(OPEN_STATUSES)})
    union
    select rental_id from payment_requests where lister_id = ${listerId} and status = 'pending'
    union
    select a.rental_id from unsettled u
    join allocations a on a.rental_id = u.id and a.use = 'credit'
    group by a.rental_id having sum(a.amount_cents) > 0
    union
    (
      select rental_id from obligations
      where payee_id = ${listerId} and kind = 'deposit' and paid_at is not null
        and status <> 'refunded'
      union all
      select rental_id from payment_requests
      where lister_id = ${listerId} and payment_for = 'deposit'
      union all
      select rental_id from manual_payments
      where lister_id = ${listerId} and payment_for = 'deposit' and voided_at is null
        and amount_cents > returned_cents + kept_cents
    )
  ), shown as (
    select id from rentals where lister_id = ${listerId} and status = 'accepted'
    union
    select r.id from open_money join rentals r using (id) where r.status = 'ended'
  )
  select ${selectList('r', COLUMNS)}, ${balanceColumns}, ${tenantName} as tenant,
    l.title as location, rm.room_name, b.bed_name, ${lastPayment} as last_payment,
    (
      select max(m.created_at) from rent_reminders m where m.rental_id = r.id and not m.is_automatic
    ) as reminded_at
  from shown s
  join rentals r on r.id = s.id
  ${placeOfRental}
  where ${listingId ?? null}::integer is null or r.listing_id = ${listingId ?? null}::integer`;

/** Whether a lister has a crash pad. */
export async function ownsListing(db: Db, memberId: number, listingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}
