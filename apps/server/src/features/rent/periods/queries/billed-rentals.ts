import type { AutoPay, ObligationStatus, RentalStatus, RentTerms } from '@crewpad/domain';
import { sql } from 'kysely';
import { lockObligations } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { isConfirming } from '../../../billing/index.ts';
import { rentTerms } from '../../../rentals/index.ts';

/** The inputs of a tenant's rent. */
export interface BilledRental {
  id: number;
  lister_id: number;
  user_id: number;
  status: RentalStatus;
  auto_pay: AutoPay;
  start_date: string;
  checkout_date: string | null;
  rental_amount: number;
  payment_date: number;
  terms: RentTerms[];
  accepted_at: Date | null;
  /** The first day without a rent row; null if no more rent will be due. */
  next_rent_on: string | null;
}

const columns = sql`
  r.id, r.lister_id, r.user_id, r.status, r.auto_pay, r.start_date, r.checkout_date, r.rental_amount,
  r.payment_date, r.accepted_at, r.next_rent_on,
  ${rentTerms} as terms`;

/**
 * Locks rentals whose next rent is due, longest overdue first. Skips rows locked by others.
 * @param ids only these
 */
export async function lockDueRentals(
  trx: Trx,
  { now, limit, ids }: { now: Date; limit: number; ids?: readonly number[] },
): Promise<BilledRental[]> {
  const { rows } = await sql<BilledRental>`
    select ${columns} from rentals r
    where r.next_due_at <= ${now} and r.status in ('accepted', 'ended') and r.user_id is not null
      ${ids === undefined ? sql`` : sql`and r.id = any (${ids}::integer[])`}
    order by r.next_due_at, r.id limit ${limit} for update of r skip locked`.execute(trx);
  return rows;
}

/** A rental with a locked row; undefined if no paying tenant has accepted it. */
export async function findBilledRental(trx: Trx, id: number): Promise<BilledRental | undefined> {
  const { rows } = await sql<BilledRental>`
    select ${columns} from rentals r
    where r.id = ${id} and r.status in ('accepted', 'ended') and r.user_id is not null`.execute(
    trx,
  );
  return rows[0];
}

export interface RentRow {
  id: number;
  status: ObligationStatus;
  /** Rent that was written off is cancelled, but its days stay billed. */
  closed_as: string | null;
  period_from: string;
  period_to: string;
  amount_cents: number;
  settled_cents: number;
  carried_cents: number;
  payment_intent: string | null;
  lease_until: Date | null;
  cancel_requested_at: Date | null;
  /** The tenant was asked to confirm the payment with their bank, and may still do so. */
  is_confirming: boolean;
}

/** The oldest period first. Locks return rows by ID. */
export function inPeriodOrder<Row extends { id: number; period_from: string | null }>(
  rows: readonly Row[],
): Row[] {
  const days = ({ period_from }: Row) => period_from ?? '';
  return rows.toSorted((one, other) =>
    days(one) === days(other) ? one.id - other.id : days(one) < days(other) ? -1 : 1,
  );
}

/** Locks the rent rows of a rental, in period order. Replacements name days that others have. */
export async function lockRentRows(trx: Trx, rentalId: number): Promise<RentRow[]> {
  const rows = await lockObligations(
    trx,
    sql`o.rental_id = ${rentalId} and o.kind = 'rent' and o.replaces_id is null`,
    {
      columns: [
        'status',
        'closed_as',
        'amount_cents',
        'settled_cents',
        'carried_cents',
        'payment_intent',
        'lease_until',
        'cancel_requested_at',
      ],
      extra: sql<Pick<RentRow, 'period_from' | 'period_to' | 'is_confirming'>>`
        o.period_from, o.period_to, ${isConfirming} as is_confirming`,
    },
  );
  return inPeriodOrder(rows);
}

/**
 * Rentals with open rent for days after check-out, because a payment was in flight when that was
 * agreed.
 */
export async function listUnfitRentals(trx: Trx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct r.id from obligations o join rentals r on r.id = o.rental_id
    where o.kind = 'rent' and o.replaces_id is null
      and o.status in ('scheduled', 'due', 'retry_wait', 'blocked', 'failed', 'action_required')
      and not ${isConfirming}
      and o.cancel_requested_at is null and o.period_to > r.checkout_date
    order by r.id limit 500`.execute(trx);
  return rows.map(({ id }) => id);
}
