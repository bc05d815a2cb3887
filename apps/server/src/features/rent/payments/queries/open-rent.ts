import type { ObligationStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { OPEN_STATUSES } from '../../../billing/index.ts';
import { lostOf } from '../../periods/commands/open-replacement.ts';

/** Rent of one period that is not fully paid. Amounts in whole cents. */
export interface OpenRent {
  id: number;
  period_from: string;
  period_to: string;
  /** The rent of the period, with the rest of an earlier one. */
  of_cents: number;
  left_cents: number;
}

/** The open rent of a rental, oldest first. */
export async function listOpenRent(db: Db | Trx, rentalId: number): Promise<OpenRent[]> {
  const { rows } = await sql<OpenRent>`
    select o.id, o.period_from, o.period_to, o.amount_cents + o.carried_cents as of_cents,
      a.left_cents
    from obligations o
    cross join lateral (
      select least(o.amount_cents, ${lostOf}) + o.carried_cents - o.settled_cents as left_cents
    ) a
    where o.rental_id = ${rentalId} and o.kind = 'rent' and o.status in (${sql.join(OPEN_STATUSES)})
      and a.left_cents > 0 and o.cancel_requested_at is null
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
  obligation_id: number;
  cents: number;
  due_at: Date;
  period_from: string;
  period_to: string;
  status: ObligationStatus;
  collection: 'auto' | 'hand';
  /** Whether the card was declined for it. */
  was_declined: boolean;
  /** Whether other money, which stays, has paid what this payment left open. */
  is_completed: boolean;
  is_open: boolean;
  /** The open row that collects its rest. */
  carrier_id: number | null;
}

/** The rent that a payment covers now, latest period first. */
export async function listAllocations(db: Db | Trx, source: Source): Promise<Allocation[]> {
  const { rows } = await sql<Allocation>`
    select o.id as obligation_id, a.cents, o.due_at, o.period_from, o.period_to, o.status,
      o.collection, exists (
        select from payment_attempts t where t.obligation_id = o.id and t.status = 'declined'
      ) as was_declined,
      o.charge_id is not null or c.paid_at is not null as is_completed,
      o.paid_at is null and o.status <> 'cancelled' as is_open,
      case when c.paid_at is null then c.id end as carrier_id
    from (
      select obligation_id, sum(amount_cents)::int as cents from allocations
      where ${fromSource(source)} and use = 'rent'
      group by obligation_id having sum(amount_cents) > 0
    ) a
    join obligations o on o.id = a.obligation_id
    left join obligations c on c.carried_from_id = o.id and c.status <> 'cancelled'
    order by o.period_from desc, o.id desc`.execute(db);
  return rows;
}
