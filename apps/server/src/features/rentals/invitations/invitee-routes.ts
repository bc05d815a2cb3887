import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../../http/pipeline/operations.ts';
import type { Services } from '../../../platform/services.ts';
import { isEmailTaken, presentLogin, rememberBrowser } from '../../accounts/index.ts';
import { presentOffer, presentRental } from '../present-rental.ts';
import { getPendingInvites } from '../queries/member-facts.ts';
import { getOfferedHouse } from '../queries/offered-house.ts';
import { getRental } from '../queries/rental-rows.ts';
import { requireParty } from '../queries/require-party.ts';
import { declineByToken, declineInvitation } from './commands/answer-invitation.ts';
import { openOffer } from './commands/open-offer.ts';
import { register } from './commands/register.ts';
import { isInvited } from './invitee.ts';
import { getPendingOffer, requireEmailOf } from './queries/find-by-token.ts';

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
      await rememberBrowser(services, memberId, context);
      const { token, user } = await presentLogin(services, memberId, session, context);
      const shown = { hasAccount: true, isMailed: offer.isMailed, isTheirs: true };
      const house = await getOfferedHouse(db, offer.rental);
      const tenant = presentOffer(offer.rental, shown, house, clock.now());
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
