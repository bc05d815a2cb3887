import type { ApiError } from '@crewpad/contract';
import {
  isListerPlan,
  LISTING_STATUS,
  type ListingAction,
  type ListingStatus,
  listingTransition,
  PLAN_RECORDS,
} from '@crewpad/domain';
import type { Actor, MemberActor } from '../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../platform/access/decision.ts';
import { actsAsAdmin, restrictionOf } from '../../platform/access/guards.ts';
import {
  accountExpired,
  accountInactive,
  accountLocked,
  conflict,
  forbidden,
  notFound,
  refusal,
  unauthenticated,
} from '../../platform/errors.ts';
import type { PlanUsage } from './listings.queries.ts';

interface Listing {
  user_id: number;
  status: ListingStatus;
}

/** A listing and its viewer: the inputs for permissions. */
export interface ViewedListing extends Listing {
  /** Removed by an admin at this time; null if not. */
  removed_at: Date | null;
  /** Whether the owner's account is open and their term has not ended. */
  owner_active: boolean;
  approval_public_phone_user: number;
  approval_public_phone_tenant: number;
  /** Whether the viewer has an accepted rental of this listing. */
  rents_here: boolean;
  /** Whether the viewer has an accepted rental of any listing of this lister. */
  rents_from_lister: boolean;
  /** Whether the viewer has an accepted or ended rental of this listing that has begun. */
  stayed_here: boolean;
  reviewed_here: boolean;
  /** Whether the viewer has a pending, accepted or ended rental of this lister. */
  knows_lister: boolean;
}

interface HeldListing extends Listing {
  /** Pending and accepted tenants. */
  rented: number;
}

interface CountedListing extends Listing {
  /** Removed by an admin at this time; null if not. */
  removed_at: Date | null;
  /** Listings that count toward the lister's plan limit. */
  listed: number;
}

/** The object of each action. */
interface Resources {
  view: ViewedListing;
  see_address: ViewedListing;
  see_point: ViewedListing;
  see_phone: ViewedListing;
  message: ViewedListing;
  review: ViewedListing;
  edit: Listing;
  hide: Listing;
  copy: CountedListing;
  reactivate: HeldListing;
  deactivate: HeldListing;
  delete: HeldListing;
  add: PlanUsage;
}

type Rules = { [A in keyof Resources]: (actor: Actor, resource: Resources[A]) => Decision };

const RULES: Rules = {
  view,
  see_address: (actor, listing) => when(isInvolved(actor, listing)),
  see_point: (actor, listing) => when(isOwner(actor, listing) || isAdmin(actor)),
  see_phone: (actor, listing) => when(seesPhone(actor, listing)),
  message,
  review,
  edit: (actor, listing) => act(actor, 'edit', listing),
  hide: (actor, listing) => act(actor, 'hide', listing),
  copy: (actor, listing) =>
    act(actor, 'copy', listing, (owner) =>
      listing.removed_at === null
        ? withinPlan(owner.plan, listing.listed)
        : refused(() => conflict('listings:not_copied')),
    ),
  reactivate: (actor, listing) => changeStatus(actor, 'reactivate', listing),
  deactivate: (actor, listing) => changeStatus(actor, 'deactivate', listing),
  delete: (actor, listing) => changeStatus(actor, 'delete', listing),
  add,
};

/** Permissions on listings; the rows of authorization.csv. */
export function can<A extends keyof Resources>(
  actor: Actor,
  action: A,
  resource: Resources[A],
): Decision {
  return RULES[action](actor, resource);
}

/** The error when tenants prevent a change of a listing, or closing an account. */
export function tenantsInTheWay(): ApiError {
  return conflict('listings:has_tenants');
}

const when = (condition: boolean): Decision => (condition ? allowed : refused(forbidden));

const isOwner = (actor: Actor, { user_id }: Listing) =>
  actor.kind === 'member' && actor.id === user_id;
const isAdmin = (actor: Actor) => actor.kind === 'member' && actsAsAdmin(actor);
const isInvolved = (actor: Actor, listing: ViewedListing) =>
  isOwner(actor, listing) || isAdmin(actor) || listing.rents_here;

const isShown = ({ status, removed_at }: ViewedListing) =>
  status === LISTING_STATUS.active && removed_at === null;

/** A hidden listing is only left out of search: its page is public by its address. */
function view(actor: Actor, listing: ViewedListing): Decision {
  if (listing.status === LISTING_STATUS.deleted) return refused(notFound);
  const isPublic = isShown(listing) && listing.owner_active;
  return isPublic || isInvolved(actor, listing) ? allowed : refused(notFound);
}

function seesPhone(actor: Actor, listing: ViewedListing): boolean {
  if (actor.kind === 'visitor') return false;
  if (isOwner(actor, listing) || isAdmin(actor)) return true;
  return (
    listing.approval_public_phone_user === 1 ||
    (listing.rents_from_lister && listing.approval_public_phone_tenant === 2)
  );
}

function message(actor: Actor, listing: ViewedListing): Decision {
  if (actor.kind === 'visitor') return refused(unauthenticated);
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) return refused(restriction);
  if (isOwner(actor, listing)) return refused(forbidden);
  if (listing.knows_lister) return allowed;
  if (actor.isExpired) return refused(accountExpired);
  return when(actor.plan !== null && isShown(listing));
}

function review(actor: Actor, listing: ViewedListing): Decision {
  if (actor.kind === 'visitor') return refused(unauthenticated);
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) return refused(restriction);
  if (isOwner(actor, listing) || !listing.stayed_here) return refused(forbidden);
  return listing.reviewed_here ? refused(() => conflict('listings:reviewed')) : allowed;
}

/** An action of the owner: allowed by the transition table for an active, unexpired account. */
function act(
  actor: Actor,
  action: ListingAction,
  listing: Listing,
  further: (owner: MemberActor) => Decision = () => allowed,
): Decision {
  const isThere = listing.status !== LISTING_STATUS.deleted;
  if (actor.kind === 'visitor' || !isOwner(actor, listing) || !isThere) return refused(notFound);
  const restriction = restrictionOf(actor);
  if (restriction !== undefined) return refused(restriction);
  if (actor.isExpired) return refused(accountExpired);
  const step = listingTransition(action, listing.status);
  if (step === undefined) return refused(() => conflict('listings:wrong_state'));
  return further(actor);
}

function changeStatus(actor: Actor, action: ListingAction, listing: HeldListing): Decision {
  const step = listingTransition(action, listing.status);
  const isHeld = step?.needsNoTenants === true && listing.rented > 0;
  return act(actor, action, listing, () => (isHeld ? refused(tenantsInTheWay) : allowed));
}

function withinPlan(plan: MemberActor['plan'], listed: number): Decision {
  if (plan === null) return refused(accountInactive);
  const { locations } = PLAN_RECORDS[plan];
  if (locations === null || listed < locations) return allowed;
  return refused(() =>
    refusal(403, 'UPGRADE_REQUIRED', ({ t }) => t('listings:plan_limit', { count: locations })),
  );
}

/** Adding a listing; the plan and its usage are read under the lock of the member. */
function add(actor: Actor, { plan, listings, hasCard }: PlanUsage): Decision {
  if (actor.kind === 'visitor') return refused(unauthenticated);
  if (!isListerPlan(actor.plan ?? actor.signupPlan)) return refused(forbidden);
  if (actor.isLocked) return refused(accountLocked);
  if (actor.isExpired) return refused(accountExpired);
  const room = withinPlan(plan, listings);
  if (!room.allowed) return room;
  // Checked before the account's status: without a card it is INACTIVE, and this error says what to
  // do.
  if (!hasCard) {
    return refused(() => refusal(408, 'CARD_REQUIRED', 'listings:needs_card'));
  }
  const restriction = restrictionOf(actor);
  return restriction === undefined ? allowed : refused(restriction);
}
