import { isAutopayOn } from '@crewpad/domain';
import { sql } from 'kysely';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { type Held, reopenSettled, whileHeld } from '../../../billing/index.ts';
import { fromSource, listAllocations, type Source } from '../queries/open-rent.ts';
import type { PaymentServices } from './settle-rent.ts';

/** A payment that was refunded in part or in full. */
export interface Returned {
  source: Source;
  /** The amount that it can still cover, in whole cents: what was not refunded. */
  leftCents(trx: Trx): Promise<number>;
}

/**
 * Undoes the allocations of a payment beyond its remaining amount, latest period first. Rent whose
 * remainder a card has paid stays covered: the lister can request it again.
 * @param before runs first in the same transaction; false if there is nothing to do
 * @returns 'busy' if a card payment of such rent is in progress
 * @throws the SDK's errors
 */
export async function undoSettlement(
  services: PaymentServices,
  returned: Returned,
  before: (trx: Trx) => Promise<boolean> = async () => true,
): Promise<'done' | 'busy'> {
  const { db } = services;
  const known = await listAllocations(db, returned.source);
  const open = known.filter(({ is_open }) => is_open).map(({ obligation_id }) => obligation_id);
  return whileHeld(services, open, (held) =>
    transaction(db, async (trx) => {
      if (!(await before(trx))) return 'done' as const;
      await undo(trx, returned, held, services.clock.now());
      return 'done' as const;
    }),
  );
}

async function undo(
  trx: Trx,
  { source, leftCents }: Returned,
  held: readonly Held[],
  now: Date,
): Promise<void> {
  await sql`
    select from obligations where id in (select obligation_id from allocations where ${fromSource(source)})
    order by id for update`.execute(trx);
  const allocations = await listAllocations(trx, source);
  const settled = allocations.reduce((sum, { cents }) => sum + cents, 0);
  let excess = settled - (await leftCents(trx));
  for (const one of allocations) {
    const { rental_id, obligation_id: id, cents, is_charged, is_open, auto_pay } = one;
    const undone = Math.min(cents, excess);
    if (undone <= 0) return;
    excess -= undone;
    if (is_charged) continue;
    if (is_open && !held.some((row) => row.id === id)) {
      throw new Error(`the obligation ${id} is open again`);
    }
    await trx
      .insertInto('allocations')
      .values({ ...source, rental_id, obligation_id: id, amount_cents: -undone, created_at: now })
      .execute();
    const isAutomatic = isAutopayOn(auto_pay as Parameters<typeof isAutopayOn>[0]);
    await reopenSettled(trx, { id, isAutomatic, now });
  }
}
