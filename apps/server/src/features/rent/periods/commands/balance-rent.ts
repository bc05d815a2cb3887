import { CARD_AMOUNT_MIN } from '@crewpad/domain';
import { lockRentals } from '../../../../platform/database/locks.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { type Billing, obligations, whileHeld } from '../../../billing/index.ts';
import {
  type Credit,
  listCredit,
  listRentToBalance,
  listUnbalanced,
  listWaitingRests,
  lockRestingRent,
  type RestingRent,
} from '../queries/rent-to-balance.ts';

interface Balancing {
  now: Date;
  /** Rows under this process's lease, whose payment intents are closed. */
  held?: readonly number[];
}

/**
 * Applies credit and waiting rests to the open rent of locked rentals. Rows in flight, or with a
 * payment intent, are left to the job.
 */
export async function balanceRent(
  trx: Trx,
  rentalIds: readonly number[],
  balancing: Balancing,
): Promise<void> {
  for (const id of await listUnbalanced(trx, rentalIds)) await balanceOne(trx, id, balancing);
}

/** The same for open rent that had an attempt in flight when the money came. */
export async function balanceOpenRent(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  const now = clock.now();
  for (const { rentalId, intents } of await listRentToBalance(db, now)) {
    try {
      await whileHeld(billing, intents, (rows) =>
        transaction(db, async (trx) => {
          await lockRentals(trx, rentalId);
          await balanceOne(trx, rentalId, { now, held: rows.map(({ id }) => id) });
        }),
      );
    } catch (error) {
      log.warn({ err: error, rental: rentalId }, 'could not apply credit; will retry');
    }
  }
}

async function balanceOne(
  trx: Trx,
  rentalId: number,
  { now, held = [] }: Balancing,
): Promise<void> {
  const rows = await lockRestingRent(trx, rentalId, { held, now });
  // A row that is only a rest is paid first, so that its rest finds the next one.
  const open = await payRests(trx, rows, now);
  await carryRests(trx, rentalId, open, now);
  const credits = await listCredit(trx, rentalId);
  if (credits.length === 0) return;
  for (const row of open) await applyCredit(trx, { rentalId, row, credits }, now);
  await carryRests(trx, rentalId, await payRests(trx, open, now), now);
}

/** Marks rows as paid of which only a rest is left. @returns the others */
async function payRests(trx: Trx, rows: readonly RestingRent[], now: Date): Promise<RestingRent[]> {
  const open: RestingRent[] = [];
  for (const row of rows) {
    const isRest = row.settled_cents > 0 && row.left_cents < CARD_AMOUNT_MIN;
    if (!isRest) open.push(row);
    else await obligations.settle(trx, row.id, { owner: null, leftCents: row.left_cents, now });
  }
  return open;
}

/** Each row takes the rest of one earlier row, so that its line can name that one. */
async function carryRests(
  trx: Trx,
  rentalId: number,
  rows: readonly RestingRent[],
  now: Date,
): Promise<void> {
  const rests = await listWaitingRests(trx, rentalId);
  for (const row of rows.filter((one) => one.carried_cents === 0)) {
    const rest = rests.shift();
    if (rest === undefined) return;
    row.carried_cents = rest.cents;
    row.left_cents += rest.cents;
    const carried = { carried_cents: rest.cents, carried_from_id: rest.id };
    await obligations.change(trx, row.id, { ...carried, updated_at: now });
  }
}

/** Covers a row with the oldest credit, by pairs of allocations. Both sides are told of a paid one. */
async function applyCredit(
  trx: Trx,
  { rentalId, row, credits }: { rentalId: number; row: RestingRent; credits: Credit[] },
  now: Date,
): Promise<void> {
  let last: number | undefined;
  for (const credit of credits) {
    const cents = Math.min(credit.cents, row.left_cents);
    if (cents === 0) continue;
    credit.cents -= cents;
    row.left_cents -= cents;
    row.settled_cents += cents;
    const { manual_payment_id, request_obligation_id } = credit;
    const source = { manual_payment_id, request_obligation_id, rental_id: rentalId };
    const [, added] = await trx
      .insertInto('allocations')
      .values([
        { ...source, use: 'credit', amount_cents: -cents, created_at: now },
        {
          ...source,
          use: 'rent',
          obligation_id: row.id,
          amount_cents: cents,
          created_at: now,
        },
      ])
      .returning('id')
      .execute();
    last = added?.id;
  }
  if (last === undefined) return;
  await obligations.settle(trx, row.id, { owner: null, leftCents: row.left_cents, now });
  if (row.left_cents >= CARD_AMOUNT_MIN) return;
  const order = { mail: 'rent_covered' as const, allocationId: last };
  const mails = (['tenant', 'lister'] as const).map((to) => ({
    order: { ...order, to },
    key: `rent_covered:${last}:${to}`,
  }));
  await orderMails(trx, mails, now);
}
