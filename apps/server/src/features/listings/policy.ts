import { LISTING_STATUS, type ListingStatus } from '@crewpad/contract';
import type { Actor } from '../../platform/actor.ts';

/** How the caller stands to a listing. A tenant has an accepted rental of it; a member none. */
export type ListingViewer = 'visitor' | 'member' | 'tenant' | 'owner' | 'admin';

/** What is asked of a listing to find out how the caller stands to it. */
interface ViewedListing {
  user_id: number;
  rents_here: boolean;
}

/** How somebody stands to a listing. */
export function viewerOf(
  actor: Actor,
  { user_id, rents_here: rentsHere }: ViewedListing,
): ListingViewer {
  if (actor.kind === 'visitor') return 'visitor';
  if (actor.id === user_id) return 'owner';
  if (actor.role === 'admin') return 'admin';
  return rentsHere ? 'tenant' : 'member';
}

export interface ListingFacts {
  status: ListingStatus;
  /** The owner's account is open and his term has not ended. */
  owner_active: boolean;
  approval_public_phone_user: number;
  approval_public_phone_tenant: number;
  /** The caller has an accepted rental of any listing of this lister. */
  rents_from_lister: boolean;
}

export interface ListingView {
  /** Street and postal code. */
  address: boolean;
  /** The true point instead of the moved one. */
  point: boolean;
  phone: boolean;
}

/**
 * What a caller may see of a listing; undefined: for him it does not exist. A hidden listing is out
 * of the search only and can be read by its address. The rows of authorization.csv.
 */
export function listingView(viewer: ListingViewer, facts: ListingFacts): ListingView | undefined {
  const involved = viewer === 'owner' || viewer === 'admin' || viewer === 'tenant';
  if (facts.status === LISTING_STATUS.deleted) return undefined;
  if (facts.status === LISTING_STATUS.inactive && !involved) return undefined;
  if (!facts.owner_active && !involved) return undefined;
  return {
    address: involved,
    point: viewer === 'owner' || viewer === 'admin',
    phone: seesPhone(viewer, facts),
  };
}

function seesPhone(viewer: ListingViewer, facts: ListingFacts): boolean {
  if (viewer === 'visitor') return false;
  if (viewer === 'owner' || viewer === 'admin') return true;
  return (
    facts.approval_public_phone_user === 1 ||
    (facts.rents_from_lister && facts.approval_public_phone_tenant === 2)
  );
}

interface AbilityFacts {
  status: ListingStatus;
  stayed_here: boolean;
  reviewed_here: boolean;
  knows_lister: boolean;
}

/** What a caller may do with a listing that he sees. An account that is not ACTIVE only reads. */
export function listingAbilities(actor: Actor, viewer: ListingViewer, facts: AbilityFacts) {
  if (actor.kind === 'visitor' || actor.status !== 'ACTIVE') {
    return { message: false, review: false, edit: false };
  }
  const isOwner = viewer === 'owner';
  const hasTerm = actor.plan !== null && !actor.isExpired;
  return {
    message:
      !isOwner && (facts.knows_lister || (hasTerm && facts.status === LISTING_STATUS.active)),
    review: !isOwner && facts.stayed_here && !facts.reviewed_here,
    edit: isOwner,
  };
}
