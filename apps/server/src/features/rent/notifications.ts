import type { contract } from '@crewpad/contract';
import { localDate, toCents } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { findNotifiedCharge } from '../billing/index.ts';
import type { NotificationsOf } from '../notifications/index.ts';
import { getRental, noticeAbout, type Party, presentOwed } from '../rentals/index.ts';
import { disputedAmount, findObjectedPayment, openRent } from './emails/dispute-emails.ts';
import {
  findMailedCover,
  findMailedCredit,
  findMailedDispute,
  findNotifiedPayment,
  findNotifiedRefund,
  findNotifiedRequest,
} from './emails/mailed-money.queries.ts';
import { findDueDay, listLeftRent } from './emails/mailed-rent.queries.ts';
import { findRemindedRent } from './emails/rent-emails.ts';
import { findReminder } from './reminder.ts';
import { findRentChange } from './rent-changes.ts';

type Kind = contract.notifications.NotificationKind;
type Data = contract.notifications.NotificationData;

const RENT_CHANGE_STEPS: Readonly<Record<Party, Readonly<Record<string, Kind>>>> = {
  tenant: {
    announced: 'rent_change_announced',
    asked: 'rent_change_asked',
    withdrawn: 'rent_change_withdrawn',
  },
  lister: { accepted: 'rent_change_accepted', declined: 'rent_change_declined' },
};

const REQUEST_STEPS = {
  sent: ['tenant', 'payment_requested'],
  changed: ['tenant', 'payment_request_changed'],
  withdrawn: ['tenant', 'payment_request_withdrawn'],
  paid: ['lister', 'payment_request_paid'],
  rejected: ['lister', 'payment_request_rejected'],
} as const satisfies Record<string, readonly [Party, Kind]>;

const TO_CONFIRM = { tenant: 'deposit_to_confirm', lister: 'tenant_deposit_to_confirm' } as const;

const DISPUTES = {
  inquiry: 'inquiry',
  open: 'opened',
  won: 'won',
  lost: 'lost',
  not_taken: 'lost',
  taken: 'taken',
  given_back: 'given_back',
  owed: 'owed',
} as const;

/** The emails about rent and other money of a stay that are also notifications. */
export const rentNotifications = {
  async autopay_paused(trx, { rentalId }) {
    if (rentalId === undefined) return undefined;
    const { has_invalid_card } = await getRental(trx, rentalId);
    const reason = has_invalid_card ? 'card_invalid' : 'no_card';
    return noticeAbout(trx, rentalId, 'lister', 'tenant_autopay_paused', { reason });
  },
  autopay_resumed: (trx, { rentalId }) =>
    noticeAbout(trx, rentalId, 'lister', 'tenant_autopay_resumed'),
  async deposit_reminder(trx, { rentalId }) {
    if (rentalId === undefined) return undefined;
    const { held } = (await getRental(trx, rentalId)).deposit_money;
    return noticeAbout(trx, rentalId, 'lister', 'deposit_reminder', { amount_cents: held });
  },
  async deposit_unconfirmed(trx, { rentalId, to = 'tenant' }) {
    if (rentalId === undefined) return undefined;
    const { deposit } = await getRental(trx, rentalId);
    return noticeAbout(trx, rentalId, to, TO_CONFIRM[to], { amount_cents: deposit });
  },
  async rent_reminder(trx, order) {
    const rent = await findRemindedRent(trx, order);
    return rent && noticeAbout(trx, order.rentalId, 'tenant', 'rent_reminder', rent);
  },
  rent_left: (trx, { rentalId, leftAt, to = 'tenant', isAfterHold }) =>
    aboutLeftRent(trx, { rentalId, leftAt }, to, isAfterHold ? { reason: 'collections_held' } : {}),
  collections_held: (trx, { rentalId, step = 'held' }) =>
    noticeAbout(trx, rentalId, 'tenant', `collections_${step}`),

  rent_paid: (trx, { obligationId }) => aboutRent(trx, obligationId, 'lister', 'rent_paid'),
  rent_failed: async (trx, { obligationId: id, to = 'tenant' }) => {
    const isWaiting = (await findNotifiedCharge(trx, id))?.must_confirm;
    const kind = isWaiting ? 'rent_to_confirm' : 'rent_failed';
    return aboutRent(trx, id, to, to === 'tenant' ? kind : `tenant_${kind}`);
  },

  rent_due: (trx, { obligationId }) => aboutRent(trx, obligationId, 'tenant', 'rent_due'),
  async rent_late(trx, { obligationId, to = 'tenant' }) {
    const kind = to === 'tenant' ? 'rent_late' : 'tenant_rent_late';
    return aboutRent(trx, obligationId, to, kind, { date: await findDueDay(trx, obligationId) });
  },

  async rent_reminded(trx, { reminderId }) {
    const reminder = await findReminder(trx, reminderId);
    if (reminder === undefined) return undefined;
    const owed = presentOwed(await getRental(trx, reminder.rental_id), reminder.created_at);
    if (owed === null) return undefined;
    const { amount, since: date } = owed;
    const more = { amount_cents: toCents(amount), date };
    const kind = reminder.is_automatic ? 'rent_overdue' : 'rent_reminded';
    return noticeAbout(trx, reminder.rental_id, 'tenant', kind, more);
  },

  async rent_change(trx, { changeId, step, to }) {
    const kind = step && to && RENT_CHANGE_STEPS[to][step];
    const change = kind && (await findRentChange(trx, changeId));
    if (change === undefined || kind === undefined || to === undefined) return undefined;
    const { rental_id, new_cents, from_date } = change;
    return noticeAbout(trx, rental_id, to, kind, { amount_cents: new_cents, date: from_date });
  },

  async payment_request(trx, { requestId, step }) {
    const request = step && (await findNotifiedRequest(trx, requestId));
    if (step === undefined || request === undefined) return undefined;
    const [to, kind] = REQUEST_STEPS[step];
    const { rental_id, amount_cents, obligation_id: transaction_id } = request;
    return noticeAbout(trx, rental_id, to, kind, { amount_cents, transaction_id });
  },

  manual_payment: (trx, { paymentId }) =>
    aboutPayment(trx, paymentId, 'tenant', 'payment_recorded'),

  async rent_covered(trx, { allocationId, to }) {
    const covered = to && (await findMailedCover(trx, allocationId));
    if (covered === undefined || to === undefined) return undefined;
    const kind = to === 'tenant' ? 'rent_covered' : 'tenant_rent_covered';
    const id = covered.obligation_id;
    const date = await findDueDay(trx, id);
    return aboutRent(trx, id, to, kind, { amount_cents: covered.amount, date });
  },
  payment_voided: async (trx, { paymentId, to }) =>
    to && aboutPayment(trx, paymentId, to, 'payment_voided'),
  credit_kept: async (trx, { rentalId, allocationId, to }) => {
    const credit = to && (await findMailedCredit(trx, allocationId));
    const amount = { amount_cents: credit?.cents ?? 0 };
    const kind = to === 'tenant' ? 'credit_kept' : 'tenant_credit_kept';
    return credit && to && noticeAbout(trx, rentalId, to, kind, amount);
  },

  async payment_refund(trx, { refundId, step, isAgain }) {
    const refund = await findNotifiedRefund(trx, refundId);
    if (refund === undefined) return undefined;
    const { transaction_id, amount_cents } = refund;
    const amount = { amount_cents };
    if (step === 'failed') {
      return aboutPayment(trx, transaction_id, 'lister', 'refund_failed', amount);
    }
    if (isAgain) return aboutPayment(trx, transaction_id, 'tenant', 'refund_again', amount);
    const payment = await findNotifiedPayment(trx, transaction_id);
    if (payment?.payment_for !== 'deposit') {
      return aboutPayment(trx, transaction_id, 'tenant', 'payment_refunded', amount);
    }
    const { kept_cents } = refund;
    const parts = { ...amount, ...(kept_cents > 0 && { kept_cents }) };
    return aboutPayment(trx, transaction_id, 'tenant', 'deposit_settled', parts);
  },

  async refund_returned(trx, { refundId, step = 'retrying', to = 'tenant' }) {
    const refund = await findNotifiedRefund(trx, refundId);
    if (refund === undefined) return undefined;
    const { transaction_id, amount_cents } = refund;
    if (step === 'owed')
      return aboutPayment(trx, transaction_id, 'lister', 'dispute_owed', { amount_cents });
    const kind = to === 'tenant' ? (`refund_${step}` as const) : (`tenant_refund_${step}` as const);
    return aboutPayment(trx, transaction_id, to, kind, { amount_cents });
  },

  async payment_dispute(trx, { disputeId, step, to = 'lister' }) {
    const dispute = await findMailedDispute(trx, disputeId);
    if (dispute === undefined || step === undefined) return undefined;
    const isQuiet = step === 'won' && !dispute.hasMoved;
    const name = isQuiet ? 'closed' : DISPUTES[step];
    const kind = to === 'tenant' ? `own_dispute_${name}` : `dispute_${name}`;
    const amount_cents = disputedAmount(dispute, step);
    const open = step === 'lost' || step === 'taken' ? openRent(dispute) : null;
    const date = open && localDate(open.since, dispute.timeZone);
    const more = { amount_cents, ...(date !== null && { date }) };
    return aboutPayment(trx, dispute.transactionId, to, kind as Kind, more);
  },

  async objection(trx, { objectionId, step, to }) {
    const payment = to && step && (await findObjectedPayment(trx, objectionId));
    return payment && to && aboutPayment(trx, payment.id, to, `objection_${step}`, payment.part);
  },

  rent_written_off: (trx, { obligationId: id }) => aboutRent(trx, id, 'tenant', 'rent_written_off'),
} satisfies NotificationsOf;

async function aboutRent(
  trx: Trx,
  obligationId: number | undefined,
  to: Party,
  kind: Kind,
  more: Data = {},
) {
  const charge = await findNotifiedCharge(trx, obligationId);
  if (kind === 'rent_due' && charge?.data.amount_cents === 0) return undefined;
  return charge && noticeAbout(trx, charge.data.rental_id, to, kind, { ...charge.data, ...more });
}

async function aboutLeftRent(
  trx: Trx,
  order: Parameters<typeof listLeftRent>[1],
  to: Party,
  more: Data,
) {
  const rows = await listLeftRent(trx, order);
  const amount_cents = rows.reduce((sum, { amount }) => sum + amount, 0);
  const kind = to === 'tenant' ? 'rent_left' : 'tenant_rent_left';
  if (rows.length === 0) return undefined;
  return noticeAbout(trx, order.rentalId, to, kind, { amount_cents, ...more });
}

async function aboutPayment(
  trx: Trx,
  id: number | undefined,
  to: Party,
  kind: Kind,
  more: Data = {},
) {
  const payment = await findNotifiedPayment(trx, id);
  if (id === undefined || payment === undefined) return undefined;
  const data = { transaction_id: id, amount_cents: payment.amount_cents, ...more };
  return noticeAbout(trx, payment.rental_id ?? undefined, to, kind, data);
}
