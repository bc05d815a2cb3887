import {
  type AutoPay,
  COLLECTION,
  type Collection,
  isAutopayOn,
  nextRentHour,
  type ObligationStatus,
  type ProviderMode,
  RENT_HOUR_UTC,
  type RentalStatus,
  type RentTerms,
  toCents,
  toDollars,
  VOIDED_FOR_CARD_HOURS,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockObligations } from '../../../platform/database/locks.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  cardCents,
  type Obligation,
  type ObligationWords,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../platform/texts.ts';
import { isConfirming, OPEN_STATUSES } from '../../billing/index.ts';
import { formatPeriod, isObjectedTo, isOpenObjection, rentTerms } from '../../rentals/index.ts';

/** The inputs of a tenant's rent. */
export interface BilledRental {
  id: number;
  lister_id: number;
  user_id: number;
  status: RentalStatus;
  auto_pay: AutoPay;
  start_date: string;
  checkout_date: string | null;
  rental_amount: number;
  payment_date: number;
  terms: RentTerms[];
  accepted_at: Date | null;
  /** The first day without a rent row; null if no more rent will be due. */
  next_rent_on: string | null;
}

const columns = sql`
  r.id, r.lister_id, r.user_id, r.status, r.auto_pay, r.start_date, r.checkout_date, r.rental_amount,
  r.payment_date, r.accepted_at, r.next_rent_on,
  ${rentTerms} as terms`;

/**
 * Locks rentals whose next rent is due, longest overdue first. Skips rows locked by others.
 * @param ids only these
 */
export async function lockDueRentals(
  trx: Trx,
  { now, limit, ids }: { now: Date; limit: number; ids?: readonly number[] },
): Promise<BilledRental[]> {
  const { rows } = await sql<BilledRental>`
    select ${columns} from rentals r
    where r.next_due_at <= ${now} and r.status in ('accepted', 'ended') and r.user_id is not null
      ${ids === undefined ? sql`` : sql`and r.id = any (${ids}::integer[])`}
    order by r.next_due_at, r.id limit ${limit} for update of r skip locked`.execute(trx);
  return rows;
}

/** A rental with a locked row; undefined if no paying tenant has accepted it. */
export async function findBilledRental(trx: Trx, id: number): Promise<BilledRental | undefined> {
  const { rows } = await sql<BilledRental>`
    select ${columns} from rentals r
    where r.id = ${id} and r.status in ('accepted', 'ended') and r.user_id is not null`.execute(
    trx,
  );
  return rows[0];
}

export interface RentRow {
  id: number;
  status: ObligationStatus;
  /** Rent that was written off is cancelled, but its days stay billed. */
  closed_as: string | null;
  period_from: string;
  period_to: string;
  amount_cents: number;
  settled_cents: number;
  carried_cents: number;
  payment_intent: string | null;
  lease_until: Date | null;
  cancel_requested_at: Date | null;
  /** The tenant was asked to confirm the payment with their bank, and may still do so. */
  is_confirming: boolean;
}

/** The oldest period first. Locks return rows by ID. */
export function inPeriodOrder<Row extends { id: number; period_from: string | null }>(
  rows: readonly Row[],
): Row[] {
  const days = ({ period_from }: Row) => period_from ?? '';
  return rows.toSorted((a, b) => (days(a) === days(b) ? a.id - b.id : days(a) < days(b) ? -1 : 1));
}

/** Locks the rent rows of a rental, in period order. Replacements name days that others have. */
export async function lockRentRows(trx: Trx, rentalId: number): Promise<RentRow[]> {
  const rows = await lockObligations(
    trx,
    sql`o.rental_id = ${rentalId} and o.kind = 'rent' and o.replaces_id is null`,
    {
      columns: [
        'status',
        'closed_as',
        'amount_cents',
        'settled_cents',
        'carried_cents',
        'payment_intent',
        'lease_until',
        'cancel_requested_at',
      ],
      extra: sql<Pick<RentRow, 'period_from' | 'period_to' | 'is_confirming'>>`
        o.period_from, o.period_to, ${isConfirming} as is_confirming`,
    },
  );
  return inPeriodOrder(rows);
}

/**
 * Rentals with open rent for days after check-out, because a payment was in flight when that was
 * agreed.
 */
export async function listOverbilledRentals(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from obligations o join rentals r on r.id = o.rental_id
    where o.kind = 'rent' and o.replaces_id is null
      and o.status in ('scheduled', 'due', 'retry_wait', 'blocked', 'failed', 'action_required')
      and not ${isConfirming}
      and o.cancel_requested_at is null and o.period_to > r.checkout_date
    order by r.id limit 500`.execute(trx);
  return rows.map(({ id }) => id);
}

export const VOID_NOTICE_MS = VOIDED_FOR_CARD_HOURS * 60 * 60 * 1000;

/** The inputs of the decision whether rent or a deposit can be charged. */
export interface RentalFacts {
  status: string;
  auto_pay: AutoPay;
  checkout_date: string | null;
  has_card: boolean;
  /** Whether a bank has taken back a payment of the rental, and has not decided yet. */
  is_disputed: boolean;
  /** Whether the tenant objects to it, and nobody has closed the objection. */
  is_objected_to: boolean;
  /** What the lister has lost in the dispute because of which this is owed again. */
  lost_cents: number | null;
}

/** The data of an obligation's rental; undefined if none. */
export async function findRentalFacts(
  db: Db | Trx,
  { id, rental_id, payer_id, provider_mode, replaces_cause }: Obligation,
): Promise<RentalFacts | undefined> {
  const { rows } = await sql<RentalFacts>`
    select status, auto_pay, checkout_date, exists (
      select from payment_methods p
      where p.member_id = ${payer_id} and p.provider_mode = ${provider_mode} and p.valid
    ) as has_card, exists (
      select from disputes d join obligations o on o.id = d.obligation_id
      where o.rental_id = ${rental_id} and d.state = 'open'
    ) as is_disputed, exists (
      select from objections b
      where b.charge_id = ${id} and b.refund_id is null and ${isOpenObjection}
    ) as is_objected_to, (
      select taken_cents - returned_cents from disputes where provider_id = ${replaces_cause}
    ) as lost_cents
    from rentals where id = ${rental_id}`.execute(db);
  return rows[0];
}

/** The inputs of the decision whether the lister can have rent charged now. */
export interface PayeeFacts {
  rental: { status: string; auto_pay: AutoPay };
  collection: Collection;
  replaces_id: number | null;
  due_at: Date;
  /** When the tenant last agreed to automatic charges. */
  agreed_at: Date | null;
  /** When an entry for it was voided after it was due. */
  voided_at: Date | null;
  /** When both sides were last told that the card is charged a day later at the earliest. */
  noticed_at: Date | null;
}

/**
 * Whether the lister can have rent charged now, as far as it does not depend on the card: rent that
 * AutoPay collects, or that an outage left to the tenant. Never rent that both sides were told the
 * card is not charged for, or not charged for yet. Pure.
 */
export function isPayeesToCollect(facts: PayeeFacts, now: Date): boolean {
  const { rental, collection, replaces_id, due_at, agreed_at, voided_at, noticed_at } = facts;
  const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
  if (!isOn || replaces_id !== null || due_at > now) return false;
  if (isNoticeRunning(noticed_at, now)) return false;
  if (collection === COLLECTION.auto) return true;
  return voided_at === null && isAgreedAt(due_at, agreed_at);
}

/** Whether a tenant had agreed to automatic charges when rent fell due, and not again since. */
export const isAgreedAt = (dueAt: Date, agreedAt: Date | null) =>
  agreedAt !== null && agreedAt <= dueAt;

/** Whether the card is not charged yet, because both sides were told a later time. */
export const isNoticeRunning = (noticedAt: Date | null, now: Date): boolean =>
  noticedAt !== null && chargedAfter(noticedAt) > now;

/** When the card is charged for due rent after a notice, such as that of a void. */
export const chargedAfter = (noticedAt: Date): Date =>
  nextRentHour(new Date(noticedAt.getTime() + VOID_NOTICE_MS));

/** When an entry for rent `o` was last voided after it was due. */
export const voidedAt = sql<Date | null>`(
    select max(m.voided_at) from allocations a join manual_payments m on m.id = a.manual_payment_id
    where a.obligation_id = o.id and m.voided_at >= o.due_at)`;

/** When an objection to rent `o` was last withdrawn or answered. */
const objectionClosedAt = sql<Date | null>`(
    select max(coalesce(b.withdrawn_at, b.answered_at)) from objections b
    where b.charge_id = o.id and b.refund_id is null)`;

/** When both sides were last told that the card is charged for rent `o` a day later. */
export const noticedAt = sql<Date | null>`greatest(${voidedAt}, ${objectionClosedAt})`;

/** When the tenant of a rental `r` last agreed to automatic charges. */
export const agreedAt = sql<Date | null>`(
    select a.created_at from autopay_consents a
    -- One for a higher rent continues the consent before it.
    where a.rental_id = r.id and a.shown->>'about' is null order by a.id desc limit 1)`;

/** The card with which rent waits for the bank's confirmation; undefined if it does not wait. */
export async function findUnconfirmedCard(
  trx: Trx,
  { id, attemptId }: { id: number; attemptId: number | undefined },
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('payment_attempts as a')
    .innerJoin('obligations as o', 'o.id', 'a.obligation_id')
    .select('a.payment_method')
    .where('a.id', '=', attemptId ?? 0)
    .where('o.id', '=', id)
    .where('o.status', '=', 'action_required')
    .executeTakeFirst();
  return row?.payment_method ?? undefined;
}

/** The data of an obligation for `isPayeesToCollect`; undefined without a rental. */
export async function findPayeeFacts(
  db: Db,
  id: number,
): Promise<(PayeeFacts & { is_objected_to: boolean }) | undefined> {
  const { rows } = await sql<PayeeFacts & { is_objected_to: boolean }>`
    select json_build_object('status', r.status, 'auto_pay', r.auto_pay) as rental, o.collection,
      o.replaces_id, o.due_at, ${agreedAt} as agreed_at, ${voidedAt} as voided_at, ${noticedAt} as noticed_at,
      ${isObjectedTo} as is_objected_to
    from obligations o join rentals r on r.id = o.rental_id where o.id = ${id}`.execute(db);
  return rows[0];
}

interface PlaceRow {
  id: number;
  title: string;
  room_name: string;
  bed_name: string;
  period_from: string | null;
  period_to: string | null;
  timeZone: string;
  amount_cents: number;
  carried_cents: number;
  settled_cents: number;
  rest_from: string | null;
  rest_to: string | null;
}

/** Descriptions of rent and deposits: crash pad, bed and days. @returns descriptions by id */
export async function describeRent(
  db: Db | Trx,
  ids: readonly number[],
  kind: 'rent' | 'deposit',
  texts: Texts,
): Promise<ReadonlyMap<number, ObligationWords>> {
  const { rows } = await sql<PlaceRow>`
    select o.id, l.title, rm.room_name, b.bed_name, o.period_from, o.period_to,
      r.time_zone as "timeZone", o.amount_cents, o.carried_cents, o.settled_cents,
      f.period_from as rest_from, f.period_to as rest_to
    from obligations o
    left join obligations f on f.id = o.carried_from_id
    join rentals r on r.id = o.rental_id
    join listings l on l.id = r.listing_id
    join beds b on b.id = r.bed_id
    join rooms rm on rm.id = b.room_id
    where o.id = any (${ids}::integer[])`.execute(db);
  const [rent, deposit] = [texts.t('rent:rent'), texts.t('rent:deposit')];
  return new Map(
    rows.map((row) => {
      const { id, title, room_name, bed_name, period_from, period_to, timeZone } = row;
      const place = `${title}, ${room_name}, ${bed_name}`;
      if (kind === 'deposit' || period_from === null || period_to === null) {
        const summary = `${deposit}, ${title}`;
        return [id, { title: deposit, description: place, summary, timeZone }];
      }
      const days = formatPeriod(period_from, period_to, texts);
      const summary = `${rent}, ${title}, ${days}`;
      const of_cents = row.amount_cents + row.carried_cents;
      const amount = toDollars(of_cents - row.settled_cents);
      const periods = [{ charge_id: id, period_from, period_to, amount, of: toDollars(of_cents) }];
      const words = { title: rent, description: `${place}, ${days}`, summary, timeZone };
      const parts = partsOf(row, texts);
      const lines = parts.map((part): [string, string] => [
        part.text,
        texts.money(toCents(part.amount)),
      ]);
      return [id, { ...words, periods, parts, lines }];
    }),
  );
}

/** The parts of a charge, unless it is the whole rent of the period. */
function partsOf(
  { amount_cents, carried_cents, settled_cents, rest_from, rest_to }: PlaceRow,
  texts: Texts,
): { text: string; amount: number }[] {
  if (carried_cents === 0 && settled_cents === 0) return [];
  const parts = [{ text: texts.t('rent:rent'), amount: toDollars(amount_cents) }];
  if (rest_from !== null && rest_to !== null) {
    const period = formatPeriod(rest_from, rest_to, texts);
    parts.push({ text: texts.t('rent:rest_of', { period }), amount: toDollars(carried_cents) });
  }
  if (settled_cents > 0) {
    parts.push({ text: texts.t('rent:covered_before'), amount: toDollars(-settled_cents) });
  }
  return parts;
}

/** A tenant's rent that waits for an attempt, or whose schedule has ended during its period. */
export async function listRentOfNewCard(
  db: Db,
  { memberId, mode, now }: { memberId: number; mode: ProviderMode; now: Date },
): Promise<{ id: number; cents: number }[]> {
  const { rows } = await sql<{ id: number; cents: number }>`
    select o.id, ${cardCents} as cents from obligations o
    where payer_id = ${memberId} and provider_mode = ${mode} and kind = 'rent'
      and status in (${sql.join(OPEN_STATUSES)}) and collection = 'auto'
      and (next_attempt_at is not null or ${isResumable(now)})
    order by id`.execute(db);
  return rows;
}

/** Failed rent of a period that is not over, which a new card is charged once more. */
export const isResumable = (now: Date) => sql<boolean>`(
  status = 'failed' and collection = 'auto'
  and period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})
    > ${now}::timestamptz at time zone 'UTC')`;

/** The first instant in a range at which rent is due, attempted again, or late. */
export async function findNextRentDue(db: Db, after: Date, until: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (
        select min(next_due_at) from rentals
        where next_due_at > ${after} and next_due_at <= ${until} and status in ('accepted', 'ended')
      ),
      (
        select min(next_attempt_at) from obligations
        where kind = 'rent' and next_attempt_at > ${after} and next_attempt_at <= ${until}
      ),
      (
        select min(due_at) from obligations
        where kind = 'rent' and status = 'scheduled' and due_at > ${after} and due_at <= ${until}
      ),
      (
        select min(late_from) from obligations
        where late_told_at is null and paid_at is null and kind = 'rent' and status <> 'cancelled'
          and late_from > ${after} and late_from <= ${until}
      )
    ) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}
