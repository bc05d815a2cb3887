import type { contract, ShellMember } from '@crewpad/contract';
import { LISTING_STATUS, promotionOf } from '@crewpad/domain';

/** The menu actions on a listing. */
export type ListingAct =
  | 'edit'
  | 'view'
  | 'crew'
  | 'message'
  | 'invite'
  | 'reports'
  | 'copy'
  | 'feature'
  | 'cancel_feature'
  | 'cancel_boost'
  | 'hide'
  | 'show'
  | 'deactivate'
  | 'reactivate'
  | 'delete';

export interface MenuEntry {
  act: ListingAct;
  /** Why it is disabled. */
  because?: 'tenants' | 'expired' | 'inactive' | 'limit' | 'card';
  /** It also replaces the draft. */
  replaces?: boolean;
}

type Listing = Pick<
  contract.listings.CrashpadSummary,
  | 'status'
  | 'hidden'
  | 'abilities'
  | 'num_beds'
  | 'num_occupied_beds'
  | 'feature_listing'
  | 'feature_ongoing'
>;

/** The account's limits on copies. */
export interface CopyTerms {
  /** Whether a copy would replace a draft. */
  hasDraft: boolean;
  /** Why the plan allows no more listings. */
  noMore: 'limit' | 'card' | null;
}

/** The menu of a listing: leaves out actions that do not apply, and explains disabled ones. */
export function menuEntries(
  listing: Listing,
  account: Pick<ShellMember, 'expired'> & CopyTerms,
): MenuEntry[] {
  const { status, hidden, abilities, num_beds, num_occupied_beds } = listing;
  const promotion = promotionOf(listing);
  const isActive = status === LISTING_STATUS.active;
  const resting = account.expired ? 'expired' : 'inactive';
  const entry = (act: ListingAct, isAllowed: boolean): MenuEntry => {
    if (isAllowed) return { act };
    // If the lister cannot even edit, their account is the reason; otherwise the tenants are.
    return { act, because: abilities.edit ? 'tenants' : resting };
  };
  const copyEntry = (): MenuEntry => {
    if (!abilities.edit) return entry('copy', false);
    if (account.noMore !== null) return { act: 'copy', because: account.noMore };
    return account.hasDraft ? { act: 'copy', replaces: true } : { act: 'copy' };
  };
  const entries: MenuEntry[] = [
    entry('edit', abilities.edit),
    { act: 'view' },
    { act: 'crew' },
    { act: 'message' },
    ...(isActive && num_occupied_beds < num_beds ? [entry('invite', abilities.edit)] : []),
    { act: 'reports' },
    copyEntry(),
  ];
  if (promotion !== null) {
    entries.push({ act: promotion === 'featured' ? 'cancel_feature' : 'cancel_boost' });
  } else if (isActive) {
    entries.push(entry('feature', abilities.edit));
  }
  if (isActive) {
    entries.push(entry(hidden ? 'show' : 'hide', abilities.hide));
    entries.push(entry('deactivate', abilities.deactivate));
  } else {
    entries.push(entry('reactivate', abilities.reactivate));
  }
  entries.push(entry('delete', abilities.delete));
  return entries;
}
