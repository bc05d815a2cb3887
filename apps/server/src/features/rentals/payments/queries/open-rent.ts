import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import { lostOf } from '../../rent/commands/open-replacement.ts';

/** Rent of one period that is not fully paid. */
export interface OpenRent {
  id: number;
  period_from: string;
  /** The open amount, in whole cents. */
  left_cents: number;
}

/** The open rent of a rental, oldest first. */
export async function listOpenRent(db: Db | Trx, rentalId: number): Promise<OpenRent[]> {
  const { rows } = await sql<OpenRent>`
    select o.id, o.period_from, a.left_cents from obligations o
    cross join lateral (
      select least(o.amount_cents, ${lostOf}) - o.settled_cents as left_cents
    ) a
    where o.rental_id = ${rentalId} and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
      and a.left_cents > 0
    order by o.period_from, o.id`.execute(db);
  return rows;
}

/** The source of an allocation. */
export type Source = { manual_payment_id: number } | { request_obligation_id: number };

export const fromSource = (source: Source) =>
  'manual_payment_id' in source
    ? sql`manual_payment_id = ${source.manual_payment_id}`
    : sql`request_obligation_id = ${source.request_obligation_id}`;

/** Rent covered by a payment. */
export interface Allocation {
  rental_id: number;
  obligation_id: number;
  cents: number;
  /** Whether a card has paid the rest. */
  is_charged: boolean;
  is_open: boolean;
  auto_pay: number;
}

/** The current allocations of a payment, latest period first. */
export async function listAllocations(db: Db | Trx, source: Source): Promise<Allocation[]> {
  const { rows } = await sql<Allocation>`
    select o.rental_id, o.id as obligation_id, a.cents, o.charge_id is not null as is_charged,
      o.paid_at is null as is_open, r.auto_pay
    from (
      select obligation_id, sum(amount_cents)::int as cents from allocations
      where ${fromSource(source)} group by obligation_id having sum(amount_cents) > 0
    ) a
    join obligations o on o.id = a.obligation_id
    join rentals r on r.id = o.rental_id
    order by o.period_from desc`.execute(db);
  return rows;
}
