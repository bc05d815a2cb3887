import type { contract, ShellMember } from '@crewpad/contract';
import { AUTOPAY, type FlagName } from '@crewpad/domain';

type Rental = contract.rentals.Rental;

/** The menu actions on a rental. */
export type RentalAction =
  | 'edit_invite'
  | 'update'
  | 'resend_invite'
  | 'confirm_checkout'
  | 'decline_checkout'
  | 'edit_note'
  | 'view_history'
  | 'add_payment'
  | 'request_payment'
  | 'request_autopay'
  | 'disable_autopay'
  | 'check_out'
  | 'cancel_invite';

/** An entry of the menu. */
export type MenuAction = RentalAction | 'remind' | 'change_rent';

export interface TenantEntry {
  action: MenuAction;
  label: MenuAction | 'add_note' | 'keep_autopay' | 'withdraw_autopay';
  /** Why it is disabled. */
  because?: 'expired' | 'inactive' | 'switched';
}

type EntryRental = Pick<
  Rental,
  'abilities' | 'auto_pay' | 'status' | 'note_agreement' | 'open_charges'
>;

/** In menu order: frequent actions first, ending a rental last. */
const ORDER: readonly MenuAction[] = [
  'confirm_checkout',
  'decline_checkout',
  'remind',
  'add_payment',
  'request_payment',
  'edit_invite',
  'update',
  'change_rent',
  'resend_invite',
  'request_autopay',
  'disable_autopay',
  'edit_note',
  'view_history',
  'check_out',
  'cancel_invite',
];

/** Requires an active account and an unexpired plan. */
const NEEDS_PLAN: readonly { action: RentalAction; status: Rental['status'] }[] = [
  { action: 'edit_invite', status: 'pending' },
  { action: 'resend_invite', status: 'pending' },
  { action: 'update', status: 'accepted' },
];

/** Moves, records or asks for money: not for an admin who views as the member. */
const MONEY: readonly MenuAction[] = [
  'remind',
  'change_rent',
  'add_payment',
  'request_payment',
  'request_autopay',
  'disable_autopay',
];

/** Features behind a flag. */
const NEEDS_FLAG: Partial<Record<MenuAction, FlagName>> = {
  request_payment: 'paymentRequest',
  request_autopay: 'autopay',
  disable_autopay: 'autopay',
};

/**
 * The menu of a tenant: leaves out actions that do not apply, and explains those that the account
 * prevents.
 */
export function tenantEntries(
  rental: EntryRental,
  account: Pick<ShellMember, 'expired' | 'switched'>,
  flags: Partial<Record<FlagName, boolean>>,
): TenantEntry[] {
  const { status } = rental;
  return ORDER.flatMap((action): TenantEntry[] => {
    const label = labelOf(action, rental);
    const flag = NEEDS_FLAG[action];
    if (flag !== undefined && !flags[flag]) return [];
    if (isPossible(action, rental)) {
      const isForeign = account.switched && MONEY.includes(action);
      return [{ action, label, ...(isForeign && { because: 'switched' as const }) }];
    }
    const isHeldUp = NEEDS_PLAN.some((rule) => rule.action === action && rule.status === status);
    return isHeldUp ? [{ action, label, because: account.expired ? 'expired' : 'inactive' }] : [];
  });
}

/** Rent is changed where the rental may be edited, and only late tenants are reminded. */
function isPossible(action: MenuAction, { abilities, open_charges, status }: EntryRental): boolean {
  if (action === 'change_rent') return abilities.update && status === 'accepted';
  if (action === 'remind') return open_charges.some(({ late_days }) => late_days !== null);
  return abilities[action];
}

function labelOf(
  action: MenuAction,
  { auto_pay, note_agreement }: Pick<Rental, 'auto_pay' | 'note_agreement'>,
): TenantEntry['label'] {
  if (action === 'edit_note' && !note_agreement) return 'add_note';
  if (action === 'request_autopay' && auto_pay === AUTOPAY.stopAsked) return 'keep_autopay';
  return action === 'disable_autopay' && auto_pay === AUTOPAY.asked ? 'withdraw_autopay' : action;
}
