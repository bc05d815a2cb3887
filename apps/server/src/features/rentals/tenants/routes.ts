import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireLister } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { can } from '../policy.ts';
import { presentRental } from '../present-rental.ts';
import { findRental, listRentals } from '../queries/rental-rows.ts';
import { requireParty } from '../queries/require-party.ts';
import { presentHistory } from './present-history.ts';
import { listHistory, listHistoryOf } from './queries/history-rows.ts';
import { rentalsOfLister, rentalsOfMember } from './queries/matching-rentals.ts';

/** Requires only the role, even after the plan has expired. */
const forListers = { allows: requireLister };

/** Registers the read operations on rentals. */
export function addTenants(registry: OperationRegistry, { db, clock }: Services): void {
  registry.addForMembers(
    contract.rentals.getTenants,
    async ({ query }, { actor }) => {
      const { rows, total } = await listRentals(db, rentalsOfLister(actor.id, query), query);
      return { data: rows.map((row) => presentRental(row, actor, clock.now())), total };
    },
    forListers,
  );

  registry.addForMembers(contract.rentals.getRentals, async ({ query }, { actor }) => {
    const { rows, total } = await listRentals(db, rentalsOfMember(actor, query.role), query);
    return { data: rows.map((row) => presentRental(row, actor, clock.now())), total };
  });

  registry.addForMembers(contract.rentals.getHistory, async ({ query }, { actor }) => {
    const { rows, total } = await listHistory(db, actor, query);
    return { data: rows.map((row) => presentHistory(row, actor)), total };
  });

  registry.addForMembers(
    contract.rentals.getTenantHistory,
    async ({ params, query }, { actor }) => {
      const rental = await findRental(db, params.id);
      if (rental === undefined) throw notFound();
      enforce(can(actor, 'view_history', rental));
      const { rows, total } = await listHistoryOf(db, actor, rental, query);
      return { data: rows.map((row) => presentHistory(row, actor)), total };
    },
    { party: requireParty(db, 'view_history') },
  );
}
