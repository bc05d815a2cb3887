/** The transition table of a rental, for commands, policies, buttons, jobs and tests. */

export const RENTAL_STATUSES = ['pending', 'accepted', 'cancelled', 'declined', 'ended'] as const;
/** Stored statuses. Pending: an invitation. Cancelled, declined and ended are final. */
export type RentalStatus = (typeof RENTAL_STATUSES)[number];

/** API statuses: cancelled and declined are `deleted`, ended is `complete` and shown as Ended. */
export const WIRE_RENTAL_STATUSES = ['pending', 'accepted', 'deleted', 'complete'] as const;
export type WireRentalStatus = (typeof WIRE_RENTAL_STATUSES)[number];

export const RENTAL_CLOSINGS = ['cancelled', 'declined', 'expired', 'checked_out', 'left'] as const;
/** How a rental ended. */
export type RentalClosing = (typeof RENTAL_CLOSINGS)[number];

/** Who ended a stay, and how: the lister confirmed a requested day, or set one. */
export const STAY_ENDINGS = ['left', 'checked_out', 'confirmed', 'set', 'agreed'] as const;
export type StayEnding = (typeof STAY_ENDINGS)[number];

export const RENTAL_PHASES = [
  'invited',
  'upcoming',
  'staying',
  'leaving',
  'ended',
  'deleted',
] as const;
/** The displayed status of a rental today. Leaving: a check-out is agreed. */
export type RentalPhase = (typeof RENTAL_PHASES)[number];

export type RentalParty = 'lister' | 'tenant' | 'system';

export type RentalAction =
  | 'edit_invite'
  | 'resend_invite'
  | 'cancel_invite'
  | 'accept'
  | 'decline'
  | 'expire'
  | 'update'
  | 'accept_rent_change'
  | 'decline_rent_change'
  | 'withdraw_rent_change'
  | 'request_checkout'
  | 'withdraw_checkout'
  | 'dismiss_answer'
  | 'confirm_checkout'
  | 'decline_checkout'
  | 'schedule_checkout'
  | 'check_out'
  | 'leave'
  | 'end'
  | 'settle'
  | 'edit_note';

export interface RentalTransition {
  readonly action: RentalAction;
  readonly by: RentalParty;
  readonly from: RentalStatus;
  readonly to: RentalStatus;
  /** Set on steps that close the rental. */
  readonly closedAs?: RentalClosing;
  /** Only while a check-out request of the tenant is open. */
  readonly needsRequest?: true;
  /** Only for listers with an active account and an unexpired plan. */
  readonly needsPlan?: true;
}

/** Transitions that are not listed are impossible. */
export const RENTAL_TRANSITIONS: readonly RentalTransition[] = [
  { action: 'edit_invite', by: 'lister', from: 'pending', to: 'pending', needsPlan: true },
  { action: 'resend_invite', by: 'lister', from: 'pending', to: 'pending', needsPlan: true },
  {
    action: 'cancel_invite',
    by: 'lister',
    from: 'pending',
    to: 'cancelled',
    closedAs: 'cancelled',
  },
  { action: 'accept', by: 'tenant', from: 'pending', to: 'accepted' },
  { action: 'decline', by: 'tenant', from: 'pending', to: 'declined', closedAs: 'declined' },
  { action: 'expire', by: 'system', from: 'pending', to: 'cancelled', closedAs: 'expired' },
  { action: 'update', by: 'lister', from: 'accepted', to: 'accepted', needsPlan: true },
  { action: 'accept_rent_change', by: 'tenant', from: 'accepted', to: 'accepted' },
  { action: 'decline_rent_change', by: 'tenant', from: 'accepted', to: 'accepted' },
  { action: 'withdraw_rent_change', by: 'lister', from: 'accepted', to: 'accepted' },
  { action: 'request_checkout', by: 'tenant', from: 'pending', to: 'pending' },
  { action: 'request_checkout', by: 'tenant', from: 'accepted', to: 'accepted' },
  {
    action: 'withdraw_checkout',
    by: 'tenant',
    from: 'pending',
    to: 'pending',
    needsRequest: true,
  },
  {
    action: 'withdraw_checkout',
    by: 'tenant',
    from: 'accepted',
    to: 'accepted',
    needsRequest: true,
  },
  {
    action: 'confirm_checkout',
    by: 'lister',
    from: 'pending',
    to: 'pending',
    needsRequest: true,
  },
  {
    action: 'confirm_checkout',
    by: 'lister',
    from: 'accepted',
    to: 'accepted',
    needsRequest: true,
  },
  {
    action: 'decline_checkout',
    by: 'lister',
    from: 'pending',
    to: 'pending',
    needsRequest: true,
  },
  {
    action: 'decline_checkout',
    by: 'lister',
    from: 'accepted',
    to: 'accepted',
    needsRequest: true,
  },
  { action: 'schedule_checkout', by: 'lister', from: 'accepted', to: 'accepted' },
  { action: 'check_out', by: 'lister', from: 'accepted', to: 'ended', closedAs: 'checked_out' },
  { action: 'leave', by: 'tenant', from: 'accepted', to: 'ended', closedAs: 'left' },
  { action: 'end', by: 'system', from: 'accepted', to: 'ended', closedAs: 'checked_out' },
  { action: 'settle', by: 'lister', from: 'ended', to: 'ended' },
  ...RENTAL_STATUSES.flatMap((status): RentalTransition[] => [
    { action: 'edit_note', by: 'lister', from: status, to: status },
    { action: 'dismiss_answer', by: 'tenant', from: status, to: status },
  ]),
];

/** The transition of an action from a status; undefined if impossible. */
export function rentalTransition(
  action: RentalAction,
  from: RentalStatus,
): RentalTransition | undefined {
  return RENTAL_TRANSITIONS.find((step) => step.action === action && step.from === from);
}

const WIRE_STATUS: Readonly<Record<RentalStatus, WireRentalStatus>> = {
  pending: 'pending',
  accepted: 'accepted',
  cancelled: 'deleted',
  declined: 'deleted',
  ended: 'complete',
};

export const wireRentalStatus = (status: RentalStatus): WireRentalStatus => WIRE_STATUS[status];

/** @param today the local date */
export function rentalPhase(
  rental: { status: RentalStatus; start_date: string; checkout_date: string | null },
  today: string,
): RentalPhase {
  if (rental.status === 'pending') return 'invited';
  if (rental.status === 'ended') return 'ended';
  if (rental.status !== 'accepted') return 'deleted';
  if (rental.start_date > today) return 'upcoming';
  return rental.checkout_date === null ? 'staying' : 'leaving';
}

interface StayTimes {
  start_date: string;
  start_time: string | null;
  checkout_date: string | null;
  checkout_time: string | null;
}

/** Whether a stay ends before its check-in, so that it has no day. */
export function isEmptyStay(stay: StayTimes): boolean {
  const { start_date, start_time, checkout_date, checkout_time } = stay;
  if (checkout_date === null || checkout_date > start_date) return false;
  if (checkout_date < start_date) return true;
  return start_time !== null && checkout_time !== null && checkout_time <= start_time;
}

/** The six-digit booking reference. */
export const bookingReference = (id: number): string => String(id).padStart(6, '0');

export const JOB_POSITIONS = [
  'Pilot',
  'Flight Attendant',
  'Gate Agent',
  'Mechanic',
  'Corporate',
  'Other',
] as const;
export type JobPosition = (typeof JOB_POSITIONS)[number];

/** Stored AutoPay of a rental. Asked: the lister asks to turn it on. Stop asked: to turn it off. */
export const AUTOPAY = { off: 0, on: 1, asked: 2, stopAsked: 3 } as const;
export const AUTO_PAY_STATES = [AUTOPAY.off, AUTOPAY.on, AUTOPAY.asked, AUTOPAY.stopAsked] as const;
export type AutoPay = (typeof AUTO_PAY_STATES)[number];

/** Delay before the redirect after an acceptance, and before the reload. */
export const AFTER_ACCEPT_MS = 1500;
export const RELOAD_AFTER_ACCEPT_MS = 1200;
export const EMAIL_SEARCH_DEBOUNCE_MS = 333;
export const SEARCH_FILTER_DEBOUNCE_MS = 1000;
/** Reminders of an unanswered invitation are sent after this many days. */
export const INVITATION_REMINDER_DAYS = [3, 7] as const;
export const PRIVATE_NOTE_MAX = 5000;
export const REASON_MAX = 1000;
export const OBJECTION_MAX = 1000;
/** Maximum amount in a rental, in US dollars. */
export const RENTAL_AMOUNT_MAX = 100_000;

/**
 * The states of a deposit. Part: less than agreed is held. Taken back: by a bank, and not paid
 * again.
 */
export const DEPOSIT_STATES = [
  'none',
  'agreed',
  'due',
  'processing',
  'part',
  'held',
  'settled',
  'taken_back',
] as const;
export type DepositStateName = (typeof DEPOSIT_STATES)[number];

/** Reasons that nobody typed: stored as these codes, and read in the language of their reader. */
export const PRESET_REASONS = ['no_reason', 'unused_days', 'account_closed'] as const;
export type PresetReason = (typeof PRESET_REASONS)[number];
