import { getPublicUser } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findRelatedListings, presentCard } from '../search/index.ts';
import { presentPublicUser } from './present-public-user.ts';
import { getPublicUserRow } from './queries/get-public-user.ts';

export { getShellMember } from './queries/get-shell-member.ts';
export { type Authenticate, authenticator } from './sessions/authenticate.ts';

/** Registers the operations on members. */
export function addAccounts(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(getPublicUser, async ({ params: { id } }) => {
    const [row, listings] = await Promise.all([
      getPublicUserRow(db, id),
      findRelatedListings(db, id, undefined, clock.now()),
    ]);
    if (row === undefined) throw notFound();
    return presentPublicUser(
      row,
      (listings ?? []).map((listing) => presentCard(listing, listing)),
    );
  });
}
