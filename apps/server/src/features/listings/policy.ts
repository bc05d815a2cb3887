import { LISTING_STATUS, type ListingStatus } from '@crewpad/contract';

/** How the caller stands to a listing. A tenant has an accepted rental of it; a member none. */
export type ListingViewer = 'visitor' | 'member' | 'tenant' | 'owner' | 'admin';

export interface ListingFacts {
  status: ListingStatus;
  /** The owner's account is open and his term has not ended. */
  owner_active: boolean;
  approval_public_phone_user: number;
  approval_public_phone_tenant: number;
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
    (viewer === 'tenant' && facts.approval_public_phone_tenant === 2)
  );
}
