import { COLLECTION, endOfRent, isAutopayOn, PAID_BY, rentDueAt } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/access/actor.ts';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import { lockObligations } from '../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Text } from '../../../platform/texts.ts';
import { type HeldObligation, obligations, whileHeld } from '../../billing/index.ts';
import {
  changeRental,
  getRental,
  lockRental,
  type RentalRow,
  type RentalServices,
  type StoredRental,
  stayOf,
  type TransactionPeriod,
} from '../../rentals/index.ts';
import {
  balanceRent,
  lockReplaced,
  openReplacement,
  takeBackRest,
} from '../periods/balance-rent.ts';
import { chargedAfter, VOID_NOTICE_MS } from '../periods/periods.queries.ts';
import { openPeriods } from '../periods/periods.ts';
import { nextRentSlot } from '../periods/schedule-rent.ts';
import {
  type Allocation,
  type Coverage,
  fromSource,
  listAllocations,
  listOpenRent,
  planCoverage,
  type Source,
} from './coverage.ts';
import type { TransactionRow } from './payments.queries.ts';

/**
 * When the card is charged for rent that is due already, if an entry is voided now; null if it is
 * collected by hand, because the entry has stood for too long.
 */
export function chargedAt(recordedAt: Date, now: Date): Date | null {
  return now.getTime() - recordedAt.getTime() > VOID_NOTICE_MS ? null : chargedAfter(now);
}

/** Whether the schedule can still charge the card for rent that is due. */
const isChargedAgain = (
  {
    collection,
    period_to,
    due_at,
    was_declined,
  }: Pick<TransactionPeriod, 'collection' | 'period_to' | 'was_declined'> & {
    due_at: Date | string;
  },
  now: Date,
): boolean =>
  collection === COLLECTION.auto &&
  rentDueAt(period_to) > now &&
  (!was_declined || nextRentSlot(new Date(due_at), now) !== undefined);

/** What a void of this entry opens again: when the card is charged for rent that is due, if it is. */
export function afterVoid(row: TransactionRow, now: Date) {
  const { rental_status, auto_pay, is_paused, periods, created_at } = row;
  const isOn = rental_status === 'accepted' && isAutopayOn(auto_pay);
  const isCollected = isOn && !is_paused;
  const due = periods.filter(({ due_at }) => new Date(due_at) <= now);
  const isCharged = isCollected && due.some((period) => isChargedAgain(period, now));
  return {
    charged_at: isCharged ? chargedAt(created_at, now) : null,
    has_due: due.length > 0,
    has_coming: periods.length > due.length,
    coming_by: isOn ? PAID_BY.autopay : PAID_BY.manual,
  };
}

/**
 * Closes the settlement of an ended stay, and tells the tenant how; again, nothing happens.
 * @throws ApiError 404, 403, 409 before the end, while a deposit is held or a refund is pending
 */
export function closeSettlement(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'settle', async (trx, { settled_at }, now) => {
    if (settled_at !== null) return undefined;
    const rental = await getRental(trx, id);
    if (rental.deposit_money.held > 0) throw conflict('rent:settle_deposit_first');
    const [retried] = rental.settlement?.refunds_retried ?? [];
    if (retried !== undefined) throw conflict(retriedText(retried));
    if ((rental.settlement?.refunds_pending ?? 0) > 0) throw conflict('rent:refund_on_its_way');
    return {
      set: { settled_at: now },
      summary: await outcomeOf(trx, rental),
      keepsVersion: true,
      notify: ['tenant'],
    };
  });
}

type RetriedRefund = NonNullable<RentalRow['settlement']>['refunds_retried'][number];

const retriedText =
  ({ amount_cents, on, next_try_on: next }: RetriedRefund): Text =>
  ({ t, money, day }) =>
    t('rent:refund_retried', {
      amount: money(amount_cents),
      day: day(new Date(on), 'UTC'),
      next: next === null ? '' : day(new Date(next), 'UTC'),
    });

/**
 * What the lister has returned since the end, what they keep by closing, and the rent that is still
 * owed. What they kept of a deposit or a credit before has its own entry.
 */
async function outcomeOf(trx: Trx, rental: RentalRow): Promise<ChangeSummary> {
  const { id, ended_at, settlement } = rental;
  const { rows } = await sql<{ returned: number }>`
    select coalesce(sum(f.amount_cents) filter (where f.state = 'done'), 0)::int as returned
    from (
      select f.* from obligations o join refunds f on f.obligation_id = o.id
      where o.rental_id = ${id}
      union all
      select f.* from manual_payments m join refunds f on f.manual_payment_id = m.id
      where m.rental_id = ${id}
    ) f where f.created_at >= ${ended_at}`.execute(trx);
  const { returned = 0 } = rows[0] ?? {};
  const endDate = settlement === null ? null : endOfRent(stayOf(rental), settlement);
  const not_returned =
    (endDate?.unused?.amount ?? 0) + (endDate?.unused_manual ?? 0) + (endDate?.credit ?? 0);
  const rent_owed = (endDate?.open ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const amounts = Object.entries({ returned, not_returned, rent_owed });
  return Object.fromEntries(
    amounts.filter(([, cents]) => cents > 0).map(([name, to]) => [name, { from: null, to }]),
  );
}

/** A payment that no longer covers all that it did. */
export interface Undoing {
  source: Source;
  rentalId: number;
  /** Runs first, under the rental's lock. @returns undefined if there is nothing to do */
  before?(trx: Trx, rental: StoredRental): Promise<true | undefined>;
  /** The amount that it can still cover, in whole cents. */
  leftCents(trx: Trx): Promise<number>;
  /** For a voided entry: its number, and when the card is charged for rent that is due already. */
  voided?: { id: number; chargedAt: Date | null };
  /** Because of what a share that is missing from paid rent is owed again; a refund leaves none. */
  cause?(trx: Trx): Promise<string | undefined>;
}

/**
 * Undoes what a payment covers beyond its remaining amount: its credit first, then its latest period.
 * Rent whose remainder a card has paid stays paid; after a void or a lost dispute, the share that is
 * missing is open as a row of its own.
 * @returns 'busy' if a card payment of such rent is in progress
 * @throws the SDK's errors
 */
export async function undoSettlement(
  services: PaymentServices,
  undoing: Undoing,
): Promise<'done' | 'busy'> {
  const allocations = await listAllocations(services.db, undoing.source);
  const ids = allocations.flatMap(({ is_open, obligation_id, carrier_id }) => [
    ...(is_open ? [obligation_id] : []),
    ...(carrier_id === null ? [] : [carrier_id]),
  ]);
  return whileHeld(services, [...new Set(ids)], (held) =>
    transaction(services.db, async (trx) => {
      const rental = await lockRental(trx, undoing.rentalId);
      if (rental === undefined) throw new Error(`there is no rental ${undoing.rentalId}`);
      if (undoing.before && !(await undoing.before(trx, rental))) return 'done' as const;
      await undo(trx, rental, undoing, held, services.clock.now());
      return 'done' as const;
    }),
  );
}

async function undo(
  trx: Trx,
  rental: StoredRental,
  { source, leftCents, voided, cause }: Undoing,
  held: readonly HeldObligation[],
  now: Date,
): Promise<void> {
  await lockObligations(
    trx,
    sql`o.id in (select obligation_id from allocations where ${fromSource(source)})`,
  );
  const rows = await listAllocations(trx, source);
  const unused = await listUnused(trx, source);
  const used = [...unused, ...rows].reduce((sum, { cents }) => sum + cents, 0);
  let excess = used - (await leftCents(trx));
  const entry = { ...source, rental_id: rental.id, created_at: now };
  const take = async (cents: number, use: 'credit' | 'rent' | 'kept', obligation_id?: number) => {
    const amount_cents = -Math.min(cents, excess);
    excess += amount_cents;
    await trx
      .insertInto('allocations')
      .values({ ...entry, use, amount_cents, ...(obligation_id && { obligation_id }) })
      .execute();
    return -amount_cents;
  };
  for (const { use, cents } of unused) if (use === 'credit' && excess > 0) await take(cents, use);
  for (const row of rows) {
    if (excess <= 0) break;
    const { obligation_id: id } = row;
    const isLeased = [...(row.is_open ? [id] : []), ...(row.carrier_id ? [row.carrier_id] : [])];
    if (isLeased.some((item) => !held.some((lease) => lease.id === item))) {
      throw conflict('rent:rent_in_progress');
    }
    const cents = await take(row.cents, 'rent', id);
    if (row.is_completed) await leavePaid(trx, { id, cents, cause: await cause?.(trx) }, now);
    else await reopen(trx, rental, row, { voided, now });
  }
  for (const { use, cents } of unused) if (use === 'kept' && excess > 0) await take(cents, use);
  if (voided !== undefined) await cancelAhead(trx, rental, now);
  await balanceRent(trx, [rental.id], { now, held: held.map(({ id }) => id) });
}

async function listUnused(trx: Trx, source: Source) {
  const { rows } = await sql<{ use: 'credit' | 'kept'; cents: number }>`
    select use, sum(amount_cents)::int as cents from allocations
    where ${fromSource(source)} and use <> 'rent'
    group by use having sum(amount_cents) > 0`.execute(trx);
  return rows;
}

/** The charge of the row stays what it was, so its rent is less by the share that is missing. */
async function leavePaid(
  trx: Trx,
  { id, cents, cause }: { id: number; cents: number; cause: string | undefined },
  now: Date,
): Promise<void> {
  if (cause !== undefined) {
    await openReplacement(trx, { replaced: id, cause, amountCents: cents, now });
  }
  const rest = sql<number>`o.amount_cents - ${cents}::integer`;
  await obligations.change(trx, id, { amount_cents: rest, updated_at: now });
}

async function reopen(
  trx: Trx,
  rental: StoredRental,
  row: Allocation,
  { voided, now }: { voided: Undoing['voided']; now: Date },
): Promise<void> {
  const { obligation_id: id, due_at: dueAt, carrier_id, is_open } = row;
  if (row.status === 'cancelled') return;
  if (carrier_id !== null) await takeBackRest(trx, carrier_id, now);
  // After a refund, rent that is open anyway keeps its schedule.
  if (is_open && voided === undefined) return;
  const isOn = rental.status === 'accepted' && isAutopayOn(rental.auto_pay);
  const isDue = dueAt <= now;
  const nextAt = isDue ? voided?.chargedAt : dueAt;
  const isCharged = isOn && (!isDue || isChargedAgain(row, now));
  await obligations.reopen(trx, id, { dueAt, nextAt: (isCharged && nextAt) || null, now });
}

/** Cancels coming rows that nothing covers any more, after the last one that is covered. */
async function cancelAhead(trx: Trx, { id }: StoredRental, now: Date): Promise<void> {
  const ahead = sql<boolean>`(
    o.rental_id = ${id} and o.kind = 'rent' and o.status = 'scheduled' and o.due_at > ${now}
      and o.settled_cents = 0 and o.payment_intent is null and o.replaces_id is null
      and not exists (
        select from obligations l
        where l.rental_id = o.rental_id and l.kind = 'rent' and l.period_from > o.period_from
          and l.status <> 'cancelled' and (l.settled_cents > 0 or l.paid_at is not null)
      ))`;
  const rows = await obligations.cancel(trx, ahead, { as: 'voided', now });
  const [first] = rows
    .flatMap(({ period_from: from, due_at }) => (from === null ? [] : [{ from, due_at }]))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (first === undefined) return;
  await trx
    .updateTable('rentals')
    .set({ next_rent_on: first.from, next_due_at: first.due_at })
    .where('id', '=', id)
    .execute();
}

export type PaymentServices = Pick<
  Services,
  'db' | 'clock' | 'payments' | 'obligationKinds' | 'log'
>;

/** Money that a tenant paid by other means than the rent's own charge. */
export interface RentMoney {
  /** Locks the rental, and checks the preconditions; undefined if there is nothing to do. */
  lock(trx: Trx): Promise<StoredRental | undefined>;
  /** Whole cents. */
  amount: number;
  /** The first day of the period to pay first. */
  periodFrom?: string | null | undefined;
  /** Checks what it covers before anything is recorded. */
  check?(coverage: Coverage): void;
  /** Records the source of the money, at the instant of what it covers. */
  record(trx: Trx, rental: StoredRental, now: Date): Promise<Source>;
}

/** The rental rarely changes between planning and recording; if it does, it needs a new plan. */
const TURNS = 3;

/**
 * Allocates money to rent: the named period, then open rent, oldest first, then coming periods, whose
 * rows are created early. What covers nothing is credit.
 * @returns 'busy' if a card payment of one of these is in progress; otherwise 'done', also if there
 * was nothing to do
 * @throws ApiError 422 for a period that is not open; the SDK's errors
 */
export async function settleRent(
  services: PaymentServices,
  money: RentMoney,
): Promise<'done' | 'busy'> {
  const { db } = services;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const planned = await transaction(db, async (trx) => {
      const rental = await money.lock(trx);
      return rental && planCoverage(trx, rental, money);
    });
    if (planned === undefined) return 'done';
    const ids = planned.covers.flatMap(({ charge_id: id }) => id ?? []);
    const end = await whileHeld(services, ids, (held) =>
      transaction(db, (trx) => record(services, trx, money, held)),
    );
    if (end === 'done' || end === 'busy') return end;
  }
  return 'busy';
}

/** @returns undefined if the open rent differs from the held rows */
async function record(
  { payments, clock }: PaymentServices,
  trx: Trx,
  money: RentMoney,
  held: readonly HeldObligation[],
): Promise<'done' | undefined> {
  const now = clock.now();
  const rental = await money.lock(trx);
  if (rental === undefined) return 'done';
  await lockReplaced(trx, rental.id);
  const ids = held.map(({ id }) => id);
  await balanceRent(trx, [rental.id], { now, held: ids });
  const plan = await planCoverage(trx, rental, money);
  const owners = new Map(held.map(({ id, owner }) => [id, owner]));
  if (plan.covers.some(({ charge_id: id }) => id !== null && !owners.has(id))) return undefined;
  money.check?.(plan);
  const { id: rental_id, user_id } = rental;
  if (plan.ahead.length > 0 && user_id !== null) {
    const rent = { rental: { ...rental, user_id }, periods: plan.ahead };
    await openPeriods(trx, [rent], { payments, now });
  }
  const source = { ...(await money.record(trx, rental, now)), rental_id, created_at: now };
  const open = await listOpenRent(trx, rental_id);
  for (const { charge_id, period_from, cents } of plan.covers) {
    const row = open.find(({ id, ...period }) =>
      charge_id === null ? period.period_from === period_from : id === charge_id,
    );
    if (row === undefined)
      throw new Error(`the rental ${rental_id} has no rent for ${period_from}`);
    const { id } = row;
    await trx
      .insertInto('allocations')
      .values({ ...source, use: 'rent', obligation_id: id, amount_cents: cents })
      .execute();
    const owner = owners.get(id) ?? null;
    const leftCents = row.left_cents - cents;
    if (!(await obligations.settle(trx, id, { owner, leftCents, now }))) {
      throw new Error(`the lease of the obligation ${id} was lost`);
    }
  }
  if (plan.credit > 0) {
    await trx
      .insertInto('allocations')
      .values({ ...source, use: 'credit', amount_cents: plan.credit })
      .execute();
  }
  await balanceRent(trx, [rental_id], { now, held: ids });
  return 'done';
}
