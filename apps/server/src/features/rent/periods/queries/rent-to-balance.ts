import { CARD_AMOUNT_MIN } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { lockObligations } from '../../../../platform/database/locks.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { cardCents } from '../../../../platform/payments/obligation-kinds.ts';
import { leasedRow, RESTING_STATUSES } from '../../../billing/index.ts';
import { isRestWaiting } from '../../../rentals/index.ts';
import { inPeriodOrder } from './billed-rentals.ts';

const RESTING = sql.join(RESTING_STATUSES);

/** Rentals among these with credit, or with a rest that no row collects yet. */
export async function listUnbalanced(trx: Trx, rentalIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select rental_id as id from allocations
    where rental_id = any (${rentalIds}::integer[]) and use = 'credit'
    group by rental_id having sum(amount_cents) > 0
    union
    select o.rental_id from obligations o
    where o.rental_id = any (${rentalIds}::integer[]) and ${isRestWaiting}
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Open rent whose payment intent has to be closed before credit or a rest changes its amount. */
export interface RentToBalance {
  rentalId: number;
  /** The rows with a payment intent. */
  intents: number[];
}

/**
 * Rentals with open rent that can take credit or a rest now, or that is only a rest itself, because
 * an attempt was in flight when the money came.
 */
export async function listRentToBalance(db: Db, now: Date): Promise<RentToBalance[]> {
  const { rows } = await sql<RentToBalance>`
    with credited as (
      select rental_id from allocations where use = 'credit'
      group by rental_id having sum(amount_cents) > 0
    ), resting as (
      select o.rental_id from obligations o where ${isRestWaiting}
    )
    select o.rental_id as "rentalId",
      coalesce(array_agg(o.id) filter (where o.payment_intent is not null), '{}') as intents
    from obligations o
    where o.kind = 'rent' and o.status in (${RESTING})
      and not ${leasedRow(now)} and o.cancel_requested_at is null
      and (o.rental_id in (select rental_id from credited)
        or o.carried_from_id is null and o.rental_id in (select rental_id from resting)
        or o.settled_cents > 0 and ${cardCents} < ${sql.lit(CARD_AMOUNT_MIN)})
    group by o.rental_id order by o.rental_id limit 500`.execute(db);
  return rows;
}

/** An open rent row that no charge is changing. Amounts in whole cents. */
export interface RestingRent {
  id: number;
  carried_cents: number;
  settled_cents: number;
  left_cents: number;
}

/** Locks the open rent of a rental that can take credit or a rest now, oldest first. */
export async function lockRestingRent(
  trx: Trx,
  rentalId: number,
  { held, now }: { held: readonly number[]; now: Date },
): Promise<RestingRent[]> {
  const rows = await lockObligations(
    trx,
    sql`o.rental_id = ${rentalId} and o.kind = 'rent' and o.status in (${RESTING})
      and o.cancel_requested_at is null
      and (o.id = any (${held}::integer[])
        or o.payment_intent is null and not ${leasedRow(now)})`,
    {
      columns: ['period_from', 'carried_cents', 'settled_cents'],
      extra: sql<{ left_cents: number }>`${cardCents} as left_cents`,
    },
  );
  return inPeriodOrder(rows);
}

/** The credit of a rental that is left of one source, in whole cents. */
export interface Credit {
  manual_payment_id: number | null;
  request_obligation_id: number | null;
  cents: number;
}

/** The credit of a rental by source, oldest first. */
export async function listCredit(db: Db | Trx, rentalId: number): Promise<Credit[]> {
  const { rows } = await sql<Credit>`
    select manual_payment_id, request_obligation_id, sum(amount_cents)::int as cents
    from allocations where rental_id = ${rentalId} and use = 'credit'
    group by 1, 2 having sum(amount_cents) > 0 order by min(id)`.execute(db);
  return rows;
}

/** A paid row whose rest no later row collects yet. */
export interface WaitingRest {
  id: number;
  cents: number;
}

export async function listWaitingRests(db: Db | Trx, rentalId: number): Promise<WaitingRest[]> {
  const { rows } = await sql<WaitingRest>`
    select o.id, o.rest_cents as cents from obligations o
    where o.rental_id = ${rentalId} and ${isRestWaiting} order by o.period_from, o.id`.execute(db);
  return rows;
}
