import { endOfRent } from '@crewpad/domain';
import { sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { ChangeSummary } from '../../../../platform/database/column-types.ts';
import type { Trx } from '../../../../platform/database/transaction.ts';
import { conflict } from '../../../../platform/errors.ts';
import {
  changeRental,
  getRental,
  type RentalRow,
  type RentalServices,
  type StoredRental,
  stayOf,
} from '../../../rentals/index.ts';

/**
 * Closes the settlement of an ended stay, and tells the tenant how; again, nothing happens.
 * @throws ApiError 404, 403, 409 before the end, while a deposit is held or a refund is pending
 */
export function closeSettlement(
  services: RentalServices,
  actor: MemberActor,
  id: number,
): Promise<StoredRental> {
  return changeRental(services, actor, id, 'settle', async (trx, { settled_at }, now) => {
    if (settled_at !== null) return undefined;
    const rental = await getRental(trx, id);
    if (rental.deposit_money.held > 0) throw conflict('rent:settle_deposit_first');
    if ((rental.settlement?.refunds_pending ?? 0) > 0) throw conflict('rent:refund_on_its_way');
    return {
      set: { settled_at: now },
      summary: await outcomeOf(trx, rental),
      keepsVersion: true,
      notify: ['tenant'],
    };
  });
}

/**
 * What the lister has returned since the end, what they keep by closing, and the rent that is still
 * owed. What they kept of a deposit or a credit before has its own entry.
 */
async function outcomeOf(trx: Trx, rental: RentalRow): Promise<ChangeSummary> {
  const { id, ended_at, settlement } = rental;
  const { rows } = await sql<{ returned: number }>`
    select coalesce(sum(f.amount_cents) filter (where f.state = 'done'), 0)::int as returned
    from (
      select f.* from obligations o join refunds f on f.obligation_id = o.id
      where o.rental_id = ${id}
      union all
      select f.* from manual_payments m join refunds f on f.manual_payment_id = m.id
      where m.rental_id = ${id}
    ) f where f.created_at >= ${ended_at}`.execute(trx);
  const { returned = 0 } = rows[0] ?? {};
  const left = settlement === null ? null : endOfRent(stayOf(rental), settlement);
  const not_returned =
    (left?.unused?.amount ?? 0) + (left?.unused_manual ?? 0) + (left?.credit ?? 0);
  const rent_owed = (left?.open ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const amounts = Object.entries({ returned, not_returned, rent_owed });
  return Object.fromEntries(
    amounts.filter(([, cents]) => cents > 0).map(([name, to]) => [name, { from: null, to }]),
  );
}
