import type {
  AutopayEnd,
  BedKind,
  JobPosition,
  MemberGender,
  MemberStatus,
  PaymentPurpose,
  RentalClosing,
  RentalStatus,
  RentChangeState,
  RentTerms,
  StayEnding,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import { type AfterPayment, OPEN_STATUSES, objectionsOf } from '../../billing/index.ts';
import { isRestWaiting } from '../rent/queries/rent-to-balance.ts';
import { type SettlementFacts, settlementFacts } from '../rent/queries/settled-rent.ts';
import { checkoutReason, type StoredAnswer, stayEnding } from '../stays/queries/checkout-reason.ts';
import { type AutopayFacts, autopayEnd, autopayFacts } from './autopay-facts.ts';
import { type DepositMoney, depositMoney } from './deposit-money.ts';
import { type EmailRefusal, emailRefusal } from './email-refusal.ts';
import { type CarriedRest, type OpenCharge, openCharge, waitsForBank } from './open-charge.ts';
import { partiesBlocked, partiesCutOff } from './parties-apart.ts';

/** A rental with the listing, bed and party data for its readers. Amounts in whole cents. */
export interface RentalRow extends AutopayFacts {
  id: number;
  listing_id: number;
  bed_id: number;
  lister_id: number;
  /** null if the invited person has no account, or has not accepted yet. */
  user_id: number | null;
  /** As it was invited. */
  email: string;
  /** Invited from a thread: the lister does not know the email. */
  email_hidden: boolean;
  email_refusal: EmailRefusal | null;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  country_code: string | null;
  airline: string | null;
  job_position: JobPosition | null;
  status: RentalStatus;
  closed_as: RentalClosing | null;
  start_date: string;
  start_time: string;
  end_date: string | null;
  end_time: string | null;
  checkout_date: string | null;
  checkout_time: string | null;
  checkout_requested_at: Date | null;
  checkout_requested_date: string | null;
  checkout_requested_time: string | null;
  time_zone: string;
  rental_amount: number;
  deposit: number;
  payment_date: number;
  late_fee: number | null;
  fee_id: string | null;
  /** One party blocked the other: no free text of one reaches the other. */
  is_blocked: boolean;
  /** And no accepted rental links them: nothing does. */
  is_cut_off: boolean;
  /** When it got its value. */
  autopay_since: Date | null;
  /** What turned it off if neither side did. */
  autopay_end: AutopayEnd | null;
  note_agreement: string;
  /** The lister's token; the emailed one differs. */
  token: string;
  /** Of the stay's calendar file. */
  calendar_sequence: number;
  created_at: Date;
  updated_at: Date;
  opened_at: Date | null;
  accepted_at: Date | null;
  ended_at: Date | null;
  settled_at: Date | null;
  ended_as: StayEnding | null;
  /** Once its check-out is set, and after it. */
  settlement: SettlementFacts | null;
  checkout_answer: StoredAnswer | null;
  /** Why the lister set the check-out, or the tenant left. */
  checkout_reason: string | null;
  /** The first day without a rent row; null if no more rent will be due. */
  next_rent_on: string | null;
  terms: RentTerms[];
  /** The latest changed rent that was not taken back. */
  rent_change: {
    id: number;
    from_date: string;
    old_cents: number;
    new_cents: number;
    state: RentChangeState;
    asked_at: string;
    reason: string | null;
  } | null;
  /** Until a raised late fee counts. */
  late_fee_before: number | null;
  late_fee_from: Date | null;
  /** All unpaid rent, oldest first; a payment ahead of time opens coming rent too. */
  open_charges: OpenCharge[];
  /** Some rent, deposit or request of it waits for the tenant to confirm it with the bank. */
  waits_for_bank: boolean;
  /** The lister's requests that the tenant has not paid or rejected. */
  open_requests: { amount_cents: number; payment_for: PaymentPurpose; created_at: string }[];
  /** The tenant's objections to its rent and payments, oldest first. */
  objections: AfterPayment['objections'];
  /** A rest that the next period collects. */
  waiting_rest: CarriedRest | null;
  /** What was paid and covers nothing yet. */
  credit_cents: number;
  /** Credit that the lister kept, and why. */
  credit_kept: { cents: number; reason: string | null } | null;
  /** What was paid as a deposit, and what became of it. */
  deposit_money: DepositMoney;
  listing: {
    title: string;
    thumbnail: string | null;
    status: number;
    max_nights: number | null;
    street1: string;
    street2: string | null;
    city: string;
    state: string | null;
    postal_code: string | null;
    country: string;
  };
  room_id: number;
  room_name: string;
  bed_name: string;
  bed_kind: BedKind;
  /** The tenant's account, or the one with the invited email. */
  tenant: {
    id: number;
    display_name: string;
    photo: string | null;
    gender: MemberGender | null;
  } | null;
  lister: {
    display_name: string;
    photo: string | null;
    phone_number: string | null;
    approval_public_phone_user: number;
    approval_public_phone_tenant: number;
    status: MemberStatus;
  };
}

const OPEN = sql.join(OPEN_STATUSES);

/** The columns of a RentalRow of a rental `r`. */
const rentalColumns = sql<RentalRow>`
  r.id, r.listing_id, r.bed_id, r.lister_id, r.user_id, r.email, r.email_hidden, r.first_name,
  r.last_name, r.phone_number, r.country_code, r.airline, r.job_position, r.status, r.closed_as,
  r.start_date, r.start_time, r.end_date, r.end_time, r.checkout_date, r.checkout_time,
  r.checkout_requested_at, r.checkout_requested_date, r.checkout_requested_time, r.time_zone,
  r.rental_amount, r.deposit, r.payment_date, r.late_fee, r.fee_id, r.auto_pay, r.autopay_since,
  r.note_agreement, r.token, r.calendar_sequence, r.created_at, r.updated_at, r.opened_at, r.accepted_at, r.ended_at, r.next_rent_on,
  r.settled_at, r.checkout_answer, ${checkoutReason} as checkout_reason, ${stayEnding} as ended_as,
  ${partiesBlocked} as is_blocked, ${partiesCutOff} as is_cut_off, ${emailRefusal} as email_refusal,
  case when r.status = 'ended' or r.status = 'accepted' and r.checkout_date is not null
    then ${settlementFacts} end as settlement,
  (
    select coalesce(json_agg(${openCharge} order by o.period_from), '[]')
    from obligations o
    where o.rental_id = r.id and o.kind = 'rent' and o.status in (${OPEN})
  ) as open_charges,
  exists (
    select from obligations o where o.rental_id = r.id and ${waitsForBank}
  ) as waits_for_bank,
  (
    select coalesce(json_agg(json_build_object('amount_cents', q.amount_cents,
      'payment_for', q.payment_for, 'created_at', q.created_at) order by q.id), '[]')
    from payment_requests q where q.rental_id = r.id and q.status = 'pending'
  ) as open_requests,
  ${objectionsOf(sql`rental_id = r.id`, sql`r.time_zone`)} as objections,
  (
    select json_build_object('cents', o.rest_cents, 'period_from', o.period_from,
      'period_to', o.period_to)
    from obligations o where o.rental_id = r.id and ${isRestWaiting}
    order by o.period_from, o.id limit 1
  ) as waiting_rest,
  (
    select coalesce(sum(a.amount_cents), 0)::int from allocations a
    where a.rental_id = r.id and a.use = 'credit'
  ) as credit_cents,
  (
    select json_build_object('cents', sum(a.amount_cents)::int, 'reason', (
      select h.reason from rental_history h
      where h.rental_id = r.id and h.action = 'keep_credit' order by h.id desc limit 1
    ))
    from allocations a where a.rental_id = r.id and a.use = 'kept' having sum(a.amount_cents) > 0
  ) as credit_kept,
  ${depositMoney} as deposit_money,
  ${autopayFacts}, ${autopayEnd} as autopay_end,
  (
    select coalesce(json_agg(json_build_object('from_date', rt.from_date,
      'rental_amount', rt.rental_amount, 'payment_date', rt.payment_date) order by rt.from_date), '[]')
    from rental_terms rt where rt.rental_id = r.id
  ) as terms,
  (
    select json_build_object('id', rc.id, 'from_date', rc.from_date, 'old_cents', rc.old_cents,
      'new_cents', rc.new_cents, 'state', rc.state, 'asked_at', rc.asked_at, 'reason', rc.reason)
    from rent_changes rc where rc.rental_id = r.id and rc.state <> 'withdrawn'
    order by rc.id desc limit 1
  ) as rent_change, r.late_fee_before, r.late_fee_from,
  json_build_object('title', l.title, 'thumbnail', l.thumbnail, 'status', l.status,
    'max_nights', l.max_nights,
    'street1', l.street1, 'street2', l.street2, 'city', l.city, 'state', l.state,
    'postal_code', l.postal_code, 'country', l.country) as listing,
  b.room_id, rm.room_name, b.bed_name, b.bed_kind,
  case when t.id is not null then json_build_object('id', t.id, 'display_name', t.display_name,
    'photo', t.photo, 'gender', t.gender) end as tenant,
  json_build_object('display_name', w.display_name, 'photo', w.photo,
    'phone_number', w.phone_number, 'approval_public_phone_user', w.approval_public_phone_user,
    'approval_public_phone_tenant', w.approval_public_phone_tenant, 'status', w.status) as lister`;

/** The joins that the columns of a rental `r` need. */
const partsOfRental = sql`
  join listings l on l.id = r.listing_id
  join beds b on b.id = r.bed_id
  join rooms rm on rm.id = b.room_id
  join members w on w.id = r.lister_id
  left join members t on t.id = r.user_id`;

const rentalTables = sql`rentals r ${partsOfRental}`;

/** One rental; undefined if none has this id. */
export async function findRental(db: Db | Trx, id: number): Promise<RentalRow | undefined> {
  const { rows } = await sql<RentalRow>`
    select ${rentalColumns} from ${rentalTables} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** A rental that must exist. */
export async function getRental(db: Db | Trx, id: number): Promise<RentalRow> {
  const rental = await findRental(db, id);
  if (rental === undefined) throw new Error(`there is no rental ${id}`);
  return rental;
}

/** The rental selected by a condition on `r`, such as its token. */
export async function findRentalWhere(
  db: Db | Trx,
  condition: RawBuilder<unknown>,
): Promise<RentalRow | undefined> {
  const { rows } = await sql<RentalRow>`
    select ${rentalColumns} from ${rentalTables} where ${condition} limit 1`.execute(db);
  return rows[0];
}

/**
 * A page of rentals, newest first, with the total.
 * @param matching a query of the ids of all of them
 */
export async function listRentals(
  db: Db,
  matching: RawBuilder<{ id: number }>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RentalRow[]; total: number }> {
  const { rows } = await sql<(RentalRow | { id: null }) & { total: number }>`
    with matching as materialized (${matching}), shown as materialized (
      select id from matching order by id desc limit ${limit} offset ${offset}
    )
    select page.*, counted.total
    from (select count(*)::int as total from matching) counted
    left join (
      select ${rentalColumns} from shown s cross join lateral (
        select * from rentals where id = s.id
      ) r ${partsOfRental}
    ) page on true
    order by page.id desc`.execute(db);
  const found = rows.filter((row): row is RentalRow & { total: number } => row.id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}

/** The rentals in which a member stays, or will. */
export async function findRentalsOfTenant(db: Db, memberId: number): Promise<RentalRow[]> {
  const { rows } = await sql<RentalRow>`
    select ${rentalColumns} from ${rentalTables}
    where r.user_id = ${memberId} and r.status = 'accepted' order by r.id`.execute(db);
  return rows;
}

/** Rentals with these ids, for a job; missing ones are skipped. */
export async function findRentals(db: Db | Trx, ids: readonly number[]): Promise<RentalRow[]> {
  const { rows } = await sql<RentalRow>`
    select ${rentalColumns} from ${rentalTables}
    where r.id = any (${ids}::integer[]) order by r.id`.execute(db);
  return rows;
}
