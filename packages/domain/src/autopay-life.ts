import type { AutoPay, RentalParty, RentalStatus } from './rental-life.ts';

/** AutoPay of a rental as data: commands, policies, buttons and tests read this table. */

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
  /** The tenant's card is charged from now on, so there must be one. */
  readonly needsCard?: true;
  /** The lister must be able to receive payments. */
  readonly needsPayout?: true;
}

const accepted = { status: 'accepted' } as const;
const pending = { status: 'pending' } as const;

/** What is not listed here cannot happen. */
export const AUTOPAY_TRANSITIONS: readonly AutopayTransition[] = [
  { action: 'request_autopay', by: 'lister', ...accepted, from: 0, to: 2, needsPayout: true },
  { action: 'request_autopay', by: 'lister', ...pending, from: 0, to: 2, needsPayout: true },
  { action: 'disable_autopay', by: 'lister', ...accepted, from: 1, to: 3 },
  { action: 'disable_autopay', by: 'lister', ...accepted, from: 2, to: 0 },
  { action: 'disable_autopay', by: 'lister', ...pending, from: 1, to: 0 },
  { action: 'disable_autopay', by: 'lister', ...pending, from: 2, to: 0 },
  {
    action: 'accept_autopay',
    by: 'tenant',
    ...accepted,
    from: 2,
    to: 1,
    needsCard: true,
    needsPayout: true,
  },
  { action: 'accept_autopay', by: 'tenant', ...accepted, from: 3, to: 0 },
  { action: 'decline_autopay', by: 'tenant', ...accepted, from: 2, to: 0 },
  { action: 'decline_autopay', by: 'tenant', ...accepted, from: 3, to: 1 },
  { action: 'disable_autopay', by: 'tenant', ...accepted, from: 1, to: 0 },
  { action: 'disable_autopay', by: 'tenant', ...accepted, from: 2, to: 0 },
  { action: 'disable_autopay', by: 'tenant', ...accepted, from: 3, to: 0 },
  { action: 'disable_autopay', by: 'tenant', ...pending, from: 1, to: 0 },
  { action: 'disable_autopay', by: 'tenant', ...pending, from: 2, to: 0 },
];

/** The step that an action takes; undefined: it is not possible there. */
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
export const isAutopayOn = (autoPay: AutoPay): boolean => autoPay === 1 || autoPay === 3;
