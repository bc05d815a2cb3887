import type { CrashpadSummary, ShellMember } from '@crewpad/contract';
import { LISTING_STATUS } from '@crewpad/domain';

/** What can be done with a listing from its menu. */
export type ListingAct =
  | 'edit'
  | 'view'
  | 'reports'
  | 'copy'
  | 'hide'
  | 'show'
  | 'deactivate'
  | 'reactivate'
  | 'delete';

export interface MenuEntry {
  act: ListingAct;
  /** Why it cannot be done now. */
  because?: 'tenants' | 'expired' | 'inactive';
  /** The draft that stands goes with it. */
  replaces?: boolean;
}

type Listing = Pick<CrashpadSummary, 'status' | 'hidden' | 'abilities'>;

/** The menu of a listing: what does not apply is left out, what is not allowed now says why. */
export function menuEntries(
  { status, hidden, abilities }: Listing,
  account: Pick<ShellMember, 'expired'> & { hasDraft: boolean },
): MenuEntry[] {
  const isActive = status === LISTING_STATUS.active;
  const resting = account.expired ? 'expired' : 'inactive';
  const entry = (act: ListingAct, allowed: boolean): MenuEntry => {
    if (allowed) return { act };
    // Who may not even edit is held up by his account, else by who lives there.
    return { act, because: abilities.edit ? 'tenants' : resting };
  };
  const entries: MenuEntry[] = [
    entry('edit', abilities.edit),
    { act: 'view' },
    { act: 'reports' },
    abilities.edit && account.hasDraft
      ? { act: 'copy', replaces: true }
      : entry('copy', abilities.edit),
  ];
  if (isActive) {
    entries.push(entry(hidden ? 'show' : 'hide', abilities.hide));
    entries.push(entry('deactivate', abilities.deactivate));
  } else {
    entries.push(entry('reactivate', abilities.reactivate));
  }
  entries.push(entry('delete', abilities.delete));
  return entries;
}
