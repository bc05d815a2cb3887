import { LISTING_STATUS, type ListingStatus } from './lists.ts';

/** What a lister does to a listing's status. */
export type ListingAction = 'reactivate' | 'deactivate' | 'delete';

/** One step in the life of a listing. */
export interface ListingTransition {
  readonly action: ListingAction;
  readonly from: ListingStatus;
  readonly to: ListingStatus;
  /** Not while anyone rents or is invited to. */
  readonly needsNoTenants: boolean;
}

const { deleted, inactive, active } = LISTING_STATUS;

/** The life of a listing; what is not listed here cannot happen. A deleted one stays so. */
export const LISTING_TRANSITIONS: readonly ListingTransition[] = [
  { action: 'reactivate', from: inactive, to: active, needsNoTenants: false },
  { action: 'deactivate', from: active, to: inactive, needsNoTenants: true },
  { action: 'delete', from: active, to: deleted, needsNoTenants: true },
  { action: 'delete', from: inactive, to: deleted, needsNoTenants: true },
];

/** The step from one status to another; undefined: there is none. */
export function listingTransition(
  from: ListingStatus,
  to: ListingStatus,
): ListingTransition | undefined {
  return LISTING_TRANSITIONS.find((step) => step.from === from && step.to === to);
}

/**
 * How a room or bed stands while a listing is edited. NEW: not saved yet. ACTIVE: saved. DELETED: marked,
 * gone with the next save. BUSY: it holds a pending or accepted tenant.
 */
export const ITEM_STATUSES = ['NEW', 'ACTIVE', 'DELETED', 'BUSY'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** What becomes of an item whose removal is pressed; pressed again on a marked one it is undone. */
export const ITEM_REMOVAL: Readonly<Record<ItemStatus, 'dropped' | 'refused' | ItemStatus>> = {
  NEW: 'dropped',
  ACTIVE: 'DELETED',
  DELETED: 'ACTIVE',
  BUSY: 'refused',
};
