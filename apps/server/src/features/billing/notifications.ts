import type { contract } from '@crewpad/contract';
import { renewalChargeAt } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import { findNotifiedCharge } from './ledger/obligations.queries.ts';

type Kind = contract.notifications.NotificationKind;

/** About a charge, for its payer. */
const aboutCharge =
  (kind: Kind) =>
  async (trx: Trx, { obligationId }: { obligationId?: number }) => {
    const charge = await findNotifiedCharge(trx, obligationId);
    return charge && { memberId: charge.payer_id, kind, data: charge.data };
  };

/** For the payer of a payment. Payments that they made themself are listed as read. */
async function aboutPayment(trx: Trx, { obligationId }: { obligationId?: number }) {
  const charge = await findNotifiedCharge(trx, obligationId);
  if (charge === undefined) return undefined;
  const { payer_id: memberId, data, is_manual: isRead } = charge;
  return { memberId, kind: 'paid' as const, data, isRead };
}

/** About the end of the term of a plan. */
const aboutTerm =
  (kind: Kind) =>
  async (_trx: Trx, { memberId, termEndsAt }: { memberId?: number; termEndsAt?: string }) =>
    memberId === undefined
      ? undefined
      : { memberId, kind, data: termEndsAt === undefined ? {} : { date: termEndsAt.slice(0, 10) } };

/** About the charge of the next term. */
async function aboutRenewal(
  _trx: Trx,
  { memberId, termEndsAt }: { memberId?: number; termEndsAt?: string },
) {
  if (memberId === undefined || termEndsAt === undefined) return undefined;
  const date = renewalChargeAt(new Date(termEndsAt)).toISOString().slice(0, 10);
  return { memberId, kind: 'renewal_notice' as const, data: { date } };
}

/** The emails about payments and plans that are also notifications. */
export const billingNotifications = {
  receipt: aboutPayment,
  payment_failed: aboutCharge('payment_failed'),
  renewal_failed: aboutCharge('renewal_failed'),
  renewal_notice: aboutRenewal,
  term_ending: aboutTerm('term_ending'),
  account_expired: aboutTerm('account_expired'),
} satisfies NotificationsOf;
