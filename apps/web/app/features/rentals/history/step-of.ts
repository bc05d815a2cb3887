import type { contract } from '@crewpad/contract';
import {
  AUTOPAY_ENDS,
  type AutopayBeforeEnd,
  type AutopayEnd,
  autopayBeforeEnd,
} from '@crewpad/domain';

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
  'withdraw_checkout',
  'confirm_checkout',
  'decline_checkout',
  'schedule_checkout',
  'check_out',
  'leave',
  'end',
  'settle',
  'request_autopay',
  'accept_autopay',
  'decline_autopay',
  'disable_autopay',
  'pause_autopay',
  'resume_autopay',
  'ask_rent_change',
  'accept_rent_change',
  'decline_rent_change',
  'withdraw_rent_change',
  'edit_request',
  'write_off',
  'object',
  'withdraw_objection',
  'answer_objection',
  'keep_credit',
  'refund_returned',
  'refund_tried',
  'refund_refused',
] as const;

/** What happened to money; some sentences depend on its state. */
const MONEY_STEPS = [
  'add_payment',
  'void_payment',
  'provider_refund',
  'keep_deposit',
  'open_dispute',
  'send_request',
  'reject_request',
  'withdraw_request',
] as const;

/** Sentences about nobody's act. */
const OF_NOBODY = [
  'expire',
  'end',
  'provider_refund',
  'refund_returned',
  'refund_returned_next',
  'refund_tried',
  'refund_refused',
  'refund_failed',
  'dispute_won',
  'dispute_lost',
  'autopay_ended',
  'autopay_ended_dispute_lost',
  'autopay_ended_payouts_disconnected',
  'autopay_ended_payouts_disconnected_asked',
  'autopay_ended_payouts_disconnected_offered',
] as const;
type OfNobody = (typeof OF_NOBODY)[number];

/** Sentences of which the reader may be the object: "invited you". */
const TO_TENANT = ['invite', 'check_out', 'collect', 'ask_rent_change_from'] as const;

type Row = contract.rentals.HistoryRow;
type Entry = Pick<Row, 'action' | 'change_summary' | 'actor' | 'status'>;

/** The step of a history entry. Steps of a newer server read as `other`. */
export function stepOf({ action, change_summary, actor, status }: Entry) {
  const step = STEPS.find((value) => value === action) ?? 'other';
  // A lister asks the tenant to stop; AutoPay continues until they agree.
  const isRequest = step === 'disable_autopay' && change_summary.auto_pay?.to === 3;
  if (isRequest) return 'ask_autopay_off';
  const autopayEnd = AUTOPAY_ENDS.find((value) => value === change_summary.autopay_ended?.to);
  if (autopayEnd !== undefined) {
    return autopayEnded(autopayEnd, autopayBeforeEnd(change_summary.auto_pay?.from, status));
  }
  if (step === 'refund_returned' && change_summary.next_try_on?.to) return 'refund_returned_next';
  if (step === 'settle') return settlementOf(change_summary);
  // Objections of an older server do not say what they are about.
  if (isObjection(step) && change_summary.objection_about?.to) return `${step}_about` as const;
  // Nor do write-offs say which rent, and ends of requests which day.
  if (step === 'write_off' && change_summary.rent_days?.to) return 'write_off_days';
  if (isEndOfRequest(step) && change_summary.checkout_requested_date?.from) {
    return `${step}_on` as const;
  }
  // Nor do steps of a changed rent say from when.
  if (isRentChange(step) && change_summary.rent_from?.to) return `${step}_from` as const;
  if (step === 'update') return editOf(change_summary);
  return autopayStepOf(step, change_summary.auto_pay, actor);
}

/** The sentence for AutoPay that neither side ended: nothing ends where it was not on. Pure. */
export function autopayEnded(by: AutopayEnd, from: AutopayBeforeEnd) {
  if (by === 'dispute_lost') return `autopay_ended_${by}` as const;
  return from === 'on'
    ? (`autopay_ended_${by}` as const)
    : (`autopay_ended_${by}_${from}` as const);
}

/** What an answer is about, and what is taken back, follows from the state before. */
function autopayStepOf(
  step: (typeof STEPS)[number] | 'other',
  change: Entry['change_summary'][string] | undefined,
  actor: Row['actor'],
) {
  if (step === 'request_autopay' && change?.to === 1) return 'withdraw_autopay_off';
  if (step === 'accept_autopay' && change?.from === 3) return 'accept_autopay_off';
  if (step === 'decline_autopay' && change?.from === 3) return 'keep_autopay';
  if (step === 'disable_autopay' && change?.from === 3) {
    return actor === 'tenant' ? 'accept_autopay_off' : step;
  }
  if (step === 'disable_autopay' && change?.from === 2) {
    return actor === 'tenant' ? 'decline_autopay' : 'withdraw_autopay';
  }
  return step;
}

const OBJECTIONS = ['object', 'withdraw_objection', 'answer_objection'] as const;

const isObjection = (step: string): step is (typeof OBJECTIONS)[number] =>
  OBJECTIONS.some((value) => value === step);

const isEndOfRequest = (step: string): step is 'decline_checkout' | 'withdraw_checkout' =>
  step === 'decline_checkout' || step === 'withdraw_checkout';

const RENT_CHANGES = [
  'ask_rent_change',
  'accept_rent_change',
  'decline_rent_change',
  'withdraw_rent_change',
] as const;

const isRentChange = (step: string): step is (typeof RENT_CHANGES)[number] =>
  RENT_CHANGES.some((value) => value === step);

/** An edit that changes the rent from a day, or takes such a change back. */
function editOf({ rent_from, rent_replaced }: Entry['change_summary']) {
  if (rent_from?.to) return 'update_rent_from';
  return rent_replaced?.to ? 'update_rent_back' : 'update';
}

/** How the lister closed the settlement: what they kept and returned. */
function settlementOf({ kept, not_returned: rest, returned, rent_owed }: Entry['change_summary']) {
  if (rest !== undefined)
    return returned === undefined ? 'settle_not_returned' : 'settle_returned_part';
  // An older server counted what was kept of deposits, too.
  if (returned !== undefined) return kept === undefined ? 'settle_returned' : 'settle_both';
  if (kept !== undefined) return 'settle_kept';
  return rent_owed === undefined ? 'settle' : 'settle_owed';
}

/** Who started a charge. */
const CHARGES = {
  tenant: 'pay',
  lister: 'collect',
  system: 'charge',
  admin: 'charge',
} as const satisfies Record<Row['actor'], string>;

/** The same of an entry about money. */
function moneyStepOf({ action, actor }: Pick<Row, 'action' | 'actor'>, state: Money) {
  if (action === 'charge') return CHARGES[actor];
  if (action === 'refund') return refundStepOf(state);
  if (action === 'close_dispute') return state.state === 'won' ? 'dispute_won' : 'dispute_lost';
  return MONEY_STEPS.find((value) => value === action) ?? 'other';
}

type Money = Pick<NonNullable<Row['money']>, 'state' | 'method'>;

function refundStepOf({ state, method }: Money) {
  if (state === 'pending' || state === 'retrying') return 'refund_pending';
  if (state === 'returned') return 'refund_returned';
  if (state === 'failed') return 'refund_failed';
  return method === 'outside' ? 'refund_outside' : 'refund';
}

/** The text of an entry for its reader, who may be the one it is about. */
export function sentenceOf(row: Entry & { money: Money | null }, reader: 'lister' | 'tenant') {
  const stepName = row.money === null ? stepOf(row) : moneyStepOf(row, row.money);
  // Entries of an older server do not say what ended it.
  const step =
    stepName === 'disable_autopay' && row.actor === 'system' ? 'autopay_ended' : stepName;
  const isOfTenant = step === 'charge' || step === 'open_dispute';
  const isReader = (isOfTenant ? 'tenant' : row.actor) === reader;
  if (isOfPayouts(step) && reader === 'lister') return `${step}_you` as const;
  if (isOfNobody(step)) return step;
  if (isReader) return `${step}_you` as const;
  const toTenant = TO_TENANT.find((value) => value === step);
  return toTenant !== undefined && reader === 'tenant' ? (`${toTenant}_reader` as const) : step;
}

type OfPayouts = Extract<OfNobody, `${string}payouts_disconnected${string}`>;
const isOfPayouts = (step: string): step is OfPayouts =>
  step.startsWith('autopay_ended_payouts_disconnected');

function isOfNobody(step: string): step is OfNobody {
  return OF_NOBODY.some((value) => value === step);
}
