import type { Collection, ObligationStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import { isCollectionHeld } from '../accounts/index.ts';
import {
  type AfterPayment,
  disputeOf,
  OPEN_STATUSES,
  objectionsOf,
  refundsOf,
} from '../billing/index.ts';
import { agreedAt, noticedAt, voidedAt } from '../rent/index.ts';
import {
  dueDate,
  isPaused,
  lateFrom,
  nextSlot,
  type PartiesOfRental,
  partiesCutOff,
  type RentalRow,
  rentHold,
  rentTerms,
  reopenedBy,
  type StoredHold,
  sharedCard,
  shownStatus,
  takesLateFee,
  tenantName,
} from '../rentals/index.ts';
import { movements } from './movements.queries.ts';
import { placeOfRental } from './place-of-rental.queries.ts';

/** An open or paid rent row. Amounts in whole cents. */
export interface RollCharge {
  id: number;
  status: ObligationStatus;
  collection: Collection;
  /** The paid row whose days are unpaid again. */
  replaces_id: number | null;
  /** Whether it stands for a payment of that row that a bank took back. */
  is_retaken: boolean;
  amount_cents: number;
  carried_cents: number;
  settled_cents: number;
  /** The fees of the card payments that settled it. */
  fee_cents: number;
  refunded_cents: number;
  /** What banks took back and have not returned. */
  taken_cents: number;
  charge_id: string | null;
  due_at: string;
  created_at: string;
  late_from: string | null;
  reopened_by: 'dispute' | 'entry' | null;
  period_from: string;
  period_to: string;
  next_attempt_at: string | null;
  voided_at: string | null;
  noticed_at: string | null;
  hold: StoredHold | null;
  takes_late_fee: boolean;
  /** Whether nothing about the card or the lister's account keeps it from being charged now. */
  is_card_ready: boolean;
  refunds: AfterPayment['refunds'];
  objections: AfterPayment['objections'];
  dispute: AfterPayment['dispute'];
}

type Terms = Pick<
  RentalRow,
  | 'late_fee'
  | 'late_fee_before'
  | 'late_fee_from'
  | 'start_date'
  | 'checkout_date'
  | 'rental_amount'
  | 'payment_date'
  | 'next_rent_on'
  | 'terms'
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
  /** AutoPay charges no card until something changes. */
  is_paused: boolean;
  charges: RollCharge[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** As the payee's charge requires it: a ready account, no open dispute, and a card that can be tried. */
const isCardReady = (now: Date) => sql<boolean>`(
    exists (
      select from payout_accounts p
      where p.member_id = o.payee_id and p.provider_mode = o.provider_mode and p.state = 'ready'
    ) and not ${isCollectionHeld(sql`o.payee_id`)} and exists (
      select from payment_methods p
      where p.member_id = o.payer_id and p.provider_mode = o.provider_mode and p.valid
        and not exists (
          select from payment_attempts t
          where t.obligation_id = o.id and t.status = 'declined'
            and t.payment_method = p.payment_method
            and t.created_at > ${new Date(now.getTime() - DAY_MS)}::timestamptz
        )
    ) and not ${sharedCard} and not exists (
      select from disputes d join obligations p on p.id = d.obligation_id
      where p.rental_id = o.rental_id and d.state = 'open'
    )
  )`;

/** The day on which rent `o` is due at the crash pad; most rent needs no time zone for it. */
export const rentDueOn = dueDate(
  sql`o.due_at`,
  sql`(select time_zone from rentals where id = o.rental_id)`,
);

/** A half-open range of days, as midnights in UTC. */
export interface MonthSpan {
  start: Date;
  end: Date;
}

/**
 * The rentals of a lister with rent that is due in a month, open from before, or will be opened
 * before the month ends.
 */
export const rentRoll = (
  listerId: number,
  { start, end }: MonthSpan,
  { now, listingId }: { now: Date; listingId?: number | undefined },
) =>
  sql<RollRental>`
  with due_rows as materialized (
    select o.* from obligations o
    where o.payee_id = ${listerId} and o.kind = 'rent' and o.status <> 'cancelled'
      and o.due_at >= ${start}::timestamptz - interval '1 day'
      and o.due_at < ${end}::timestamptz + interval '1 day'
      and ${rentDueOn} >= (${start}::timestamptz at time zone 'UTC')::date
      and ${rentDueOn} < (${end}::timestamptz at time zone 'UTC')::date
    union all
    select o.* from obligations o
    where o.payee_id = ${listerId} and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
      and o.due_at < ${start}::timestamptz + interval '1 day'
      and ${rentDueOn} < (${start}::timestamptz at time zone 'UTC')::date
  ), involved as (
    select rental_id as id from due_rows
    union
    select id from rentals where lister_id = ${listerId} and status = 'accepted'
      and next_rent_on < (${end}::timestamptz at time zone 'UTC')::date
  ), requested as materialized (
    select obligation_id, request_obligation_id as id, sum(amount_cents) as cents from allocations
    where obligation_id in (select id from due_rows) and request_obligation_id is not null
    group by 1, 2 having sum(amount_cents) > 0
  ), ${movements({
    side: 'lister',
    memberId: listerId,
    payments: sql`select id from due_rows where charge_id is not null union select id from requested`,
  })}, sums as materialized (
    select payment as id, sum(amount) filter (where kind = 'payment') as cents, -sum(fee) as fee,
      -sum(amount) filter (where kind in ('refund', 'refund_returned')) as refunded,
      -sum(amount) filter (where kind in ('taken_by_bank', 'given_back')) as taken
    from movements group by payment
  ), shares as (
    -- A request can cover several rows; their shares of its fee add up to it.
    select obligation_id, sum(round(fee * upto / nullif(paid, 0))
      - round(fee * (upto - cents) / nullif(paid, 0))) as fee
    from (
      select q.obligation_id, q.cents, s.fee, s.cents as paid,
        sum(q.cents) over (partition by q.id order by q.obligation_id) as upto
      from requested q join sums s on s.id = q.id
    ) q group by obligation_id
  )
  select r.id, r.lister_id, r.user_id, r.email, r.status, r.checkout_requested_at, r.auto_pay,
    ${partiesCutOff} as is_cut_off,
    r.start_date, r.checkout_date, r.rental_amount, r.payment_date, r.next_rent_on, r.listing_id,
    r.time_zone, r.late_fee, r.late_fee_before, r.late_fee_from,
    l.title as location, rm.room_name || ', ' || b.bed_name as bed, t.photo,
    ${tenantName} as tenant,
    (
      select p.country from payment_methods p where p.member_id = r.user_id and p.valid limit 1
    ) as card_country,
    ${agreedAt} as agreed_at, ${isPaused} as is_paused,
    ${rentTerms} as terms,
    (
      select coalesce(json_agg(json_build_object('id', o.id, 'status', ${shownStatus},
        'collection', o.collection, 'replaces_id', o.replaces_id, 'is_retaken', exists (
          select from disputes d
          where d.provider_id = o.replaces_cause and d.obligation_id = o.replaces_id
        ), 'amount_cents', o.amount_cents, 'carried_cents', o.carried_cents,
        'settled_cents', o.settled_cents,
        'fee_cents', (coalesce(m.fee, 0) + coalesce(h.fee, 0))::int,
        'refunded_cents', coalesce(m.refunded, 0)::int, 'taken_cents', coalesce(m.taken, 0)::int,
        'charge_id', o.charge_id,
        'due_at', o.due_at, 'created_at', o.created_at,
        'late_from', ${lateFrom}, 'reopened_by', ${reopenedBy}, 'period_from', o.period_from, 'period_to', o.period_to,
        'next_attempt_at', ${nextSlot},
        'voided_at', ${voidedAt}, 'noticed_at', ${noticedAt},
        'hold', ${rentHold}, 'takes_late_fee', ${takesLateFee},
        'is_card_ready', ${isCardReady(now)}, 'refunds', ${refundsOf(sql`obligation_id = o.id`, sql`r.time_zone`)},
        'objections', ${objectionsOf(sql`charge_id = o.id`, sql`r.time_zone`)},
        'dispute', ${disputeOf(sql`r.time_zone`)})), '[]')
      from due_rows o
      left join sums m on m.id = o.id
      left join shares h on h.obligation_id = o.id
      where o.rental_id = r.id
    ) as charges
  from involved i
  join rentals r on r.id = i.id
  ${placeOfRental}
  where ${listingId ?? null}::integer is null or r.listing_id = ${listingId ?? null}::integer`;
