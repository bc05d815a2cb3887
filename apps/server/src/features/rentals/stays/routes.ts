import { contract } from '@crewpad/contract';
import { localDate } from '@crewpad/domain';
import type { MemberRouteOptions, OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireLister } from '../../../platform/access/guards.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { can, type MemberAction } from '../policy.ts';
import { presentRental, stayOf } from '../present-rental.ts';
import { findRental, type RentalRow } from '../queries/rental-rows.ts';
import { requireParty } from '../queries/require-party.ts';
import { getSettlementFacts } from '../rent/queries/settled-rent.ts';
import { currentCheckout, requireFromToday } from './checkout-time.ts';
import { confirmCheckout, declineCheckout } from './commands/answer-request.ts';
import { checkOut } from './commands/check-out.ts';
import { closeSettlement } from './commands/close-settlement.ts';
import { leave } from './commands/leave.ts';
import { dismissAnswer, requestCheckout, withdrawCheckout } from './commands/request-checkout.ts';
import { updateNote } from './commands/update-note.ts';
import { presentSettlement } from './present-settlement.ts';

/** Registers the operations on accepted rentals. */
export function addStays(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const present = (row: RentalRow, actor: MemberActor) => presentRental(row, actor, clock.now());
  const forTenants = (action: MemberAction): MemberRouteOptions => ({
    party: requireParty(db, action),
  });
  const settlementOf = async (row: RentalRow, checkout_date = row.checkout_date) => {
    const facts = row.settlement ?? (await getSettlementFacts(db, row.id));
    return presentSettlement(row, { ...stayOf(row), checkout_date }, facts);
  };
  // Allowed after the plan has expired, because their tenants still live there.
  const forListers = (action: MemberAction): MemberRouteOptions => ({
    allows: requireLister,
    party: requireParty(db, action),
  });

  registry.addForMembers(
    contract.rentals.requestCheckout,
    async ({ params, body }, { actor, t }) => ({
      data: present(await requestCheckout(services, actor, params.id, body), actor),
      message: t('rentals:checkout_updated'),
    }),
    forTenants('request_checkout'),
  );

  registry.addForMembers(
    contract.rentals.leave,
    async ({ params, body }, { actor, t }) => {
      const row = await leave(services, actor, params.id, body.reason ?? null);
      const settlement = await settlementOf(row);
      return { data: present(row, actor), message: t('rentals:left'), settlement };
    },
    forTenants('leave'),
  );

  registry.addForMembers(
    contract.rentals.confirmCheckout,
    async ({ params, body }, { actor, t }) => ({
      data: present(await confirmCheckout(services, actor, params.id, body), actor),
      message: t('rentals:checkout_updated'),
    }),
    forListers('confirm_checkout'),
  );

  registry.addForMembers(
    contract.rentals.declineCheckout,
    async ({ params, body }, { actor }) => ({
      data: present(await declineCheckout(services, actor, params.id, body.reason ?? null), actor),
    }),
    forListers('decline_checkout'),
  );

  registry.addForMembers(
    contract.rentals.checkOut,
    async ({ params, body }, { actor }) => {
      const row = await checkOut(services, actor, params.id, body);
      const settlement = await settlementOf(row);
      const { unused, unused_manual } = settlement;
      return { data: present(row, actor), unused, unused_manual, settlement };
    },
    forListers('check_out'),
  );

  registry.addForMembers(
    contract.rentals.getSettlement,
    async ({ params, query }, { actor }) => {
      const row = await findRental(db, params.id);
      if (row === undefined) throw notFound();
      enforce(can(actor, 'view', row));
      if (row.status !== 'accepted') throw conflict('rentals:rental_changed');
      const now = clock.now();
      const day = query.checkout_date ?? currentCheckout(row, now).checkout_date;
      requireFromToday({ checkout_date: day }, localDate(now, row.time_zone));
      return { data: await settlementOf(row, day) };
    },
    { party: requireParty(db, 'view') },
  );

  registry.addForMembers(
    contract.rentals.closeSettlement,
    async ({ params }, { actor }) => ({
      data: present(await closeSettlement(services, actor, params.id), actor),
    }),
    { ...forListers('settle'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rentals.withdrawCheckout,
    async ({ params }, { actor, t }) => ({
      data: present(await withdrawCheckout(services, actor, params.id), actor),
      message: t('rentals:checkout_withdrawn'),
    }),
    { ...forTenants('withdraw_checkout'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rentals.dismissCheckoutAnswer,
    async ({ params }, { actor }) => ({
      data: present(await dismissAnswer(services, actor, params.id), actor),
    }),
    { ...forTenants('dismiss_answer'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rentals.updateNote,
    async ({ params, body }, { actor }) => ({
      data: present(await updateNote(services, actor, params.id, body.note_agreement), actor),
    }),
    forListers('edit_note'),
  );
}
