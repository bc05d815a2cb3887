import { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import type { MemberRouteOptions, OperationRegistry } from '../../http/pipeline/operations.ts';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { requireLister, requireUnexpired, requireUnlocked } from '../../platform/access/guards.ts';
import { accountInactive, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { isEmailTaken, presentLogin, rememberBrowser } from '../accounts/index.ts';
import { getPendingInvites } from './facts.queries.ts';
import {
  cancelInvitation,
  declineByToken,
  declineInvitation,
  register,
} from './invitations/answer.ts';
import { updateRental } from './invitations/edit.ts';
import {
  findInvitee,
  getPendingOffer,
  hasActiveListing,
  isInvited,
  requireEmailOf,
} from './invitations/invitations.queries.ts';
import { invite, openOffer } from './invitations/invite.ts';
import { inviteSeveral } from './invitations/invite-several.ts';
import { resendInvitation } from './invitations/reminders.ts';
import { can, type MemberAction, requirePlan } from './policy.ts';
import { presentOffer, presentRental } from './present-rental.ts';
import {
  findRental,
  getOfferedHouse,
  getRental,
  listRentals,
  type RentalRow,
  requireParty,
} from './rentals.queries.ts';
import { blockBed, requireOwnBed, unblockBed } from './stays/blocks.ts';
import { checkOut, settlementOf } from './stays/check-out.ts';
import {
  confirmCheckout,
  declineCheckout,
  dismissAnswer,
  leave,
  requestCheckout,
  updateNote,
  withdrawCheckout,
} from './stays/steps.ts';
import { listHistory, listHistoryOf } from './tenants/history.queries.ts';
import { presentHistory } from './tenants/present-history.ts';
import { rentalsOfLister, rentalsOfMember } from './tenants/tenants.queries.ts';

const UPDATED = 'tenant_has_been_updated';

/** Registers the operations of listers on invitations and rentals. */
export function addInvitations(registry: OperationRegistry, services: Services): void {
  const { db, clock, limits } = services;
  const saved = (row: RentalRow, actor: MemberActor, message: string) => ({
    data: presentRental(row, actor, clock.now()),
    message,
  });
  const current = ({ id }: { id: number }) => getRental(db, id);

  registry.addForMembers(
    contract.rentals.findInvitee,
    async ({ body: { email } }, { actor }) => {
      const person = await findInvitee(db, actor.id, email);
      if (person?.is_in_touch !== true) {
        if (!(await hasActiveListing(db, actor.id))) return { id: null };
        await limits.takeFor('stranger_lookups', String(actor.id));
      }
      if (person === undefined) return { id: null };
      const { has_rented, is_in_touch, phone_number, ...invitee } = person;
      return { ...invitee, ...(has_rented && { phone_number }) };
    },
    { limit: 'invitee_lookups', allows: (actor) => enforce(requirePlan(actor)) },
  );

  registry.addForMembers(
    contract.rentals.invite,
    async ({ body }, { actor, reply, t }) => {
      const { id } = body;
      if (id == null) {
        const row = await current(await invite(services, actor, body));
        return saved(row, actor, t(ofEmail(row, 'rentals:invitation_sent')));
      }
      reply.status = 200;
      const row = await current(
        await updateRental(services, actor, id, body, { onlyPending: true }),
      );
      return saved(row, actor, UPDATED);
    },
    { allows: requireInvitingLister, party: requireParty(db, 'edit_invite') },
  );

  registry.addForMembers(
    contract.rentals.inviteSeveral,
    async ({ body }, context) => ({
      data: await inviteSeveral(services, context.actor, body, context),
    }),
    { allows: requireInvitingLister },
  );

  registry.addForMembers(
    contract.rentals.updateRental,
    async ({ params: { id }, body }, { actor }) => {
      const row = await current(
        await updateRental(services, actor, id, body, { onlyPending: false }),
      );
      return saved(row, actor, UPDATED);
    },
    { allows: requireLister, party: requireParty(db, 'edit_note') },
  );

  registry.addForMembers(
    contract.rentals.resendInvite,
    async ({ params: { id } }, { actor, t }) => {
      const row = await current(await resendInvitation(services, actor, id));
      return saved(row, actor, t(ofEmail(row, 'rentals:invitation_resent')));
    },
    { allows: requireLister, party: requireParty(db, 'resend_invite') },
  );

  registry.addForMembers(
    contract.rentals.cancelInvite,
    async ({ params: { id }, body }, { actor, t }) => {
      const row = await current(await cancelInvitation(services, actor, id, body.reason ?? null));
      return saved(row, actor, t('rentals:invitation_canceled'));
    },
    { allows: requireLister, party: requireParty(db, 'cancel_invite') },
  );
}

/** Whether the invitation goes out by email. */
const ofEmail = <Key extends string>({ email_refusal }: RentalRow, message: Key) =>
  email_refusal === null ? message : 'rentals:invitation_not_mailed';

/**
 * The plan limit and the card are checked after the form. An account that is INACTIVE without a
 * card gets an error that asks for one.
 */
function requireInvitingLister(actor: MemberActor): void {
  requireLister(actor);
  requireUnlocked(actor);
  requireUnexpired(actor);
  if (!isListerPlan(actor.plan)) throw accountInactive();
}

/** Registers the operations of invited people, with and without an account. */
export function addInvitees(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;

  registry.addForMembers(contract.rentals.countPendingInvites, async (_request, { actor }) => ({
    count: await getPendingInvites(db, actor.id),
  }));

  registry.add(contract.rentals.getOffer, async ({ params: { token } }, { actor, reply }) => {
    reply.isPrivate = true;
    const now = clock.now();
    const { rental, isMailed } = await openOffer(db, token, actor, now);
    const isTheirs = actor.kind === 'member' && isInvited(actor, rental);
    const has_account = rental.user_id !== null || (await isEmailTaken(db, rental.email));
    return {
      data: {
        ...presentOffer(
          rental,
          { hasAccount: has_account, isMailed, isTheirs },
          await getOfferedHouse(db, rental),
          now,
        ),
        // The address of the invited member, which may have changed.
        ...(isTheirs && rental.user_id !== null && { email: actor.email }),
      },
      has_account,
    };
  });

  registry.add(
    contract.rentals.declineByToken,
    async ({ params: { token }, body: { reason = null } }, { actor, reply, t }) => {
      reply.isPrivate = true;
      await declineByToken(services, token, actor, reason);
      return { message: t('rentals:invitation_declined') };
    },
  );

  registry.add(contract.rentals.checkInvite, async ({ query: { email, vcode } }, { reply }) => {
    reply.isPrivate = true;
    const offer = await getPendingOffer(db, vcode, clock.now());
    requireEmailOf(offer, email);
    const { rental } = offer;
    const { first_name, last_name, airline } = rental;
    return { tenant: { first_name, last_name, airline } };
  });

  registry.add(
    contract.rentals.register,
    async ({ body }, context) => {
      const { created, offer } = await register(services, body, context);
      const { memberId, session } = created;
      await rememberBrowser(services, { memberId, method: 'invitation' }, context);
      const { token, user } = await presentLogin(services, memberId, session, context);
      const reader = { hasAccount: true, isMailed: offer.isMailed, isTheirs: true };
      const house = await getOfferedHouse(db, offer.rental);
      const tenant = presentOffer(offer.rental, reader, house, clock.now());
      return { token, user, data: { user, tenant } };
    },
    { limit: 'sign_up', visitorsOnly: true },
  );

  registry.addForMembers(
    contract.rentals.decline,
    async ({ params: { id }, body }, { actor, t }) => {
      await declineInvitation(services, actor, id, body.reason ?? null);
      return {
        data: presentRental(await getRental(db, id), actor, clock.now()),
        message: t('rentals:invitation_declined'),
      };
    },
    { party: requireParty(db, 'decline') },
  );
}

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

/** Registers the days on which listers block their beds. */
export function addBlocks(registry: OperationRegistry, services: Services): void {
  registry.addForMembers(
    contract.rentals.blockBed,
    async ({ params: { id }, body }, { actor }) => ({
      data: await blockBed(services, actor, id, body),
    }),
    {
      allows: (actor) => enforce(requirePlan(actor)),
      party: ({ id: listerId }, bedId) => requireOwnBed(services.db, listerId, bedId),
    },
  );

  registry.addForMembers(
    contract.rentals.unblockBed,
    async ({ params: { id } }, { actor }) => {
      await unblockBed(services, actor, id);
      return null;
    },
    forListers,
  );
}

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
