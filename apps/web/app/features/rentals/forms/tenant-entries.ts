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

export interface TenantEntry {
  action: RentalAction;
  label: RentalAction | 'add_note' | 'keep_autopay';
  /** Why it is disabled. */
  because?: 'expired' | 'inactive' | 'switched';
}

/** In menu order: frequent actions first, ending a rental last. */
const ORDER: readonly RentalAction[] = [
  'confirm_checkout',
  'decline_checkout',
  'add_payment',
  'request_payment',
  'edit_invite',
  'update',
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

/** Moves or records money: not for an admin who views as the member. */
const MONEY: readonly RentalAction[] = [
  'add_payment',
  'request_payment',
  'request_autopay',
  'disable_autopay',
];

/** Features behind a flag. */
const NEEDS_FLAG: Partial<Record<RentalAction, FlagName>> = {
  request_payment: 'paymentRequest',
  request_autopay: 'autopay',
  disable_autopay: 'autopay',
};

/**
 * The menu of a tenant: leaves out actions that do not apply, and explains those that the account
 * prevents.
 */
export function tenantEntries(
  rental: Pick<Rental, 'abilities' | 'auto_pay' | 'status' | 'note_agreement'>,
  account: Pick<ShellMember, 'expired' | 'switched'>,
  flags: Partial<Record<FlagName, boolean>>,
): TenantEntry[] {
  const { abilities, status } = rental;
  return ORDER.flatMap((action): TenantEntry[] => {
    const label = labelOf(action, rental);
    const flag = NEEDS_FLAG[action];
    if (flag !== undefined && !flags[flag]) return [];
    if (abilities[action]) {
      const isForeign = account.switched && MONEY.includes(action);
      return [{ action, label, ...(isForeign && { because: 'switched' as const }) }];
    }
    const isHeldUp = NEEDS_PLAN.some((rule) => rule.action === action && rule.status === status);
    return isHeldUp ? [{ action, label, because: account.expired ? 'expired' : 'inactive' }] : [];
  });
}

function labelOf(
  action: RentalAction,
  { auto_pay, note_agreement }: Pick<Rental, 'auto_pay' | 'note_agreement'>,
): TenantEntry['label'] {
  if (action === 'edit_note' && !note_agreement) return 'add_note';
  return action === 'request_autopay' && auto_pay === AUTOPAY.stopAsked ? 'keep_autopay' : action;
}
