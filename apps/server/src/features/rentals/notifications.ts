import type { contract } from '@crewpad/contract';
import type { Trx } from '../../platform/database/transaction.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import {
  findNotifiedRental,
  findNotifiedStep,
  type NotifiedRental,
  type NotifiedStep,
} from './facts.queries.ts';

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
function stepNotice(step: NotifiedStep, to: Party): Kind | undefined {
  const { action, autopay_change, autopay_ended_from } = step;
  if (to === 'tenant' && autopay_ended_from !== null) return 'autopay_ended_payouts';
  const changes = to === 'tenant' ? AUTOPAY_CHANGES : AUTOPAY_ANSWERS;
  const change = changes[autopay_change ?? ''];
  return change ?? STEPS[to][action];
}

type Data = contract.notifications.NotificationData;

interface AboutRental {
  rentalId?: number;
}

const EXPIRED = { tenant: 'invitation_expired', lister: 'invitation_unanswered' } as const;

/** A notice for the tenant of a rental. */
const toTenant =
  (kind: Kind) =>
  (trx: Trx, { rentalId }: AboutRental) =>
    noticeAbout(trx, rentalId, 'tenant', kind);
/** The emails about rentals that are also notifications. */
export const rentalNotifications = {
  rental_invitation: toTenant('invitation_received'),
  rental_offer_changed: toTenant('invitation_changed'),
  rental_reminder: toTenant('invitation_reminder'),
  rental_cancelled: toTenant('invitation_cancelled'),
  rental_expired: (trx, { rentalId, to = 'tenant' }) => noticeAbout(trx, rentalId, to, EXPIRED[to]),
  // Tenants accept themselves.
  rental_accepted: async (trx, { rentalId, to }) =>
    to === 'lister' ? noticeAbout(trx, rentalId, to, 'invitation_accepted') : undefined,
  rental_declined: async (trx, { rentalId, to = 'lister' }) =>
    to === 'lister' ? noticeAbout(trx, rentalId, to, 'invitation_declined') : undefined,
  rental_changed: toTenant('rental_changed'),
  async rental_step(trx, { historyId, to }) {
    const step = await findNotifiedStep(trx, historyId);
    const kind = step && to && stepNotice(step, to);
    if (kind === undefined || to === undefined || step?.actor === to) return undefined;
    const { day = null, autopay_ended_from: ended = null, outcome } = step ?? {};
    return noticeAbout(trx, step?.rental_id, to, kind, {
      ...outcome,
      ...(day !== null && { date: day }),
      ...(kind === 'autopay_ended_payouts' && ended !== null && { ended_from: ended }),
    });
  },
} satisfies NotificationsOf;

/** A notification about a rental for one of its parties. */
export async function noticeAbout(
  trx: Trx,
  rentalId: number | undefined,
  to: Party,
  kind: Kind,
  more: Data = {},
) {
  const rental = await findNotifiedRental(trx, rentalId);
  const memberId = to === 'lister' ? rental?.lister_id : rental?.tenant_id;
  if (rental === undefined || memberId === undefined || memberId === null) return undefined;
  const data = { rental_id: rental.id, listing_id: rental.listing_id, ...otherParty(rental, to) };
  return { memberId, kind, data: { ...data, ...more } };
}

/** People without an account have the name that the lister entered. */
function otherParty({ lister_id, tenant_id, tenant_name }: NotifiedRental, to: Party): Data {
  if (to === 'tenant') return { person_id: lister_id };
  if (tenant_id !== null) return { person_id: tenant_id };
  return tenant_name === '' ? {} : { person_name: tenant_name };
}
