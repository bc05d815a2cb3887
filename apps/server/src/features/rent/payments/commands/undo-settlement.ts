import { isAutopayOn } from '@crewpad/domain';
import { sql } from 'kysely';
import { lockObligations } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { conflict } from '../../../../platform/errors.ts';
import { type Held, obligations, whileHeld } from '../../../billing/index.ts';
import { lockRental, type StoredRental } from '../../../rentals/index.ts';
import { balanceRent } from '../../periods/commands/balance-rent.ts';
import { openReplacement } from '../../periods/commands/open-replacement.ts';
import { takeBackRest } from '../../periods/commands/release-cover.ts';
import { type Allocation, fromSource, listAllocations, type Source } from '../queries/open-rent.ts';
import { isChargedAgain } from '../void-schedule.ts';
import type { PaymentServices } from './settle-rent.ts';

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
  const known = await listAllocations(services.db, undoing.source);
  const ids = known.flatMap(({ is_open, obligation_id, carrier_id }) => [
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
  held: readonly Held[],
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
    if (isLeased.some((one) => !held.some((lease) => lease.id === one))) {
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
    .toSorted((one, other) => one.from.localeCompare(other.from));
  if (first === undefined) return;
  await trx
    .updateTable('rentals')
    .set({ next_rent_on: first.from, next_due_at: first.due_at })
    .where('id', '=', id)
    .execute();
}
