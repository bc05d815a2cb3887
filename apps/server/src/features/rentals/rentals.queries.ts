import type {
  BedKind,
  ListingGender,
  MemberGender,
  MemberStatus,
  StayEnding,
} from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type ColumnOf,
  type RowOf,
  selectList,
  selectValues,
  type ValuesOf,
} from '../../platform/database/select-list.ts';
import type { Trx } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/errors.ts';
import { type AfterPayment, objectionsOf } from '../billing/index.ts';
import { type BalanceValues, balanceValues } from './balance.queries.ts';
import {
  type AutopayFacts,
  autopayFacts,
  checkoutReason,
  type EmailRefusal,
  emailRefusal,
  partiesBlocked,
  partiesCutOff,
  returnedRefunds,
  type StoredAnswer,
  stayEnding,
} from './facts.queries.ts';
import {
  creditKept,
  type KeptCredit,
  rentTerms,
  type SettlementFacts,
  settlementFacts,
  waitsForBank,
} from './money.queries.ts';
import { can, type MemberAction } from './policy.ts';
import { type ChangedRent, changedRent } from './rent-change.queries.ts';

const RENTAL_COLUMNS = [
  'id',
  'listing_id',
  'bed_id',
  'lister_id',
  /** null if the invited person has no account, or has not accepted yet. */
  'user_id',
  /** As it was invited. */
  'email',
  /** Invited from a thread: the lister does not know the email. */
  'email_hidden',
  'first_name',
  'last_name',
  'phone_number',
  'country_code',
  'airline',
  'job_position',
  'status',
  'closed_as',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'checkout_date',
  'checkout_time',
  'checkout_requested_at',
  'checkout_requested_date',
  'checkout_requested_time',
  'time_zone',
  'rental_amount',
  'deposit',
  /** The lister has it from before the invitation: acceptance records it. */
  'holds_deposit',
  'payment_date',
  'late_fee',
  'fee_id',
  /** When it got its value. */
  'autopay_since',
  'note_agreement',
  /** The lister's token; the emailed one differs. */
  'token',
  /** Of the stay's calendar file. */
  'calendar_sequence',
  'created_at',
  'updated_at',
  'opened_at',
  'accepted_at',
  'ended_at',
  /** The first day without a rent row; null if no more rent will be due. */
  'next_rent_on',
  'settled_at',
  /** Until a raised late fee counts. */
  'late_fee_before',
  'late_fee_from',
] as const satisfies readonly ColumnOf<'rentals'>[];

interface RentalValues extends BalanceValues {
  email_refusal: EmailRefusal | null;
  /** One party blocked the other: no free text of one reaches the other. */
  is_blocked: boolean;
  /** And no accepted rental links them: nothing does. */
  is_cut_off: boolean;
  ended_as: StayEnding | null;
  /** Once its check-out is set, and after it. */
  settlement: SettlementFacts | null;
  checkout_answer: StoredAnswer | null;
  /** Why the lister set the check-out, or the tenant left. */
  checkout_reason: string | null;
  rent_change: ChangedRent | null;
  /** Some rent, deposit or request of it waits for the tenant to confirm it with the bank. */
  waits_for_bank: boolean;
  /** The tenant's objections to its rent and payments, oldest first. */
  objections: AfterPayment['objections'];
  credit_kept: KeptCredit | null;
  /** Refunds that a bank has sent back for good. */
  returned_refunds: AfterPayment['refunds'];
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

type RentalColumns = RowOf<'rentals', (typeof RENTAL_COLUMNS)[number]>;

/** A rental for commands: its own columns, its terms and the names of its place. In whole cents. */
export interface StoredRental
  extends RentalColumns,
    Pick<
      RentalValues,
      | 'auto_pay'
      | 'bed_kind'
      | 'bed_name'
      | 'checkout_answer'
      | 'is_blocked'
      | 'is_cut_off'
      | 'rent_change'
      | 'room_id'
      | 'room_name'
      | 'terms'
    > {
  listing: Pick<RentalValues['listing'], 'title' | 'status'>;
}

/** A rental with the listing, bed and party data for its readers. Amounts in whole cents. */
export interface RentalRow extends RentalColumns, RentalValues, AutopayFacts {}

const rentalValues: ValuesOf<RentalValues> = {
  ...balanceValues,
  checkout_answer: sql`r.checkout_answer`,
  checkout_reason: checkoutReason,
  ended_as: stayEnding,
  is_blocked: partiesBlocked,
  is_cut_off: partiesCutOff,
  email_refusal: emailRefusal,
  settlement: sql`case when r.status = 'ended' or r.status = 'accepted' and r.checkout_date is not null
    then ${settlementFacts} end`,
  waits_for_bank: sql`exists (
    select from obligations o where o.rental_id = r.id and ${waitsForBank}
  )`,
  objections: objectionsOf(sql`rental_id = r.id`, sql`r.time_zone`),
  credit_kept: creditKept,
  returned_refunds: returnedRefunds,
  rent_change: changedRent,
  listing: sql`json_build_object('title', l.title, 'thumbnail', l.thumbnail, 'status', l.status,
    'max_nights', l.max_nights,
    'street1', l.street1, 'street2', l.street2, 'city', l.city, 'state', l.state,
    'postal_code', l.postal_code, 'country', l.country)`,
  room_id: sql`b.room_id`,
  room_name: sql`rm.room_name`,
  bed_name: sql`b.bed_name`,
  bed_kind: sql`b.bed_kind`,
  tenant: sql`case when t.id is not null then json_build_object('id', t.id, 'display_name', t.display_name,
    'photo', t.photo, 'gender', t.gender) end`,
  lister: sql`json_build_object('display_name', w.display_name, 'photo', w.photo,
    'phone_number', w.phone_number, 'approval_public_phone_user', w.approval_public_phone_user,
    'approval_public_phone_tenant', w.approval_public_phone_tenant, 'status', w.status)`,
};

/** The columns of a RentalRow of a rental `r`. */
const rentalColumns = sql<RentalRow>`
  ${selectList('r', RENTAL_COLUMNS)}, ${selectValues(rentalValues)}, ${autopayFacts}`;

/** The columns of a StoredRental `r` with listing `l`, bed `b` and room `rm`. */
const storedColumns = sql<StoredRental>`
  ${selectList('r', RENTAL_COLUMNS)}, r.auto_pay, r.checkout_answer, b.bed_kind, b.bed_name,
  b.room_id, rm.room_name, ${partiesBlocked} as is_blocked, ${partiesCutOff} as is_cut_off,
  ${rentTerms} as terms, ${changedRent} as rent_change,
  json_build_object('title', l.title, 'status', l.status) as listing`;

/** The joins that the columns of a rental `r` need. */
const partsOfRental = sql`
  join listings l on l.id = r.listing_id
  join beds b on b.id = r.bed_id
  join rooms rm on rm.id = b.room_id
  join members w on w.id = r.lister_id
  left join members t on t.id = r.user_id`;

const rentalTables = sql`rentals r ${partsOfRental}`;

/** One rental for a command; undefined if none has this id. */
export async function findStoredRental(
  db: Db | Trx,
  id: number,
): Promise<StoredRental | undefined> {
  const { rows } = await sql<StoredRental>`
    select ${storedColumns} from ${rentalTables} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** A rental for a command, which must exist. */
export async function getStoredRental(db: Db | Trx, id: number): Promise<StoredRental> {
  return mustExist(await findStoredRental(db, id), id);
}

/** Rentals with these ids, for a job; missing ones are skipped. */
export async function findStoredRentals(
  db: Db | Trx,
  ids: readonly number[],
): Promise<StoredRental[]> {
  const { rows } = await sql<StoredRental>`
    select ${storedColumns} from ${rentalTables}
    where r.id = any (${ids}::integer[]) order by r.id`.execute(db);
  return rows;
}

function mustExist<T>(rental: T | undefined, id: number): T {
  if (rental === undefined) throw new Error(`there is no rental ${id}`);
  return rental;
}

/** One rental; undefined if none has this id. */
export async function findRental(db: Db | Trx, id: number): Promise<RentalRow | undefined> {
  const { rows } = await sql<RentalRow>`
    select ${rentalColumns} from ${rentalTables} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** A rental that must exist. */
export async function getRental(db: Db | Trx, id: number): Promise<RentalRow> {
  return mustExist(await findRental(db, id), id);
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
  const rentals = rows.filter((row): row is RentalRow & { total: number } => row.id !== null);
  return { rows: rentals, total: rows[0]?.total ?? 0 };
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

/**
 * For invalid input: strangers get 404 instead of a 422 that would reveal the rental, and the other
 * party 403 instead of hints for a form they cannot send.
 */
export const requireParty =
  (db: Db, action: MemberAction) =>
  async (actor: MemberActor, id: number): Promise<void> => {
    const rental = await findStoredRental(db, id);
    if (rental === undefined) throw notFound();
    const decision = can(actor, action, rental);
    if (decision.allowed || decision.refusal.status === 409) return;
    throw decision.refusal;
  };

/** Whether this lister has tenants, including invited ones. */
export async function hasTenants(db: Db | Trx, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('rentals')
    .select('id')
    .where('lister_id', '=', memberId)
    .where('status', 'in', ['pending', 'accepted'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an invited person reads about the crash pad and its lister. */
export interface OfferedHouse {
  house_rules: string;
  documents: string[];
  gender: ListingGender;
  max_nights: number | null;
  review_count: number;
  review_sum: number;
}

export async function getOfferedHouse(
  db: Db,
  { listing_id }: { listing_id: number },
): Promise<OfferedHouse> {
  const { rows } = await sql<OfferedHouse>`
    select l.rules_policies_des as house_rules, l.rules_policies_doc as documents, l.gender,
      l.max_nights, m.review_count, m.review_sum
    from listings l join members m on m.id = l.user_id
    where l.id = ${listing_id}`.execute(db);
  const [house] = rows;
  if (house === undefined) throw new Error(`there is no listing ${listing_id}`);
  return house;
}
