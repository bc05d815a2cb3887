import { contract } from '@crewpad/contract';
import type { MemberRouteOptions, OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireLister } from '../../../platform/access/guards.ts';
import type { Services } from '../../../platform/services.ts';
import type { MemberAction } from '../policy.ts';
import { presentRental } from '../present-rental.ts';
import { getRental } from '../queries/rental-rows.ts';
import { requireParty } from '../queries/require-party.ts';
import { settlementOf } from './checkout-time.ts';
import { confirmCheckout, declineCheckout } from './commands/answer-request.ts';
import { checkOut } from './commands/check-out.ts';
import { leave } from './commands/leave.ts';
import { dismissAnswer, requestCheckout, withdrawCheckout } from './commands/request-checkout.ts';
import { updateNote } from './commands/update-note.ts';

/** Registers the operations on accepted rentals. */
export function addStays(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const present = async ({ id }: { id: number }, actor: MemberActor) =>
    presentRental(await getRental(db, id), actor, clock.now());
  const forTenants = (action: MemberAction): MemberRouteOptions => ({
    party: requireParty(db, action),
  });
  // Allowed after the plan has expired, because their tenants still live there.
  const forListers = (action: MemberAction): MemberRouteOptions => ({
    allows: requireLister,
    party: requireParty(db, action),
  });

  registry.addForMembers(
    contract.rentals.requestCheckout,
    async ({ params, body }, { actor, t }) => ({
      data: await present(await requestCheckout(services, actor, params.id, body), actor),
      message: t('rentals:checkout_updated'),
    }),
    forTenants('request_checkout'),
  );

  registry.addForMembers(
    contract.rentals.leave,
    async ({ params, body }, { actor, t }) => {
      const { id } = await leave(services, actor, params.id, body.reason ?? null);
      const row = await getRental(db, id);
      const settlement = await settlementOf(db, row);
      const data = presentRental(row, actor, clock.now());
      return { data, message: t('rentals:left'), settlement };
    },
    forTenants('leave'),
  );

  registry.addForMembers(
    contract.rentals.confirmCheckout,
    async ({ params, body }, { actor, t }) => ({
      data: await present(await confirmCheckout(services, actor, params.id, body), actor),
      message: t('rentals:checkout_updated'),
    }),
    forListers('confirm_checkout'),
  );

  registry.addForMembers(
    contract.rentals.declineCheckout,
    async ({ params, body }, { actor }) => ({
      data: await present(
        await declineCheckout(services, actor, params.id, body.reason ?? null),
        actor,
      ),
    }),
    forListers('decline_checkout'),
  );

  registry.addForMembers(
    contract.rentals.checkOut,
    async ({ params, body }, { actor }) => {
      const { id } = await checkOut(services, actor, params.id, body);
      const row = await getRental(db, id);
      const settlement = await settlementOf(db, row);
      const { unused, unused_manual } = settlement;
      const data = presentRental(row, actor, clock.now());
      return { data, unused, unused_manual, settlement };
    },
    forListers('check_out'),
  );

  registry.addForMembers(
    contract.rentals.withdrawCheckout,
    async ({ params }, { actor, t }) => ({
      data: await present(await withdrawCheckout(services, actor, params.id), actor),
      message: t('rentals:checkout_withdrawn'),
    }),
    { ...forTenants('withdraw_checkout'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rentals.dismissCheckoutAnswer,
    async ({ params }, { actor }) => ({
      data: await present(await dismissAnswer(services, actor, params.id), actor),
    }),
    { ...forTenants('dismiss_answer'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rentals.updateNote,
    async ({ params, body }, { actor }) => ({
      data: await present(await updateNote(services, actor, params.id, body.note_agreement), actor),
    }),
    forListers('edit_note'),
  );
}
