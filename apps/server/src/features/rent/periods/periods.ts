import {
  billableFrom,
  COLLECTION,
  dueRent,
  firstBilledDay,
  isAutopayOn,
  LATE_AFTER_DAYS,
  type ProviderMode,
  RENT_HOUR_UTC,
  type RentPeriod,
  rentDueAt,
  trimmedRent,
  unbilledRent,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockMembers, lockObligations } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import type { PaymentProvider } from '../../../platform/payments/provider.ts';
import {
  isLeased,
  leasedRow,
  OPEN_STATUSES,
  obligations,
  RESTING_STATUSES,
} from '../../billing/index.ts';
import { lockRental, stayOf } from '../../rentals/index.ts';
import { collectManually } from '../autopay/autopay.ts';
import { balanceRent, releaseToCredit } from './balance-rent.ts';
import {
  type BilledRental,
  findBilledRental,
  lockDueRentals,
  lockRentRows,
  type RentRow,
} from './periods.queries.ts';
import { notifyOfOpenedRent, type OpenedRent, openScheduledRent } from './reminders.ts';

/** A locked rental, and its periods that get a rent row, in order. */
export interface RentToOpen {
  rental: BilledRental;
  periods: readonly RentPeriod[];
}

interface RentOpening {
  payments: Pick<PaymentProvider, 'mode' | 'cardAmountMax'>;
  now: Date;
}

const COLUMNS = [
  'kind',
  'subject_key',
  'payer_id',
  'payee_id',
  'rental_id',
  'period_from',
  'period_to',
  'amount_cents',
  'due_at',
  'status',
  'collection',
  'left_at',
  'next_attempt_at',
  'provider_mode',
  'created_at',
  'updated_at',
] as const;

/**
 * Inserts rent rows, and schedules the period after them. Days with a row are never billed again.
 * A period that is already over was missed in an outage: it is left to both sides. Credit and a
 * waiting rest are applied to the new rows before they can be charged.
 * @returns the new rows
 */
export async function openPeriods(
  trx: Trx,
  rents: readonly RentToOpen[],
  { payments, now }: RentOpening,
): Promise<OpenedRent[]> {
  if (rents.length === 0) return [];
  const rows = rents.flatMap(({ rental, periods }) =>
    periods.map((period) => rowOf(rental, period, { payments, now })),
  );
  const rent = sql`
    select 'rent',
      -- A cancelled row for the same day may have come before.
      'rent:' || p.rental_id || ':' || p.period_from || ':' || (
        select count(*) + 1 from obligations o
        where o.rental_id = p.rental_id and o.kind = 'rent' and o.period_from = p.period_from
      ),
      p.payer_id, p.payee_id, p.rental_id, p.period_from, p.period_to, p.amount_cents, p.due_at,
      case when p.due_at > ${now}::timestamptz then 'scheduled' else 'due' end, p.collection,
      case when p.is_over then ${now}::timestamptz end, case when p.collection = 'auto' then p.due_at end, ${payments.mode}::text,
      ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as p (rental_id integer, payer_id integer,
      payee_id integer, period_from date, period_to date, amount_cents integer, due_at timestamptz,
      collection text, is_over boolean)`;
  const inserted = await obligations.openAll(trx, COLUMNS, rent);
  const next = rents.map((rent) => ({ id: rent.rental.id, ...nextOf(rent, now) }));
  await sql`
    update rentals r set next_rent_on = n.next_rent_on, next_due_at = n.next_due_at
    from json_to_recordset(${JSON.stringify(next)}::json)
      as n (id integer, next_rent_on date, next_due_at timestamptz)
    where r.id = n.id`.execute(trx);
  const ids = rents.filter(({ periods }) => periods.length > 0).map(({ rental }) => rental.id);
  await balanceRent(trx, ids, { now });
  return inserted;
}

function nextOf({ rental, periods }: RentToOpen, now: Date) {
  const stay = stayOf(rental);
  const from = periods.at(-1)?.to ?? rental.next_rent_on;
  return from === null
    ? { next_rent_on: null, next_due_at: null }
    : unbilledRent(stay, billableFrom(stay, from, now));
}

function rowOf(rental: BilledRental, period: RentPeriod, opening: RentOpening) {
  const { id, user_id, lister_id, accepted_at } = rental;
  return {
    rental_id: id,
    payer_id: user_id,
    payee_id: lister_id,
    period_from: period.from,
    period_to: period.to,
    amount_cents: period.amount,
    // After a late acceptance, the current period is due from that moment on.
    due_at: accepted_at !== null && accepted_at > period.due_at ? accepted_at : period.due_at,
    collection: isAutomatic(rental, period, opening) ? COLLECTION.auto : COLLECTION.manual,
    is_over: isOver(period, opening.now),
  };
}

/** After an outage only the current period is charged automatically. */
function isAutomatic(
  { status, auto_pay }: BilledRental,
  period: RentPeriod,
  { payments, now }: RentOpening,
): boolean {
  const isOn = status === 'accepted' && isAutopayOn(auto_pay);
  return isOn && !isOver(period, now) && period.amount <= payments.cardAmountMax;
}

const isOver = ({ to }: RentPeriod, now: Date) => rentDueAt(to) <= now;

/** When the period of the row `o` is over. */
const periodEnd = sql`(
  (o.period_to + make_interval(hours => ${sql.lit(RENT_HOUR_UTC)})) at time zone 'UTC')`;

/**
 * Open rent that was not collected before its period was over, because the service was down: rent
 * that a payment had opened early, and rent whose next attempt was due within the period.
 */
const missedRent = (now: Date) => sql`(
    select o.id, o.rental_id from obligations o
    where o.kind = 'rent' and o.status = 'scheduled' and o.due_at <= ${now}::timestamptz
      and ${periodEnd} <= ${now}::timestamptz and o.cancel_requested_at is null
      and not ${leasedRow(now)}
    union
    select o.id, o.rental_id from obligations o
    where o.kind = 'rent' and o.collection = 'auto' and o.next_attempt_at <= ${now}::timestamptz
      and o.next_attempt_at < ${periodEnd} and ${periodEnd} <= ${now}::timestamptz
      and o.status in (${sql.join(RESTING_STATUSES)}) and o.cancel_requested_at is null
      and not ${leasedRow(now)}
  )`;

/**
 * Leaves missed rent to both sides: after an outage only the newest period is charged. It is late
 * five days after they are told. Locks the rentals.
 * @returns the rentals that had such rent, and the rows that were left
 */
async function leaveMissedRent(
  trx: Trx,
  { now, limit }: { now: Date; limit: number },
): Promise<{ ids: number[]; missed: OpenedRent[] }> {
  const { rows: rentals } = await sql<{ id: number }>`
    select id from rentals where id in (select rental_id from ${missedRent(now)} missed)
    order by id limit ${limit} for update skip locked`.execute(trx);
  const ids = rentals.map(({ id }) => id);
  if (ids.length === 0) return { ids, missed: [] };
  const rent = await lockObligations(
    trx,
    sql`o.id in (select id from ${missedRent(now)} missed)
      and o.rental_id = any (${ids}::integer[])`,
  );
  const missed = await obligations.leave(
    trx,
    rent.map(({ id }) => id),
    now,
  );
  return { ids, missed };
}

/**
 * Opens a rent row for each due period, until none is left, and tells who has to know.
 * @param batch rentals per transaction
 * @returns number of rentals
 */
export async function openDueRent(
  db: Db,
  { batch, ...opening }: RentOpening & { batch: number },
): Promise<number> {
  const { now } = opening;
  await leaveMissed(db, { batch, ...opening });
  await openScheduledRent(db, now);
  let opened = 0;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const rentals = await lockDueRentals(trx, { now, limit: batch });
      await notifyOfOpenedRent(trx, await openRentOf(trx, rentals, opening), now);
      return rentals.length;
    });
    opened += count;
    if (count < batch) return opened;
  }
}

/** Opens rent of a rental that is due already, so that both sides see it without the next run. */
export function openRentNow(db: Db, rentalId: number, opening: RentOpening): Promise<void> {
  const { now } = opening;
  return transaction(db, async (trx) => {
    const rentals = await lockDueRentals(trx, { now, limit: 1, ids: [rentalId] });
    await notifyOfOpenedRent(trx, await openRentOf(trx, rentals, opening), now);
  });
}

function openRentOf(
  trx: Trx,
  rentals: readonly BilledRental[],
  opening: RentOpening,
): Promise<OpenedRent[]> {
  const due = rentals.map((rental) => {
    const { next_rent_on: from } = rental;
    return { rental, periods: from === null ? [] : dueRent(stayOf(rental), from, opening.now) };
  });
  return openPeriods(trx, due, opening);
}

/** Leaves what an outage has missed to both sides, who are told of all of it together. */
async function leaveMissed(
  db: Db,
  { batch, ...opening }: RentOpening & { batch: number },
): Promise<void> {
  const { now } = opening;
  for (;;) {
    const count = await transaction(db, async (trx) => {
      const { ids, missed } = await leaveMissedRent(trx, { now, limit: batch });
      if (ids.length === 0) return 0;
      const rentals = await lockDueRentals(trx, { now, limit: batch, ids });
      const opened = await openRentOf(trx, rentals, opening);
      await notifyOfOpenedRent(trx, [...missed, ...opened], now);
      return ids.length;
    });
    if (count < batch) return;
  }
}

/** Locks what a payment of rent or of a deposit changes: member, listing, rental, in this order. */
export async function lockPaidRows(
  trx: Trx,
  { id, payer_id }: Pick<Obligation, 'id' | 'payer_id'>,
): Promise<void> {
  await lockMembers(trx, payer_id);
  const { rental_id } = await trx
    .selectFrom('obligations')
    .select('rental_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (rental_id !== null) await lockRental(trx, rental_id);
}

/**
 * Updates the rent of a locked rental for its check-out and terms. Paid periods never change; open
 * ones are shortened, or cancelled if no days remain, and what was paid beyond them is credit; after a later check-out, days without a row
 * are billed. Skips a payment in flight: the job updates what it does not pay.
 */
export async function rebillRental(trx: Trx, rentalId: number, now: Date): Promise<void> {
  const rental = await findBilledRental(trx, rentalId);
  if (rental === undefined) return;
  const rows = await lockRentRows(trx, rentalId);
  const live: RentRow[] = [];
  for (const row of rows) {
    const fitted = await fitRow(trx, rental, row, now);
    if (fitted !== undefined) live.push(fitted);
  }
  await balanceRent(trx, [rentalId], { now });
  if (rental.status === 'ended') await collectManually(trx, [rentalId], now);
  const day = firstUnbilledDay(rental, rows, live, now);
  await trx
    .updateTable('rentals')
    .set(
      day === null ? { next_rent_on: null, next_due_at: null } : unbilledRent(stayOf(rental), day),
    )
    .where('id', '=', rentalId)
    .execute();
}

/** The day after the last one with a row, or the first one of the current period. */
function firstUnbilledDay(
  rental: BilledRental,
  rows: readonly RentRow[],
  live: readonly RentRow[],
  now: Date,
): string | null {
  const covered = live.map(({ period_to }) => period_to).toSorted();
  const billed = rows.map(({ period_from }) => period_from).toSorted();
  const first = covered.at(-1) ?? billed[0] ?? rental.next_rent_on;
  if (first !== null) return first;
  // Nothing was ever billed: months that both sides settled long ago stay theirs (decision 022).
  return rental.accepted_at === null ? null : firstBilledDay(stayOf(rental), now);
}

/** @returns the updated row; undefined if it covers no days */
async function fitRow(
  trx: Trx,
  rental: BilledRental,
  row: RentRow,
  now: Date,
): Promise<RentRow | undefined> {
  if (row.closed_as === 'written_off') return row;
  if (row.status === 'cancelled') return undefined;
  const { checkout_date: end } = rental;
  const isOpen = OPEN_STATUSES.some((status) => status === row.status);
  if (!isOpen) return row;
  if (end === null || row.period_to <= end) return undoCancellation(trx, row);
  const trimmed = end > row.period_from ? trimmedRent(stayOf(rental), row.period_from) : null;
  if (trimmed === null && row.settled_cents === 0) return cancelRow(trx, row, now);
  if (isInFlight(row, now)) return undoCancellation(trx, row);
  // A rest that it collects goes elsewhere if nothing is left of the row.
  const owed = trimmed === null ? 0 : trimmed.amount + row.carried_cents;
  const cents = Math.max(0, row.settled_cents - owed);
  await releaseToCredit(trx, { id: row.id, cents, now });
  if (trimmed === null) return cancelRow(trx, row, now);
  const { amount: amount_cents, to: period_to } = trimmed;
  await obligations.keep(trx, row.id, { amount_cents, period_to, updated_at: now });
  if (row.settled_cents > 0) {
    const leftCents = Math.max(0, owed - row.settled_cents);
    await obligations.settle(trx, row.id, { owner: null, leftCents, now });
  }
  return { ...row, amount_cents, period_to };
}

const isInFlight = (row: RentRow, now: Date) =>
  row.status === 'collecting' || row.is_confirming || isLeased(row, now);

/** It was about to be cancelled, and check-out has moved back since. */
async function undoCancellation(trx: Trx, row: RentRow): Promise<RentRow> {
  if (row.cancel_requested_at === null) return row;
  await obligations.keep(trx, row.id);
  return row;
}

/** A row with a payment intent is cancelled after that, by the billing job. */
async function cancelRow(trx: Trx, row: RentRow, now: Date): Promise<undefined> {
  const isSimple = row.payment_intent === null && !isInFlight(row, now);
  if (isSimple) await obligations.cancel(trx, row.id, { as: 'trimmed', now });
  else await obligations.requestCancellation(trx, row.id, now);
}

/**
 * The open rent of a tenant who closes their account can no longer be collected. The billing job
 * cancels it after its payment intents.
 */
export async function cancelRentOf(trx: Trx, memberId: number, now: Date): Promise<void> {
  const rent = sql<boolean>`(o.payer_id = ${memberId} and o.kind = 'rent')`;
  await obligations.requestCancellation(trx, rent, now);
}

/**
 * When a lister can receive payments again: schedules blocked rent that is not late for the next
 * run.
 */
export async function resumeBlockedRent(
  trx: Trx,
  { payeeId, mode, now }: { payeeId: number; mode: ProviderMode; now: Date },
): Promise<void> {
  const blocked = sql<boolean>`(o.payee_id = ${payeeId} and o.provider_mode = ${mode}
    and o.kind = 'rent' and o.status = 'blocked'
    and o.due_at > ${now}::timestamptz - make_interval(days => ${LATE_AFTER_DAYS}::int))`;
  await obligations.schedule(trx, blocked, { at: now, now });
}
