import type { contract } from '@crewpad/contract';
import type { Trx } from '../../platform/database/transaction.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import { findNotifiedRental, findNotifiedStep, type NotifiedRental } from './facts.queries.ts';
import { type Party, stepNotice } from './step-notices.ts';

type Kind = contract.notifications.NotificationKind;
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
