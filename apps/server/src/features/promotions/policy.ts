import {
  LISTING_STATUS,
  type ListingStatus,
  promotionOf,
  promotionTransition,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { restrictionOf } from '../../platform/access/guards.ts';
import { accountExpired, conflict, notFound, refusal } from '../../platform/errors.ts';

export interface PromotedListing {
  user_id: number;
  status: ListingStatus;
  feature_listing: number;
  feature_ongoing: number;
  /** Whether an admin removed it from search. */
  removed_at: Date | null;
}

/**
 * Whether a member can promote a listing now, or end its promotion; the rows of authorization.csv.
 */
export function canPromote(
  actor: MemberActor,
  action: 'feature' | 'cancel',
  listing: PromotedListing | undefined,
): Decision {
  const isOwn = listing?.user_id === actor.id && listing.status !== LISTING_STATUS.deleted;
  if (listing === undefined || !isOwn) return refused(notFound);
  const promotion = promotionOf(listing);
  if (action === 'cancel') {
    const isPossible = promotion !== null && promotionTransition('cancel', promotion) !== undefined;
    return isPossible ? allowed : refused(() => conflict('promotions:not_promoted'));
  }
  if (actor.isExpired) return refused(accountExpired);
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) return refused(restriction);
  if (listing.status !== LISTING_STATUS.active) {
    return refused(() => conflict('promotions:not_active'));
  }
  if (listing.removed_at !== null) {
    return refused(() => conflict('promotions:removed'));
  }
  if (promotion === null) return allowed;
  return refused(() =>
    refusal(
      409,
      'ALREADY_PROMOTED',
      promotion === 'featured' ? 'promotions:already_featured' : 'promotions:already_boosted',
    ),
  );
}
