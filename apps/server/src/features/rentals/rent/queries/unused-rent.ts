import { unusedRent } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/**
 * The part of card-paid rent that a tenant does not use because they check out before its period
 * ends, which the lister may refund. null if none.
 */
export async function findUnusedRent(
  db: Db,
  rentalId: number,
): Promise<{ chargeId: number; amount: number } | null> {
  const { rows } = await sql<{
    id: number;
    period_from: string;
    period_to: string;
    checkout_date: string;
    amount: number;
    refundable: number;
  }>`
    select o.id, o.period_from, o.period_to, r.checkout_date, o.amount_cents as amount,
      (o.amount_cents - o.settled_cents - coalesce((
        select sum(amount_cents) from refunds where obligation_id = o.id and state <> 'failed'
      ), 0))::int as refundable
    from rentals r
    join obligations o on o.rental_id = r.id and o.kind = 'rent' and o.period_to > r.checkout_date
    where r.id = ${rentalId} and o.charge_id is not null
      and o.status in ('paid', 'partially_refunded')
    order by o.period_from limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { id: chargeId, period_from: from, period_to: to, checkout_date, refundable } = row;
  const unused = unusedRent({ from, to, amount: row.amount }, checkout_date);
  const amount = Math.min(unused, refundable);
  return amount > 0 ? { chargeId, amount } : null;
}
