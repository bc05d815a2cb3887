import { contract } from '@crewpad/contract';
import type { AutopayAction } from '@crewpad/domain';
import type { MemberContext } from '../../../http/pipeline/context.ts';
import type { MemberRouteOptions, OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Actor, MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireActive, requireLister } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import { flagsOf } from '../../../platform/flags/flags-of.ts';
import type { Services } from '../../../platform/services.ts';
import { readOwnUser } from '../../accounts/index.ts';
import { findPayoutAccount, isAutopaySetUp } from '../../payouts/index.ts';
import { getRental, presentRental, requireParty, requirePlan } from '../../rentals/index.ts';
import { askAgain } from './commands/ask-again.ts';
import { type AutopayCall, changeAutopay } from './commands/change-autopay.ts';
import { switchAutopay } from './commands/switch-autopay.ts';
import {
  askableAgain,
  countRentals,
  findStepsDone,
  listNotAsked,
  withAutopay,
} from './queries/autopay-rentals.ts';

/** Registers the lister's AutoPay setting, and the steps of AutoPay in one rental. */
export function addAutopay(registry: OperationRegistry, services: Services): void {
  const { db, clock, config, payments } = services;
  const guard = (actor: Actor) => {
    if (!flagsOf(config, actor).autopay) throw notFound();
  };
  const optionsFor = (action: AutopayAction): MemberRouteOptions => ({
    guard,
    party: requireParty(db, action),
  });
  const change = async (
    call: Omit<AutopayCall, 'address' | 'locale'>,
    { actor, address, locale }: MemberContext,
    messageFor: (autoPay: number) => string,
  ) => {
    const row = await changeAutopay(services, actor, { ...call, address, locale });
    const data = presentRental(await getRental(db, row.id), actor, clock.now());
    return { data, message: messageFor(row.auto_pay) };
  };

  registry.addForMembers(
    contract.rent.setAutopay,
    async ({ body: { status } }, { actor, address }) => {
      const numbers = await switchAutopay(services, { memberId: actor.id, status, address });
      const user = await readOwnUser(db, actor.id, clock.now(), payments.mode);
      return { user, ...numbers };
    },
    {
      ownSessionOnly: true,
      guard,
      // Allowed after the plan has expired, because their tenants continue to pay rent.
      allows: (actor: MemberActor) => {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
  registry.addForMembers(
    contract.rent.getAutopay,
    async (_request, { actor }) => {
      const isSetUp = await isAutopaySetUp(db, actor.id, payments.mode);
      const account = await findPayoutAccount(db, actor.id, payments.mode);
      return {
        is_disconnected: account?.state === 'disconnected',
        tenants: await countRentals(db, withAutopay(actor.id)),
        can_ask_again: isSetUp ? await countRentals(db, askableAgain(actor.id, services)) : 0,
        not_asked: isSetUp ? await listNotAsked(db, actor.id, services) : [],
        steps_done: { payouts: isSetUp, ...(await findStepsDone(db, actor.id)) },
      };
    },
    { guard, allows: requireLister },
  );
  registry.addForMembers(
    contract.rent.askAgain,
    async (_request, { actor }) => ({ asked: await askAgain(services, actor) }),
    { ownSessionOnly: true, guard, allows: (actor) => enforce(requirePlan(actor)) },
  );

  registry.addForMembers(
    contract.rent.requestAutopay,
    ({ params: { id }, query: { token }, body: form }, context) =>
      change({ id, token, form, action: 'request_autopay' }, context, (autoPay) =>
        context.t(autoPay === 1 ? 'rent:autopay_stays' : 'rent:autopay_requested'),
      ),
    { ...optionsFor('request_autopay'), allows: (actor) => enforce(requirePlan(actor)) },
  );
  registry.addForMembers(
    contract.rent.acceptAutopay,
    ({ params: { id }, query: { token } }, context) =>
      change({ id, token, action: 'accept_autopay' }, context, (autoPay) =>
        context.t(autoPay === 1 ? 'rent:autopay_on' : 'rentals:autopay_off'),
      ),
    { ...optionsFor('accept_autopay'), ownSessionOnly: true },
  );
  registry.addForMembers(
    contract.rent.declineAutopay,
    ({ params: { id }, query: { token } }, context) =>
      change({ id, token, action: 'decline_autopay' }, context, (autoPay) =>
        context.t(autoPay === 1 ? 'rent:autopay_stays' : 'rent:autopay_declined'),
      ),
    optionsFor('decline_autopay'),
  );
  registry.addForMembers(
    contract.rent.disableAutopay,
    ({ params: { id }, query: { token } }, context) =>
      change({ id, token, action: 'disable_autopay' }, context, (autoPay) =>
        context.t(autoPay === 3 ? 'rent:autopay_stop_requested' : 'rentals:autopay_off'),
      ),
    // Whatever the flags: charges can always be stopped.
    { party: requireParty(db, 'disable_autopay') },
  );
}
