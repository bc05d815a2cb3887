import {
  CARD_AMOUNT_MIN,
  COLLECTION,
  LATE_AFTER_DAYS,
  type ObligationStatus,
} from '@crewpad/domain';
import { type Insertable, type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { lockObligations } from '../../../platform/database/locks.ts';
import type { Database, ObligationsTable } from '../../../platform/database/schema.ts';
import type { ColumnOf } from '../../../platform/database/select-list.ts';
import type { Trx } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { leftToPayer, OPEN_STATUSES, RESTING_STATUSES } from './obligations.queries.ts';

/**
 * The writes of obligations that features decide on; `commands` has those of a charge, its lease and
 * its payment. A function's conditions say what happens to rows that are paid, closed or in flight.
 */

/** IDs, or a condition on the row `o`. */
type Rows = number | readonly number[] | RawBuilder<boolean>;

function isAmong(rows: Rows): RawBuilder<boolean> {
  if (typeof rows === 'number') return sql`o.id = ${rows}`;
  return 'toOperationNode' in rows ? sql`(${rows})` : sql`o.id = any (${rows}::integer[])`;
}

type Change = UpdateObject<Database & { o: ObligationsTable }, 'o'>;

const update = (db: Db, rows: Rows, set: Change) =>
  db.updateTable('obligations as o').set(set).where(isAmong(rows));

/**
 * The next number in the keys of several obligations `o`, as an SQL aggregate. Not their count:
 * old ones are deleted.
 */
export const nextInKeys = sql<number>`coalesce(max(substring(o.subject_key from '[0-9]+$')::integer), 0) + 1`;

export function open(trx: Trx, row: Insertable<ObligationsTable>): Promise<Obligation> {
  return trx.insertInto('obligations').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Opens an obligation for each row of a select of these columns, unless another one has its key.
 * @returns the new ones
 */
export async function openAll(
  db: Db,
  columns: readonly ColumnOf<'obligations'>[],
  select: RawBuilder<unknown>,
): Promise<Obligation[]> {
  const { rows } = await sql<Obligation>`
    insert into obligations (${sql.join(columns.map((column) => sql.ref(column)))})
    ${select}
    on conflict do nothing
    returning *`.execute(db);
  return rows;
}

type Terms = Pick<
  Change,
  | 'amount_cents'
  | 'cancel_requested_at'
  | 'carried_cents'
  | 'carried_from_id'
  | 'due_at'
  | 'late_from'
  | 'late_told_at'
  | 'payer_id'
  | 'period_end'
  | 'period_start'
  | 'period_to'
  | 'updated_at'
>;

/** Changes what is owed, in any status: the caller has locked or selected the rows. */
export function change(db: Db, rows: Rows, terms: Terms): Promise<Obligation[]> {
  return update(db, rows, terms).returningAll().execute();
}

interface Cancelling {
  as?: Obligation['closed_as'];
  reason?: string;
  /** Only under this lease. */
  owner?: string;
  now: Date;
}

/**
 * Cancels open rows that no payment intent can pay: they have none, it is canceled, or it is of
 * another provider mode. @returns the rows
 */
export function cancel(
  db: Db,
  rows: Rows,
  { as, reason, owner, now }: Cancelling,
): Promise<Obligation[]> {
  return update(db, rows, {
    status: 'cancelled',
    ...(as !== undefined && { closed_as: as }),
    ...(reason !== undefined && { close_reason: reason }),
    next_attempt_at: null,
    updated_at: now,
  })
    .where('status', 'in', OPEN_STATUSES)
    .$if(owner !== undefined, (query) => query.where('lease_owner', '=', owner ?? ''))
    .returningAll()
    .execute();
}

/** Open rows are cancelled by the billing job, after their payment intents. */
export async function requestCancellation(db: Db, rows: Rows, now: Date): Promise<void> {
  await update(db, rows, { cancel_requested_at: now })
    .where('status', 'in', OPEN_STATUSES)
    .execute();
}

/** Does not cancel it after all. */
export const keep = (trx: Trx, id: number, terms: Terms = {}) =>
  change(trx, id, { ...terms, cancel_requested_at: null });

/**
 * Schedules the next attempt of what cannot be charged now, and marks it as blocked unless a charge
 * is in flight. @returns undefined if it is no longer collected automatically
 */
export async function block(
  trx: Trx,
  id: number,
  { nextAt, now }: { nextAt: Date; now: Date },
): Promise<Obligation | undefined> {
  const row = await update(trx, id, { next_attempt_at: nextAt })
    .where('collection', '=', COLLECTION.auto)
    .where('status', 'in', OPEN_STATUSES)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await update(trx, id, { status: 'blocked', updated_at: now })
    .where('status', 'in', RESTING_STATUSES)
    .execute();
  return row;
}

/** No attempt is made until something schedules it again. */
export async function hold(db: Db, id: number, now: Date): Promise<void> {
  await update(db, id, { status: 'blocked', next_attempt_at: null, updated_at: now })
    .where('collection', '=', COLLECTION.auto)
    .where('status', 'in', RESTING_STATUSES)
    .execute();
}

/**
 * Ends a schedule without success, under its lease.
 * @param failing.isLeft it was collected automatically, and is left to its payer
 * @returns undefined if the lease was lost
 */
export function fail(
  trx: Trx,
  id: number,
  { owner, isLeft = false, now }: { owner: string; isLeft?: boolean; now: Date },
): Promise<Obligation | undefined> {
  return update(trx, id, {
    status: 'failed',
    ...(isLeft && { collection: COLLECTION.manual }),
    next_attempt_at: null,
    updated_at: now,
  })
    .where('lease_owner', '=', owner)
    .where('status', 'in', OPEN_STATUSES)
    .$if(isLeft, (query) => query.where('collection', '=', COLLECTION.auto))
    .returningAll()
    .executeTakeFirst();
}

interface Scheduling {
  at: Date;
  /** Its status from now on. */
  as?: Extract<ObligationStatus, 'due' | 'retry_wait'>;
  /** Only if an attempt is still due then: none was scheduled meanwhile. */
  dueAt?: Date | undefined;
  /** It counts as a change of the row. */
  now?: Date;
}

/**
 * Schedules the next attempt of open rows, unless they are no longer collected automatically.
 * @returns the ids
 */
export async function schedule(
  db: Db,
  rows: Rows,
  { at, as, dueAt, now }: Scheduling,
): Promise<number[]> {
  const scheduled = await update(db, rows, {
    next_attempt_at: at,
    ...(as !== undefined && { status: as }),
    ...(now !== undefined && { updated_at: now }),
  })
    .where('collection', '=', COLLECTION.auto)
    .where('status', 'in', OPEN_STATUSES)
    .$if(dueAt !== undefined, (query) => query.where('next_attempt_at', '<=', dueAt ?? null))
    .returning('id')
    .execute();
  return scheduled.map(({ id }) => id);
}

/** Open rows are left to their payers. */
export async function collectManually(db: Db, rows: Rows, now: Date): Promise<void> {
  await update(db, rows, { ...leftToPayer, updated_at: now })
    .where('status', 'in', OPEN_STATUSES)
    .execute();
}

interface Collecting {
  /** Charges them on the day they are due. */
  isScheduled?: boolean;
  /** The day they are due from now on, as SQL on `o`: they are charged at once. */
  dueAt?: RawBuilder<Date>;
  now: Date;
}

/** Allows automatic charges of rows left to their payers. */
export async function collectAutomatically(
  db: Db,
  rows: Rows,
  { isScheduled = false, dueAt, now }: Collecting,
): Promise<void> {
  await update(db, rows, {
    collection: COLLECTION.auto,
    ...(isScheduled && { next_attempt_at: sql<Date>`o.due_at` }),
    ...(dueAt !== undefined && { due_at: dueAt, next_attempt_at: now }),
    updated_at: now,
  })
    .where('collection', '=', COLLECTION.manual)
    .where('status', 'in', RESTING_STATUSES)
    .execute();
}

/** Scheduled rows are due now. @returns them */
export function becomeDue(trx: Trx, rows: Rows, now: Date): Promise<Obligation[]> {
  return update(trx, rows, { status: 'due', updated_at: now }).returningAll().execute();
}

/**
 * Leaves locked rows to both sides that an outage has kept from being charged. They are late five
 * days later, or since their sides were told so. @returns them
 */
export function leave(trx: Trx, rows: Rows, now: Date): Promise<Obligation[]> {
  return update(trx, rows, {
    status: 'due',
    collection: COLLECTION.manual,
    next_attempt_at: null,
    left_at: now,
    late_from: sql<Date>`case when late_told_at is not null then late_from
      else ${now}::timestamptz + make_interval(days => ${sql.lit(LATE_AFTER_DAYS)}) end`,
    updated_at: now,
  })
    .returningAll()
    .execute();
}

/**
 * Updates an obligation that another payment has settled, in part or in full. One with a rest too
 * small for a card is paid: a later obligation collects its rest.
 * @param settled.owner the holder of the lease; null if the caller has locked the row
 * @param settled.leftCents the amount left after other payments
 * @returns false if the lease was lost
 */
export async function settle(
  trx: Trx,
  id: number,
  { owner, leftCents, now }: { owner: string | null; leftCents: number; now: Date },
): Promise<boolean> {
  const paid = {
    status: 'paid',
    paid_at: now,
    next_attempt_at: null,
    rest_cents: leftCents,
  } as const;
  const isPaid = leftCents < CARD_AMOUNT_MIN;
  const row = await update(trx, id, { ...(isPaid && paid), updated_at: now })
    .where('status', 'in', OPEN_STATUSES)
    .$if(owner !== null, (query) => query.where('lease_owner', '=', owner))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes an obligation that was settled without a charge open again.
 * @param reopening.nextAt when the card is charged; null if it is collected by hand
 */
export async function reopen(
  trx: Trx,
  id: number,
  { dueAt, nextAt, now }: { dueAt: Date; nextAt: Date | null; now: Date },
): Promise<void> {
  await update(trx, id, {
    status: dueAt > now ? 'scheduled' : 'due',
    paid_at: null,
    rest_cents: 0,
    collection: nextAt === null ? COLLECTION.manual : COLLECTION.auto,
    next_attempt_at: nextAt,
    updated_at: now,
  })
    .where('charge_id', 'is', null)
    .where('status', 'in', ['paid', ...OPEN_STATUSES])
    .execute();
}

/**
 * Deletes obligations with everything that the ledger holds about them. Rows of other features that
 * refer to them are deleted before.
 */
export async function remove(trx: Trx, ids: readonly number[]): Promise<void> {
  const among = sql`any (${ids}::integer[])`;
  await sql`delete from provider_moves where obligation_id = ${among}`.execute(trx);
  await sql`delete from refunds where obligation_id = ${among}`.execute(trx);
  await sql`delete from disputes where obligation_id = ${among}`.execute(trx);
  await sql`delete from payment_attempts where obligation_id = ${among}`.execute(trx);
  await sql`delete from shared_cards where obligation_id = ${among}`.execute(trx);
  await sql`
    delete from journal_lines
    where journal_id in (select id from journal where obligation_id = ${among})`.execute(trx);
  await sql`delete from journal where obligation_id = ${among}`.execute(trx);
  await sql`delete from obligations where id = ${among}`.execute(trx);
}

/** Deletes what a member owed, if all of it is cancelled. @returns whether it is */
export async function removeCancelled(trx: Trx, payerId: number): Promise<boolean> {
  const owed = await lockObligations(trx, sql`o.payer_id = ${payerId}`, { columns: ['status'] });
  if (owed.some(({ status }) => status !== 'cancelled')) return false;
  await remove(
    trx,
    owed.map(({ id }) => id),
  );
  return true;
}

/** Deletes the refunds of payments outside the provider of these rentals, with their moves. */
export async function removeRefundsOfEntries(trx: Trx, rentalIds: readonly number[]) {
  const refunds = sql`(
    select f.id from refunds f join manual_payments p on p.id = f.manual_payment_id
    where p.rental_id = any (${rentalIds}::integer[]))`;
  await sql`delete from provider_moves where refund_id in ${refunds}`.execute(trx);
  await sql`delete from refunds where id in ${refunds}`.execute(trx);
}
