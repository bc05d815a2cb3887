import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Held, recordSettled, whileHeld } from '../../../billing/index.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { lockReplaced } from '../../rent/commands/open-replacement.ts';
import { listOpenRent, type OpenRent, type Source } from '../queries/open-rent.ts';
import { nextPeriod, openNextPeriod } from './open-next-period.ts';

export type PaymentServices = Pick<
  Services,
  'db' | 'clock' | 'payments' | 'obligationKinds' | 'log'
>;

/** Money that a tenant paid by other means than the rent's own charge. */
export interface RentMoney {
  /** Locks the rental, and checks the preconditions; undefined if there is nothing to do. */
  lock(trx: Trx): Promise<RentalRow | undefined>;
  /** Whole cents. */
  amount: number;
  /** The first day of the period to pay first. */
  periodFrom?: string | null | undefined;
  /** Records the source of the money. */
  record(trx: Trx, rental: RentalRow): Promise<Source>;
}

/** The rental rarely changes between planning and recording; if it does, it needs a new plan. */
const TURNS = 3;

/**
 * Allocates money to rent: the named period, then open rent, oldest first, then the next period,
 * whose row is created early. The rest is other income.
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
      return rental && planOf(trx, rental, money);
    });
    if (planned === undefined) return 'done';
    const ids = planned.shares.flatMap(({ row }) => (row === 'next' ? [] : [row.id]));
    const end = await whileHeld(services, ids, (held) =>
      transaction(db, (trx) => record(services, trx, money, held)),
    );
    if (end === 'done' || end === 'busy') return end;
  }
  return 'busy';
}

interface Share {
  row: OpenRent | 'next';
  cents: number;
}

interface Plan {
  rental: RentalRow;
  shares: Share[];
}

/** The allocation per rent row. */
async function planOf(
  trx: Db | Trx,
  rental: RentalRow,
  { amount, periodFrom }: RentMoney,
): Promise<Plan> {
  const open = await listOpenRent(trx, rental.id);
  const next = nextPeriod(rental);
  const rows: { row: OpenRent | 'next'; from: string; left: number }[] = open.map((row) => ({
    row,
    from: row.period_from,
    left: row.left_cents,
  }));
  if (next !== undefined) rows.push({ row: 'next', from: next.from, left: next.amount });
  const named = rows.find(({ from }) => from === periodFrom);
  if (periodFrom && named === undefined) throw invalidInput({ period_from: ['is_not_an_option'] });
  const ordered =
    named === undefined ? rows : [named, ...rows.filter((candidate) => candidate !== named)];
  let rest = amount;
  const shares: Share[] = [];
  for (const { row, left } of ordered) {
    const cents = Math.min(rest, left);
    if (cents > 0) shares.push({ row, cents });
    rest -= cents;
  }
  return { rental, shares };
}

/** @returns undefined if the open rent differs from the held rows */
async function record(
  { payments, clock }: PaymentServices,
  trx: Trx,
  money: RentMoney,
  held: readonly Held[],
): Promise<'done' | undefined> {
  const now = clock.now();
  const rental = await money.lock(trx);
  if (rental === undefined) return 'done';
  await lockReplaced(trx, rental.id);
  const { shares } = await planOf(trx, rental, money);
  const owners = new Map(held.map(({ id, owner }) => [id, owner]));
  if (shares.some(({ row }) => row !== 'next' && !owners.has(row.id))) return undefined;
  const source = await money.record(trx, rental);
  for (const { row, cents } of shares) {
    const rent = row === 'next' ? await openNextPeriod(trx, rental, { payments, now }) : row;
    if (rent === undefined) continue;
    await trx
      .insertInto('allocations')
      .values({
        ...source,
        rental_id: rental.id,
        obligation_id: rent.id,
        amount_cents: cents,
        created_at: now,
      })
      .execute();
    const owner = owners.get(rent.id) ?? null;
    const isRecorded = await recordSettled(trx, {
      id: rent.id,
      owner,
      leftCents: rent.left_cents - cents,
      now,
    });
    if (!isRecorded) throw new Error(`the lease of the obligation ${rent.id} was lost`);
  }
  return 'done';
}
