import type { ProviderMode } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { enforce } from '../../../platform/access/decision.ts';
import { requireActive, requireLister, requireUnexpired } from '../../../platform/access/guards.ts';
import type { Db } from '../../../platform/database/database.ts';
import { accountInactive, notFound } from '../../../platform/errors.ts';
import { can } from '../policy.ts';
import { findListingOfRoom, findOwnListing } from './queries/own-listing.ts';
import { getPlanUsage } from './queries/plan-usage.ts';

/** For what listers read of their own listings. */
export const forListers = { allows: requireLister } as const;

/** For writes that name a listing: a stranger gets 404 before anything of the body is checked. */
export const forOwnersOfListing = (db: Db) => ({
  ...forListers,
  party: async (actor: MemberActor, id: number) => {
    const listing = await findOwnListing(db, actor.id, id);
    if (listing === undefined) throw notFound();
    enforce(can(actor, 'edit', listing));
  },
});

/** The same for writes that name a room. */
export const forOwnersOfRoom = (db: Db) => ({
  ...forListers,
  party: async (actor: MemberActor, id: number) => {
    const listing = await findListingOfRoom(db, actor.id, id);
    if (listing === undefined) throw notFound();
    enforce(can(actor, 'edit', listing));
  },
});

/** For writes that name no listing: drafts and uploads. */
export const forWritingListers = {
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireActive(actor);
    requireUnexpired(actor);
  },
} as const;

/** For adding a listing: whether the plan has room is checked before the form. */
export const forAddingListers = (db: Db, mode: ProviderMode) => ({
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireUnexpired(actor);
    if (actor.plan === null) throw accountInactive();
  },
  permits: (actor: MemberActor) => requireRoomForListing(db, actor, mode),
});

/**
 * Two calls at once cannot both take the last place: a command locks the member before it asks.
 * @throws ApiError 403 not a lister, expired, sign-up not paid, or over the plan; 408 no card on file
 */
export async function requireRoomForListing(
  db: Db,
  actor: MemberActor,
  mode: ProviderMode,
): Promise<void> {
  enforce(can(actor, 'add', await getPlanUsage(db, actor.id, mode)));
}
