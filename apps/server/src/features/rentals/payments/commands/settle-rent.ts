import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { invalidInput } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Held, recordSettled, whileHeld } from '../../../billing/index.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { listOpenRent, type OpenRent, type Source } from '../queries/open-rent.ts';
import { nextPeriod, openNextPeriod } from './open-next-period.ts';

export type PaymentServices = Pick<
  Services,
  'db' | 'clock' | 'payments' | 'obligationKinds' | 'log'
>;

/** Money that a tenant paid otherwise than by the rent's own charge. */
export interface RentMoney {
  /** Locks the rental, and checks what must hold; undefined: there is nothing to do (any more). */
  lock(trx: Trx): Promise<RentalRow | undefined>;
  /** Whole cents. */
  amount: number;
  /** The first day of the period that it settles first. */
  periodFrom?: string | null | undefined;
  /** Writes down where the money comes from. */
  record(trx: Trx, rental: RentalRow): Promise<Source>;
}

/** Changes of the rental between planning and recording are rare; each needs another plan. */
const TURNS = 3;

/**
 * Settles rent with money: the named period, then what is open, oldest first, then the next period, whose
 * row is created early. What remains is ordinary income.
 * @returns 'busy': a card payment of one of these is in progress; 'done': also when there was nothing to do
 * @throws ApiError 422 for a period that is not open; what the SDK throws
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

/** Which rent gets how much. */
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

/** @returns undefined: other rent is open than was held */
async function record(
  { payments, clock }: PaymentServices,
  trx: Trx,
  money: RentMoney,
  held: readonly Held[],
): Promise<'done' | undefined> {
  const now = clock.now();
  const rental = await money.lock(trx);
  if (rental === undefined) return 'done';
  const { shares } = await planOf(trx, rental, money);
  const owners = new Map(held.map(({ id, owner }) => [id, owner]));
  if (shares.some(({ row }) => row !== 'next' && !owners.has(row.id))) return undefined;
  const source = await money.record(trx, rental);
  for (const { row, cents } of shares) {
    const rent = row === 'next' ? await openNextPeriod(trx, rental, { payments, now }) : row;
    if (rent === undefined) continue;
    await trx
      .insertInto('allocations')
      .values({ ...source, obligation_id: rent.id, amount_cents: cents, created_at: now })
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
