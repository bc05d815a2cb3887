import type { contract } from '@crewpad/contract';

const STEPS = [
  'invite',
  'edit_invite',
  'resend_invite',
  'cancel_invite',
  'accept',
  'decline',
  'expire',
  'update',
  'request_checkout',
  'confirm_checkout',
  'decline_checkout',
  'schedule_checkout',
  'check_out',
  'leave',
  'end',
] as const;

/** What happened in an entry of the history. What a newer server may add reads as `other`. */
export function stepOf({ action }: Pick<contract.rentals.HistoryRow, 'action'>) {
  return STEPS.find((known) => known === action) ?? 'other';
}
