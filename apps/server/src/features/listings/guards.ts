import type { ProviderMode } from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { enforce } from '../../platform/access/decision.ts';
import { requireActive, requireLister, requireUnexpired } from '../../platform/access/guards.ts';
import type { Db } from '../../platform/database/database.ts';
import { accountInactive, notFound } from '../../platform/errors.ts';
import {
  findListingOfBed,
  findListingOfRoom,
  findOwnListing,
  getPlanUsage,
} from './listings.queries.ts';
import { can } from './policy.ts';

/** For reads of listers' own listings. */
export const forListers = { allows: requireLister } as const;

type FindOwner = typeof findOwnListing;

/** For writes to something of a listing: a stranger gets 404 before the body is validated. */
const forOwnersOf = (find: FindOwner) => (db: Db) => ({
  ...forListers,
  party: async (actor: MemberActor, id: number) => {
    const listing = await find(db, actor.id, id);
    if (listing === undefined) throw notFound();
    enforce(can(actor, 'edit', listing));
  },
});

export const forOwnersOfListing = forOwnersOf(findOwnListing);
export const forOwnersOfRoom = forOwnersOf(findListingOfRoom);
export const forOwnersOfBed = forOwnersOf(findListingOfBed);

/** For writes without a listing: drafts and uploads. */
export const forWritingListers = {
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireActive(actor);
    requireUnexpired(actor);
  },
} as const;

/** For adding a listing: checks the plan limit before the form. */
export const forAddingListers = (db: Db, mode: ProviderMode) => ({
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireUnexpired(actor);
    if (actor.plan === null) throw accountInactive();
  },
  permits: (actor: MemberActor) => requireRoomForListing(db, actor, mode),
});

/**
 * Two concurrent calls cannot both take the last slot of the plan: a command locks the member
 * before it checks.
 * @throws ApiError 403 for others than listers, expired or unpaid accounts, or over the plan limit;
 * 408 without a card on file
 */
export async function requireRoomForListing(
  db: Db,
  actor: MemberActor,
  mode: ProviderMode,
): Promise<void> {
  enforce(can(actor, 'add', await getPlanUsage(db, actor.id, mode)));
}
