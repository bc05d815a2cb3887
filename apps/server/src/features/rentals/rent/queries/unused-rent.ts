import { trimmedRent, unusedRent } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { stayOf } from '../../present-rental.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';

/** Rent paid for days after the check-out, in whole cents. */
interface UnusedRent {
  /** What the lister can refund with one press: of the first such payment. */
  card: { chargeId: number; amount: number } | null;
  /** What was recorded by hand, which the lister returns themselves. */
  manual: number;
}

/** Rent that a tenant does not use because they check out before its period ends. */
export async function findUnusedRent(db: Db, rental: RentalRow): Promise<UnusedRent> {
  const unused: UnusedRent = { card: null, manual: 0 };
  const { id, checkout_date: checkout } = rental;
  if (checkout === null) return unused;
  const { rows } = await sql<{
    id: number;
    from: string;
    to: string;
    amount: number;
    settled: number;
    has_charge: boolean;
    refunded: number;
  }>`
    select o.id, o.period_from as "from", o.period_to as "to",
      o.amount_cents as amount, o.settled_cents as settled,
      o.charge_id is not null as has_charge, coalesce((
        select sum(amount_cents) from refunds
        where obligation_id = o.id and state in ('pending', 'retrying', 'done')
      ), 0)::int as refunded
    from obligations o
    where o.rental_id = ${id} and o.kind = 'rent' and o.period_to >= ${checkout}
      and o.paid_at is not null and not exists (
        select from disputes d where d.obligation_id = o.id and d.state in ('open', 'lost')
      )
    order by o.period_from`.execute(db);
  for (const { id: chargeId, settled, has_charge, refunded, ...paid } of rows) {
    if (!has_charge) {
      // Not by its days: a check-out may have shortened the period below what was paid for it.
      const owed = paid.from < checkout ? trimmedRent(stayOf(rental), paid.from) : null;
      unused.manual += Math.max(0, settled - (owed?.amount ?? 0));
      continue;
    }
    const all = unusedRent(paid, checkout);
    const byCard = paid.amount - settled;
    const amount = Math.min(all, byCard - refunded);
    if (amount > 0) unused.card ??= { chargeId, amount };
    unused.manual += Math.min(Math.max(0, all - byCard), settled);
  }
  return unused;
}
