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
  'request_autopay',
  'accept_autopay',
  'decline_autopay',
  'disable_autopay',
  'ask_rent_change',
  'accept_rent_change',
  'decline_rent_change',
  'withdraw_rent_change',
  'add_payment',
  'void_payment',
  'write_off',
  'object',
  'withdraw_objection',
  'answer_objection',
  'keep_credit',
] as const;

type Entry = Pick<contract.rentals.HistoryRow, 'action' | 'change_summary'>;

/** The step of a history entry. Steps of a newer server read as `other`. */
export function stepOf({ action, change_summary }: Entry) {
  const step = STEPS.find((known) => known === action) ?? 'other';
  // A lister asks the tenant to stop; AutoPay continues until they agree.
  const isRequest = step === 'disable_autopay' && change_summary.auto_pay?.to === 3;
  if (isRequest) return 'ask_autopay_off';
  const isTakenBack = step === 'request_autopay' && change_summary.auto_pay?.to === 1;
  return isTakenBack ? 'withdraw_autopay_off' : step;
}
