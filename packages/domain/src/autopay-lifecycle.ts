import { AUTOPAY, type AutoPay, type RentalParty, type RentalStatus } from './rental-lifecycle.ts';

/** AutoPay of a rental as a transition table for commands, policies, buttons and tests. */

export const AUTOPAY_STATES = ['off', 'on', 'asked', 'stop_asked', 'paused'] as const;
/** What both sides read about AutoPay. */
export type AutopayState = (typeof AUTOPAY_STATES)[number];

export const AUTOPAY_PAUSES = [
  'collections_held',
  'payouts',
  'card_disputed',
  'no_card',
  'card_invalid',
  'card_shared',
] as const;
/** Why AutoPay charges no card although it is on. */
export type AutopayPause = (typeof AUTOPAY_PAUSES)[number];

export const AUTOPAY_ENDS = ['dispute_lost', 'payouts_disconnected'] as const;
/** What turned AutoPay off if neither side did. */
export type AutopayEnd = (typeof AUTOPAY_ENDS)[number];

export const AUTOPAY_BEFORE_END = ['on', 'asked', 'offered'] as const;
/** What ended: AutoPay that was on, a request that nobody had answered, or a part of an invitation. */
export type AutopayBeforeEnd = (typeof AUTOPAY_BEFORE_END)[number];

/** What was there before AutoPay of a rental in a status was turned off. */
export function autopayBeforeEnd(from: unknown, status: string): AutopayBeforeEnd {
  if (from === 2) return 'asked';
  return status === 'pending' ? 'offered' : 'on';
}

export type AutopayAction =
  | 'request_autopay'
  | 'accept_autopay'
  | 'decline_autopay'
  | 'disable_autopay';

export interface AutopayTransition {
  readonly action: AutopayAction;
  readonly by: Exclude<RentalParty, 'system'>;
  readonly status: RentalStatus;
  readonly from: AutoPay;
  readonly to: AutoPay;
  /** Whether the tenant's card is charged from now on, so that there must be one. */
  readonly needsCard?: true;
  /** Whether the lister must be able to receive payments. */
  readonly needsPayout?: true;
}

const accepted = { status: 'accepted' } as const;
const pending = { status: 'pending' } as const;

/** Transitions that are not listed are impossible. */
export const AUTOPAY_TRANSITIONS: readonly AutopayTransition[] = [
  {
    action: 'request_autopay',
    by: 'lister',
    ...accepted,
    from: AUTOPAY.off,
    to: AUTOPAY.asked,
    needsPayout: true,
  },
  {
    action: 'request_autopay',
    by: 'lister',
    ...pending,
    from: AUTOPAY.off,
    to: AUTOPAY.asked,
    needsPayout: true,
  },
  // Withdraws the request to stop.
  { action: 'request_autopay', by: 'lister', ...accepted, from: AUTOPAY.stopAsked, to: AUTOPAY.on },
  { action: 'disable_autopay', by: 'lister', ...accepted, from: AUTOPAY.on, to: AUTOPAY.stopAsked },
  { action: 'disable_autopay', by: 'lister', ...accepted, from: AUTOPAY.asked, to: AUTOPAY.off },
  { action: 'disable_autopay', by: 'lister', ...pending, from: AUTOPAY.on, to: AUTOPAY.off },
  { action: 'disable_autopay', by: 'lister', ...pending, from: AUTOPAY.asked, to: AUTOPAY.off },
  {
    action: 'accept_autopay',
    by: 'tenant',
    ...accepted,
    from: AUTOPAY.asked,
    to: AUTOPAY.on,
    needsCard: true,
    needsPayout: true,
  },
  { action: 'accept_autopay', by: 'tenant', ...accepted, from: AUTOPAY.stopAsked, to: AUTOPAY.off },
  { action: 'decline_autopay', by: 'tenant', ...accepted, from: AUTOPAY.asked, to: AUTOPAY.off },
  { action: 'decline_autopay', by: 'tenant', ...accepted, from: AUTOPAY.stopAsked, to: AUTOPAY.on },
  { action: 'disable_autopay', by: 'tenant', ...accepted, from: AUTOPAY.on, to: AUTOPAY.off },
  { action: 'disable_autopay', by: 'tenant', ...accepted, from: AUTOPAY.asked, to: AUTOPAY.off },
  {
    action: 'disable_autopay',
    by: 'tenant',
    ...accepted,
    from: AUTOPAY.stopAsked,
    to: AUTOPAY.off,
  },
  { action: 'disable_autopay', by: 'tenant', ...pending, from: AUTOPAY.on, to: AUTOPAY.off },
  { action: 'disable_autopay', by: 'tenant', ...pending, from: AUTOPAY.asked, to: AUTOPAY.off },
];

/** The transition of an action; undefined if impossible. */
export function autopayTransition(
  action: AutopayAction,
  by: RentalParty,
  { status, auto_pay }: { status: RentalStatus; auto_pay: AutoPay },
): AutopayTransition | undefined {
  return AUTOPAY_TRANSITIONS.find(
    (step) =>
      step.action === action && step.by === by && step.status === status && step.from === auto_pay,
  );
}

/** Whether the card is charged automatically. A lister's request to stop waits for the tenant. */
export const isAutopayOn = (autoPay: AutoPay): boolean =>
  autoPay === AUTOPAY.on || autoPay === AUTOPAY.stopAsked;

/** Why a tenant is not asked for AutoPay again after it ended with their lister's. */
export const NOT_ASKED_REASONS = ['no_rent', 'card_amount', 'no_contact'] as const;
export type NotAskedReason = (typeof NOT_ASKED_REASONS)[number];

/** The state of each value, before anything pauses it. */
export const AUTOPAY_STATE_OF: Readonly<Record<AutoPay, Exclude<AutopayState, 'paused'>>> = {
  [AUTOPAY.off]: 'off',
  [AUTOPAY.on]: 'on',
  [AUTOPAY.asked]: 'asked',
  [AUTOPAY.stopAsked]: 'stop_asked',
};
