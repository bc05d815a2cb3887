import type { contract } from '@crewpad/contract';
import type { NotifiedStep } from './facts.queries.ts';

type Kind = contract.notifications.NotificationKind;
export type Party = 'lister' | 'tenant';

/** Steps that notify a rental's lister or tenant, unless they took them. */
const STEPS: Readonly<Record<Party, Readonly<Record<string, Kind>>>> = {
  lister: {
    request_checkout: 'checkout_requested',
    leave: 'tenant_left',
    end: 'tenant_rental_ended',
    disable_autopay: 'tenant_autopay_changed',
  },
  tenant: {
    confirm_checkout: 'checkout_confirmed',
    decline_checkout: 'checkout_declined',
    schedule_checkout: 'checkout_scheduled',
    check_out: 'checked_out',
    end: 'rental_ended',
    settle: 'settlement_closed',
    request_autopay: 'autopay_requested',
  },
};

/** From and to which state AutoPay changed: for the tenant by the lister or the end of their payouts. */
const AUTOPAY_CHANGES: Readonly<Record<string, Kind>> = {
  '1 3': 'autopay_stop_asked',
  '3 1': 'autopay_stop_withdrawn',
  '2 0': 'autopay_request_withdrawn',
  '1 0': 'autopay_off',
  '3 0': 'autopay_off',
};

/** For the lister, by the tenant's answer. */
const AUTOPAY_ANSWERS: Readonly<Record<string, Kind>> = {
  '2 1': 'autopay_accepted',
  '2 0': 'autopay_declined',
  '3 0': 'autopay_stop_accepted',
  '3 1': 'autopay_kept',
};

/** The notice of a step for one of the parties; undefined if there is none. */
export function stepNotice(step: NotifiedStep, to: Party): Kind | undefined {
  const { action, autopay_change, autopay_ended_from } = step;
  if (to === 'tenant' && autopay_ended_from !== null) return 'autopay_ended_payouts';
  const changes = to === 'tenant' ? AUTOPAY_CHANGES : AUTOPAY_ANSWERS;
  const change = changes[autopay_change ?? ''];
  return change ?? STEPS[to][action];
}
