import { LISTING_STATUS, type ListingStatus } from './lists.ts';

/** Actions of a lister on a listing. */
export type ListingAction = 'edit' | 'hide' | 'copy' | 'reactivate' | 'deactivate' | 'delete';

/** A transition in the life of a listing; most keep its status. */
export interface ListingTransition {
  readonly action: ListingAction;
  readonly from: ListingStatus;
  readonly to: ListingStatus;
  /** Refused with pending or accepted tenants. */
  readonly needsNoTenants: boolean;
}

const { deleted, inactive, active } = LISTING_STATUS;

/**
 * The transition table of a listing; transitions that are not listed are impossible. Deletion is
 * final.
 */
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

/** The transition of an action from a status; undefined if impossible. */
export function listingTransition(
  action: ListingAction,
  from: ListingStatus,
): ListingTransition | undefined {
  return LISTING_TRANSITIONS.find((step) => step.action === action && step.from === from);
}

/** The action that leads to a status. */
export const ACTION_TO_STATUS = {
  [active]: 'reactivate',
  [inactive]: 'deactivate',
  [deleted]: 'delete',
} as const satisfies Record<ListingStatus, ListingAction>;

/**
 * The status of a room or bed in the editor. NEW: not saved yet. ACTIVE: saved. DELETED: marked for
 * removal on save. BUSY: it has a pending or accepted tenant.
 */
export const ITEM_STATUSES = ['NEW', 'ACTIVE', 'DELETED', 'BUSY'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** The result of removing an item; removing a marked one restores it. */
export const ITEM_REMOVAL: Readonly<Record<ItemStatus, 'dropped' | 'refused' | ItemStatus>> = {
  NEW: 'dropped',
  ACTIVE: 'DELETED',
  DELETED: 'ACTIVE',
  BUSY: 'refused',
};
