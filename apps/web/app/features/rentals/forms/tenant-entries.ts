import type { contract, ShellMember } from '@crewpad/contract';

type Rental = contract.rentals.Rental;

/** What a lister does with a rental from its menu. */
export type RentalAction =
  | 'edit_invite'
  | 'update'
  | 'resend_invite'
  | 'confirm_checkout'
  | 'decline_checkout'
  | 'edit_note'
  | 'view_history'
  | 'check_out'
  | 'cancel_invite';

export interface TenantEntry {
  action: RentalAction;
  label: RentalAction | 'add_note';
  /** Why it cannot be done now. */
  because?: 'expired' | 'inactive';
}

/** In the order of the menu: what is done most often first, what ends a rental last. */
const ORDER: readonly RentalAction[] = [
  'confirm_checkout',
  'decline_checkout',
  'edit_invite',
  'update',
  'resend_invite',
  'edit_note',
  'view_history',
  'check_out',
  'cancel_invite',
];

/** Needs an active account and a plan that has not expired. */
const NEEDS_PLAN: readonly { action: RentalAction; status: Rental['status'] }[] = [
  { action: 'edit_invite', status: 'pending' },
  { action: 'resend_invite', status: 'pending' },
  { action: 'update', status: 'accepted' },
];

/** The menu of a tenant: what does not apply is left out, what the account prevents says so. */
export function tenantEntries(
  { abilities, status, note_agreement }: Pick<Rental, 'abilities' | 'status' | 'note_agreement'>,
  account: Pick<ShellMember, 'expired'>,
): TenantEntry[] {
  return ORDER.flatMap((action): TenantEntry[] => {
    const label = action === 'edit_note' && !note_agreement ? 'add_note' : action;
    if (abilities[action]) return [{ action, label }];
    const isHeldUp = NEEDS_PLAN.some((one) => one.action === action && one.status === status);
    return isHeldUp ? [{ action, label, because: account.expired ? 'expired' : 'inactive' }] : [];
  });
}
