import { unusedRent } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** Rent paid for days after the check-out, in whole cents. */
interface UnusedRent {
  /** What the lister can refund with one press: of the first such payment. */
  card: { chargeId: number; amount: number } | null;
  /** What was recorded by hand, which the lister returns themselves. */
  manual: number;
}

/** Rent that a tenant does not use because they check out before its period ends. */
export async function findUnusedRent(db: Db, rentalId: number): Promise<UnusedRent> {
  const { rows } = await sql<{
    id: number;
    from: string;
    to: string;
    checkout_date: string;
    amount: number;
    settled: number;
    has_charge: boolean;
    refunded: number;
  }>`
    select o.id, o.period_from as "from", o.period_to as "to", r.checkout_date,
      o.amount_cents as amount, o.settled_cents as settled,
      o.charge_id is not null as has_charge, coalesce((
        select sum(amount_cents) from refunds where obligation_id = o.id and state <> 'failed'
      ), 0)::int as refunded
    from rentals r
    join obligations o on o.rental_id = r.id and o.kind = 'rent' and o.period_to > r.checkout_date
    where r.id = ${rentalId} and o.status in ('paid', 'partially_refunded')
    order by o.period_from`.execute(db);
  const unused: UnusedRent = { card: null, manual: 0 };
  for (const { id: chargeId, checkout_date, settled, has_charge, refunded, ...paid } of rows) {
    const all = unusedRent(paid, checkout_date);
    const byCard = has_charge ? paid.amount - settled : 0;
    const amount = Math.min(all, byCard - refunded);
    if (amount > 0) unused.card ??= { chargeId, amount };
    unused.manual += Math.min(Math.max(0, all - byCard), settled);
  }
  return unused;
}
