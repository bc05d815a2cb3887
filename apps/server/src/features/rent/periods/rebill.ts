import {
  firstBilledDay,
  LATE_AFTER_DAYS,
  type ProviderMode,
  trimmedRent,
  unbilledRent,
} from '@crewpad/domain';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { isLeased, OPEN_STATUSES, obligations } from '../../billing/index.ts';
import { stayOf } from '../../rentals/index.ts';
import { collectByHand } from '../autopay/autopay.ts';
import { balanceRent, releaseToCredit } from './balance-rent.ts';
import {
  type BilledRental,
  findBilledRental,
  lockRentRows,
  type RentRow,
} from './periods.queries.ts';

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
  if (rental.status === 'ended') await collectByHand(trx, [rentalId], now);
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
  const left = end > row.period_from ? trimmedRent(stayOf(rental), row.period_from) : null;
  if (left === null && row.settled_cents === 0) return cancelRow(trx, row, now);
  if (isInFlight(row, now)) return undoCancellation(trx, row);
  // A rest that it collects goes elsewhere if nothing is left of the row.
  const owed = left === null ? 0 : left.amount + row.carried_cents;
  const cents = Math.max(0, row.settled_cents - owed);
  await releaseToCredit(trx, { id: row.id, cents, now });
  if (left === null) return cancelRow(trx, row, now);
  const { amount: amount_cents, to: period_to } = left;
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
