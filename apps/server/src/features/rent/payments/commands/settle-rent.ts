import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import type { Services } from '../../../../platform/services.ts';
import { type Held, obligations, whileHeld } from '../../../billing/index.ts';
import type { StoredRental } from '../../../rentals/index.ts';
import { balanceRent } from '../../periods/commands/balance-rent.ts';
import { openPeriods } from '../../periods/commands/open-periods.ts';
import { lockReplaced } from '../../periods/commands/open-replacement.ts';
import { type Coverage, planCoverage } from '../coverage.ts';
import { listOpenRent, type Source } from '../queries/open-rent.ts';

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
  held: readonly Held[],
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
    const row = open.find(({ id, ...one }) =>
      charge_id === null ? one.period_from === period_from : id === charge_id,
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
