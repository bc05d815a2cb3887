import type { ObligationStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import type { PartiesOfRental } from '../../policy.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';

/** An open or paid rent row. Amounts in whole cents. */
export interface RollCharge {
  id: number;
  status: ObligationStatus;
  collection: 'auto' | 'hand';
  /** The paid row whose days are unpaid again. */
  replaces_id: number | null;
  amount_cents: number;
  settled_cents: number;
  application_fee_cents: number | null;
  charge_id: string | null;
  due_at: string;
  created_at: string;
  late_from: string | null;
  period_from: string;
  period_to: string;
}

type Terms = Pick<
  RentalRow,
  'start_date' | 'checkout_date' | 'rental_amount' | 'payment_date' | 'next_rent_on' | 'terms'
>;

/** A rental with its rent of a month. */
export interface RollRental extends PartiesOfRental, Terms {
  id: number;
  listing_id: number;
  location: string;
  bed: string;
  time_zone: string;
  tenant: string;
  photo: string | null;
  /** The country of the card on file; null if unknown, or there is no card. */
  card_country: string | null;
  /** When the tenant last agreed to automatic charges. */
  agreed_at: Date | null;
  charges: RollCharge[];
}

/** A half-open range of instants. */
export interface MonthSpan {
  start: Date;
  end: Date;
}

/**
 * The rentals of a lister with rent that is due in a month, open from before, or will be opened
 * before the month ends.
 */
export const rentRoll = (listerId: number, { start, end }: MonthSpan, listingId?: number) =>
  sql<RollRental>`
  with charges as materialized (
    select o.* from obligations o
    where o.payee_id = ${listerId} and o.kind = 'rent' and o.status <> 'cancelled'
      and o.due_at < ${end}::timestamptz
      and (o.due_at >= ${start}::timestamptz or o.status in (${sql.join(OPEN_STATUSES)}))
  ), involved as (
    select rental_id as id from charges
    union
    select id from rentals where lister_id = ${listerId} and status = 'accepted'
      and next_rent_on < (${end}::timestamptz at time zone 'UTC')::date
  )
  select r.id, r.lister_id, r.user_id, r.email, r.status, r.checkout_requested_at, r.auto_pay,
    r.start_date, r.checkout_date, r.rental_amount, r.payment_date, r.next_rent_on, r.listing_id,
    r.time_zone,
    l.title as location, rm.room_name || ', ' || b.bed_name as bed, t.photo,
    coalesce(t.display_name, nullif(trim(r.first_name || ' ' || r.last_name), ''), 'Tenant') as tenant,
    (
      select p.country from payment_methods p where p.member_id = r.user_id and p.valid limit 1
    ) as card_country,
    (
      select a.created_at from autopay_consents a where a.rental_id = r.id order by a.id desc limit 1
    ) as agreed_at,
    (
      select coalesce(json_agg(json_build_object('from_date', rt.from_date,
        'rental_amount', rt.rental_amount, 'payment_date', rt.payment_date) order by rt.from_date), '[]')
      from rental_terms rt where rt.rental_id = r.id
    ) as terms,
    (
      select coalesce(json_agg(json_build_object('id', c.id, 'status', c.status,
        'collection', c.collection, 'replaces_id', c.replaces_id, 'amount_cents', c.amount_cents, 'settled_cents', c.settled_cents,
        'application_fee_cents', c.application_fee_cents, 'charge_id', c.charge_id,
        'due_at', c.due_at, 'created_at', c.created_at,
        'late_from', c.late_from, 'period_from', c.period_from, 'period_to', c.period_to)), '[]')
      from charges c where c.rental_id = r.id
    ) as charges
  from involved i
  join rentals r on r.id = i.id
  join listings l on l.id = r.listing_id
  join beds b on b.id = r.bed_id
  join rooms rm on rm.id = b.room_id
  left join members t on t.id = r.user_id
  where ${listingId ?? null}::integer is null or r.listing_id = ${listingId ?? null}::integer`;
