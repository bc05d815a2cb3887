import { contract } from '@crewpad/contract';
import { AUTOPAY, type AutopayAction, toCents } from '@crewpad/domain';
import type { MemberContext } from '../../http/pipeline/context.ts';
import type { MemberRouteOptions, OperationRegistry } from '../../http/pipeline/operations.ts';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { requireActive, requireLister } from '../../platform/access/guards.ts';
import { notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { textsIn } from '../../platform/texts.ts';
import { readOwnUser } from '../accounts/index.ts';
import { MoneyCalls, presentUnpaid } from '../billing/index.ts';
import { findPayoutAccount, isAutopaySetUp } from '../payouts/index.ts';
import { getRental, presentRental, requireParty, requirePlan } from '../rentals/index.ts';
import { type Acceptance, accept } from './acceptance.ts';
import {
  type AutopayCall,
  askAgain,
  askableAgain,
  changeAutopay,
  countRentals,
  findStepsDone,
  listNotAsked,
  switchAutopay,
  withAutopay,
  withOfferedAutopay,
} from './autopay/autopay.ts';
import {
  answerObjection,
  dismissObjectionAnswer,
  object,
  requireObjectionParty,
  withdrawObjection,
} from './disputes.ts';
import { findTransaction } from './payments/payments.queries.ts';
import { remindsTenants, remindTenant, switchReminders } from './reminder.ts';
import { acceptRentChange, declineRentChange, withdrawRentChange } from './rent-changes.ts';
import { changeRents } from './rents.ts';

/** Registers the acceptance of an invitation, paid or not. */
export function addAcceptance(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const calls = new MoneyCalls(db);
  const acceptAs = async (acceptance: Acceptance, context: MemberContext) => {
    const accepted = await accept(services, calls, context, acceptance);
    if (accepted.kind !== 'accepted') return presentUnpaid(accepted, context);
    const { rental, paidBefore } = accepted;
    const { t, money } = textsIn(context.locale);
    return {
      data: presentRental(await getRental(db, rental.id), context.actor, clock.now()),
      message:
        paidBefore === undefined
          ? t('rent:invitation_accepted')
          : t('rent:accepted_elsewhere', { amount: money(toCents(paidBefore)) }),
      ...(paidBefore !== undefined && { paid_before: paidBefore }),
    };
  };
  registry.addForMembers(contract.rent.accept, ({ body }, context) => acceptAs(body, context), {
    ownSessionOnly: true,
    limit: 'money',
  });
  registry.addForMembers(
    contract.rent.acceptByLink,
    ({ query }, context) => acceptAs(query, context),
    { ownSessionOnly: true, limit: 'money' },
  );
}

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
      const user = await readOwnUser(db, actor.id, clock.now(), services);
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
        invited: await countRentals(db, withOfferedAutopay(actor.id)),
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
        context.t(autoPay === AUTOPAY.on ? 'rent:autopay_stays' : 'rent:autopay_requested'),
      ),
    { ...optionsFor('request_autopay'), allows: (actor) => enforce(requirePlan(actor)) },
  );
  registry.addForMembers(
    contract.rent.acceptAutopay,
    ({ params: { id }, query: { token } }, context) =>
      change({ id, token, action: 'accept_autopay' }, context, (autoPay) =>
        context.t(autoPay === AUTOPAY.on ? 'rent:autopay_on' : 'rentals:autopay_off'),
      ),
    { ...optionsFor('accept_autopay'), ownSessionOnly: true },
  );
  registry.addForMembers(
    contract.rent.declineAutopay,
    ({ params: { id }, query: { token } }, context) =>
      change({ id, token, action: 'decline_autopay' }, context, (autoPay) =>
        context.t(autoPay === AUTOPAY.on ? 'rent:autopay_stays' : 'rent:autopay_declined'),
      ),
    optionsFor('decline_autopay'),
  );
  registry.addForMembers(
    contract.rent.disableAutopay,
    ({ params: { id }, query: { token } }, context) =>
      change({ id, token, action: 'disable_autopay' }, context, (autoPay) =>
        context.t(
          autoPay === AUTOPAY.stopAsked ? 'rent:autopay_stop_requested' : 'rentals:autopay_off',
        ),
      ),
    // Whatever the flags: charges can always be stopped.
    { party: requireParty(db, 'disable_autopay') },
  );
}

/** Registers changes of the rents of several tenants, and the answers to a changed rent. */
export function addRentChanges(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;

  registry.addForMembers(
    contract.rent.changeRents,
    async ({ body }, { actor, idempotencyKey }) => ({
      data: await changeRents(services, actor, body, idempotencyKey),
    }),
    {
      ownSessionOnly: true,
      limit: 'payment_entries',
      allows: (actor) => enforce(requirePlan(actor)),
    },
  );

  registry.addForMembers(
    contract.rent.acceptRentChange,
    async ({ params: { id }, body }, { actor, address, locale, t }) => {
      const call = { id, shown: body.new, address, locale };
      await acceptRentChange(services, actor, call);
      return {
        data: presentRental(await getRental(db, id), actor, clock.now()),
        message: t('rent:rent_change_accepted'),
      };
    },
    { party: requireParty(db, 'accept_rent_change'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rent.declineRentChange,
    async ({ params: { id }, body }, { actor, t }) => {
      await declineRentChange(services, actor, id, body.reason ?? null);
      return {
        data: presentRental(await getRental(db, id), actor, clock.now()),
        message: t('rent:rent_change_declined'),
      };
    },
    { party: requireParty(db, 'decline_rent_change'), ownSessionOnly: true },
  );

  registry.addForMembers(
    contract.rent.withdrawRentChange,
    async ({ params: { id } }, { actor }) => {
      await withdrawRentChange(services, actor, id);
      return { data: presentRental(await getRental(db, id), actor, clock.now()) };
    },
    { party: requireParty(db, 'withdraw_rent_change'), ownSessionOnly: true },
  );
}

/** Registers the lister's reminders of late rent. */
export function addReminders(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.rent.remindTenant,
    async ({ params: { id }, body }, { actor, t }) => {
      const remindedAt = await remindTenant(services, actor, { id, message: body.message });
      return { reminded_at: remindedAt.toISOString(), message: t('rent:reminded') };
    },
    // Allowed after the plan has expired, because their tenants continue to pay.
    { ownSessionOnly: true, allows: requireLister, party: requireParty(services.db, 'remind') },
  );
  registry.addForMembers(
    contract.rent.getReminders,
    async (_request, { actor }) => ({ on: await remindsTenants(services.db, actor.id) }),
    { allows: requireLister },
  );
  registry.addForMembers(
    contract.rent.setReminders,
    async ({ body: { on } }, { actor }) => {
      await switchReminders(services.db, actor.id, on);
      return { on };
    },
    {
      ownSessionOnly: true,
      allows: (actor: MemberActor) => {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
}

/** Registers a tenant's objections, and the lister's answers. */
export function addObjections(registry: OperationRegistry, services: Services): void {
  const { db, limits } = services;
  const options = (party: 'lister' | 'tenant') => ({
    ownSessionOnly: true as const,
    // Before the form is validated.
    party: async (actor: MemberActor, id: number) =>
      requireObjectionParty(actor, await findTransaction(db, id), party),
  });
  const callOf = (id: number, part: { refund_id?: number; line?: number } = {}) => ({
    id,
    refund_id: part.refund_id ?? null,
    line: part.line ?? null,
  });

  registry.addForMembers(
    contract.rent.objectToCharge,
    async ({ params: { id }, body: { text, ...part } }, { actor }) => {
      await limits.takeFor('objections', `${actor.id}`);
      return { data: await object(services, actor, callOf(id, part), text) };
    },
    options('tenant'),
  );

  registry.addForMembers(
    contract.rent.withdrawObjection,
    async ({ params: { id }, body }, { actor }) => ({
      data: await withdrawObjection(services, actor, callOf(id, body)),
    }),
    options('tenant'),
  );

  registry.addForMembers(
    contract.rent.dismissObjectionAnswer,
    async ({ params: { id }, body }, { actor }) => ({
      data: await dismissObjectionAnswer(services, actor, callOf(id, body)),
    }),
    options('tenant'),
  );

  registry.addForMembers(
    contract.rent.answerObjection,
    async ({ params: { id }, body: { text, ...part } }, { actor }) => ({
      data: await answerObjection(services, actor, callOf(id, part), text),
    }),
    options('lister'),
  );
}
