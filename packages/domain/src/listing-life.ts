import { LISTING_STATUS, type ListingStatus } from './lists.ts';

/** What a lister does with a listing. */
export type ListingAction = 'edit' | 'hide' | 'copy' | 'reactivate' | 'deactivate' | 'delete';

/** One step in the life of a listing; most leave its status as it is. */
export interface ListingTransition {
  readonly action: ListingAction;
  readonly from: ListingStatus;
  readonly to: ListingStatus;
  /** Not while a tenant rents or is invited. */
  readonly needsNoTenants: boolean;
}

const { deleted, inactive, active } = LISTING_STATUS;

/** The life of a listing; what is not listed here cannot happen. A deleted one stays deleted. */
export const LISTING_TRANSITIONS: readonly ListingTransition[] = [
  { action: 'edit', from: active, to: active, needsNoTenants: false },
  { action: 'edit', from: inactive, to: inactive, needsNoTenants: false },
  { action: 'hide', from: active, to: active, needsNoTenants: false },
  { action: 'copy', from: active, to: active, needsNoTenants: false },
  { action: 'copy', from: inactive, to: inactive, needsNoTenants: false },
  { action: 'reactivate', from: inactive, to: active, needsNoTenants: false },
  { action: 'deactivate', from: active, to: inactive, needsNoTenants: true },
  { action: 'delete', from: active, to: deleted, needsNoTenants: true },
  { action: 'delete', from: inactive, to: deleted, needsNoTenants: true },
];

/** The step that an action takes from a status; undefined: it is not possible there. */
export function listingTransition(
  action: ListingAction,
  from: ListingStatus,
): ListingTransition | undefined {
  return LISTING_TRANSITIONS.find((step) => step.action === action && step.from === from);
}

/** The action that brings a listing to another status. */
export const ACTION_TO_STATUS = {
  [active]: 'reactivate',
  [inactive]: 'deactivate',
  [deleted]: 'delete',
} as const satisfies Record<ListingStatus, ListingAction>;

/**
 * The status of a room or bed while its listing is edited. NEW: not saved yet. ACTIVE: saved. DELETED:
 * marked, removed with the next save. BUSY: a pending or accepted tenant holds it.
 */
export const ITEM_STATUSES = ['NEW', 'ACTIVE', 'DELETED', 'BUSY'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** What removing an item does; removing a marked one restores it. */
export const ITEM_REMOVAL: Readonly<Record<ItemStatus, 'dropped' | 'refused' | ItemStatus>> = {
  NEW: 'dropped',
  ACTIVE: 'DELETED',
  DELETED: 'ACTIVE',
  BUSY: 'refused',
};
