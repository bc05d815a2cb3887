import { getPublicUser } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findRelatedListings, presentCard } from '../search/index.ts';
import { addOauth } from './oauth/routes.ts';
import { Passwords } from './passwords/passwords.ts';
import { addPasswords } from './passwords/routes.ts';
import { presentPublicUser } from './present-public-user.ts';
import { getPublicUserRow } from './queries/get-public-user.ts';
import { addMembers } from './routes.ts';
import { addSessions } from './sessions/routes.ts';
import { addSignIn } from './sign-in/routes.ts';
import { addSignUp } from './sign-up/routes.ts';

export { hashPassword } from './passwords/passwords.ts';
export { requireActive, requireRole, requireUnexpired } from './policy.ts';
export { readOwnUser } from './present-own-user.ts';
export { getShellMember } from './queries/get-shell-member.ts';
export { type Authenticate, authenticator } from './sessions/authenticate.ts';
export { openSession } from './sessions/commands/open-session.ts';
export { findLiveSessions } from './sessions/queries/live-sessions.ts';
export { renewedToken } from './sessions/renewed-token.ts';
export { removeUnpaidAccounts } from './sign-up/commands/remove-unpaid-accounts.ts';

/** Registers the operations on accounts and members. */
export function addAccounts(registry: OperationRegistry, services: Services): void {
  const { db, clock } = services;
  const passwords = new Passwords();
  addSignIn(registry, services, passwords);
  addPasswords(registry, services, passwords);
  addSignUp(registry, services, passwords);
  addSessions(registry, services);
  addMembers(registry, services);
  addOauth(registry, services);

  registry.add(getPublicUser, async ({ params: { id } }, { actor }) => {
    const viewerId = actor.kind === 'visitor' ? null : actor.id;
    const [row, listings] = await Promise.all([
      getPublicUserRow(db, id, viewerId),
      findRelatedListings(db, id, undefined, clock.now()),
    ]);
    if (row === undefined) throw notFound();
    return presentPublicUser(
      row,
      (listings ?? []).map((listing) => presentCard(listing, listing)),
      actor,
    );
  });
}
