import type { contract } from '@crewpad/contract';
import type { NotifiedStep } from './queries/notified-rental.ts';

type Kind = contract.notifications.NotificationKind;
export type Party = 'lister' | 'tenant';

/** Steps that notify a rental's lister or tenant, unless they took them. */
const STEPS: Readonly<Record<Party, Readonly<Record<string, Kind>>>> = {
  lister: {
    request_checkout: 'checkout_requested',
    leave: 'tenant_left',
    end: 'tenant_rental_ended',
    accept_autopay: 'autopay_answered',
    decline_autopay: 'autopay_answered',
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

/** What the lister or the end of their payouts changed, for the tenant. */
const AUTOPAY_CHANGES: Readonly<Record<string, Kind>> = {
  '1 3': 'autopay_stop_asked',
  '3 1': 'autopay_stop_withdrawn',
  '2 0': 'autopay_request_withdrawn',
  '1 0': 'autopay_off',
  '3 0': 'autopay_off',
};

/** The notice of a step for one of the parties; undefined if there is none. */
export function stepNotice(step: NotifiedStep, to: Party): Kind | undefined {
  const { action, autopay_change, is_autopay_ended } = step;
  if (to === 'tenant' && is_autopay_ended) return 'autopay_ended_payouts';
  const change = to === 'tenant' ? AUTOPAY_CHANGES[autopay_change ?? ''] : undefined;
  return change ?? STEPS[to][action];
}
