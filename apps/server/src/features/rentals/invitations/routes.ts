import { contract } from '@crewpad/contract';
import { isListerPlan } from '@crewpad/domain';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireLister, requireUnexpired } from '../../../platform/access/guards.ts';
import { accountInactive } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { requirePlan } from '../policy.ts';
import { presentRental } from '../present-rental.ts';
import { getRental, type RentalRow } from '../queries/rental-rows.ts';
import { requireParty } from '../queries/require-party.ts';
import { cancelInvitation } from './commands/answer-invitation.ts';
import { invite } from './commands/invite.ts';
import { resendInvitation } from './commands/resend-invitation.ts';
import { updateRental } from './commands/update-rental.ts';
import { findInvitee } from './queries/find-invitee.ts';
import { hasActiveListing } from './queries/known-lister.ts';

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
      const found = await findInvitee(db, actor.id, email);
      if (found?.is_in_touch !== true) {
        if (!(await hasActiveListing(db, actor.id))) return { id: null };
        await limits.takeFor('stranger_lookups', String(actor.id));
      }
      if (found === undefined) return { id: null };
      const { has_rented, is_in_touch, phone_number, ...invitee } = found;
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
const ofEmail = <Key extends string>({ email_refusal }: RentalRow, sent: Key) =>
  email_refusal === null ? sent : 'rentals:invitation_not_mailed';

/**
 * The plan limit and the card are checked after the form. An account that is INACTIVE without a
 * card gets an error that asks for one.
 */
function requireInvitingLister(actor: MemberActor): void {
  requireLister(actor);
  requireUnexpired(actor);
  if (!isListerPlan(actor.plan)) throw accountInactive();
}
