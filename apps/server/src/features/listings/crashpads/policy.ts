import { PLAN_RECORDS, type ProviderMode } from '@crewpad/domain';
import type { MemberActor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { accountInactive, notFound } from '../../../platform/errors.ts';
import { requireActive, requireLister, requireUnexpired } from '../../accounts/index.ts';
import { isOwnListing } from './queries/is-own-listing.ts';
import { listingOfRoom } from './queries/listing-of-room.ts';
import { readAdding } from './queries/read-adding.ts';
import { cardRequired, upgradeRequired } from './refusals.ts';

/** For what listers read of their own listings. */
export const forListers = { allows: requireLister } as const;

/** For what listers write to a listing that is named: whose it is comes before what they sent. */
export const forOwnersOfListing = (db: Db) => ({
  ...forListers,
  party: async (actor: MemberActor, id: number) => {
    if (!(await isOwnListing(db, actor.id, id))) throw notFound();
    requireWritable(actor);
  },
});

/** The same for a room. */
export const forOwnersOfRoom = (db: Db) => ({
  ...forListers,
  party: async (actor: MemberActor, id: number) => {
    if ((await listingOfRoom(db, actor.id, id)) === undefined) throw notFound();
    requireWritable(actor);
  },
});

/** For what listers write without naming a listing. */
export const forWritingListers = {
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireWritable(actor);
  },
} as const;

/** For adding a listing: whether the plan has room is asked once the form is good. */
export const forAddingListers = {
  allows: (actor: MemberActor) => {
    requireLister(actor);
    requireUnexpired(actor);
    if (actor.plan === null) throw accountInactive();
  },
} as const;

/**
 * Asked after it is known that the listing is the caller's own.
 * @throws ApiError 403 for listers whose account rests or has expired: they only read.
 */
export function requireWritable(actor: MemberActor): void {
  requireActive(actor);
  requireUnexpired(actor);
}

/**
 * Whether the caller's plan has room for one more listing. Two calls at once are held apart by the
 * lock on the member that a command takes before it asks.
 * @throws ApiError 403 not a lister, expired, sign-up not paid, or over the plan; 408 no card on file.
 */
export async function requireRoomForListing(
  db: Db,
  actor: MemberActor,
  mode: ProviderMode,
): Promise<void> {
  requireLister(actor);
  requireUnexpired(actor);
  const { plan, listings, hasCard } = await readAdding(db, actor.id, mode);
  if (plan === null) throw accountInactive();
  const { locations } = PLAN_RECORDS[plan];
  if (locations !== null && listings >= locations) throw upgradeRequired(locations);
  // Before the account's state: a lister rests because his card is gone, and learns here what to do.
  if (!hasCard) throw cardRequired();
  requireActive(actor);
}
