import type { contract } from '@crewpad/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconBed,
  IconBellRinging,
  IconBuildingCommunity,
  IconCreditCard,
  IconFlag,
  IconKey,
  IconMessageCircle,
  IconStar,
} from '@tabler/icons-react';

type Notification = contract.notifications.Notification;
type Kind = contract.notifications.NotificationKind;

/** A notification's link and icon. */
interface Place {
  Icon: Icon;
  to: string | ((notification: Notification, memberId: number) => string);
}

const invited = { Icon: IconKey, to: '/my-crashpad' };
const crew = { Icon: IconKey, to: '/my-crew' };
const requests = { Icon: IconCreditCard, to: '/account-setting?tab=one-time-payment' };
const income = { Icon: IconCreditCard, to: '/lister/payments' };
const payments = { Icon: IconCreditCard, to: '/transactions' };
const alarmed = { Icon: IconAlertTriangle, to: '/transactions' };
const payouts = { Icon: IconAlertTriangle, to: '/account-setting?tab=autopay' };
const alarm = { Icon: IconAlertTriangle, to: '/lister/payments' };
const card = { Icon: IconAlertTriangle, to: '/update-payment-method' };
const plans = { Icon: IconCreditCard, to: '/account-setting?tab=my-services' };
const listings = { Icon: IconBuildingCommunity, to: '/my-crashpads' };
const policies = { Icon: IconFlag, to: '/policies' };
const waiting: Place = {
  Icon: IconBed,
  to: ({ data }) =>
    data.listing_id === undefined ? '/my-crashpad' : `/listing/${data.listing_id}`,
};
const waitlist = { Icon: IconBed, to: '/my-crew?tab=waitlist' };
const promotion: Place = {
  Icon: IconBuildingCommunity,
  to: ({ data }) =>
    data.listing_id === undefined ? '/my-crashpads' : `/featured-signup/${data.listing_id}`,
};

const PLACES: Readonly<Record<Kind, Place>> = {
  invitation_received: invited,
  invitation_changed: invited,
  invitation_reminder: invited,
  invitation_cancelled: invited,
  invitation_expired: invited,
  invitation_unanswered: crew,
  invitation_accepted: crew,
  invitation_declined: crew,
  rental_changed: invited,
  rental_ended: invited,
  tenant_rental_ended: crew,
  checkout_requested: crew,
  checkout_confirmed: invited,
  checkout_declined: invited,
  checkout_withdrawn: crew,
  checkout_scheduled: invited,
  checked_out: invited,
  settlement_closed: invited,
  tenant_left: crew,
  autopay_requested: invited,
  autopay_answered: crew,
  autopay_accepted: crew,
  autopay_declined: crew,
  autopay_stop_accepted: crew,
  autopay_kept: crew,
  autopay_changed: invited,
  autopay_stop_asked: invited,
  autopay_stop_withdrawn: invited,
  autopay_request_withdrawn: invited,
  autopay_off: invited,
  autopay_ended_payouts: invited,
  autopay_ended_dispute: invited,
  tenant_autopay_ended_dispute: crew,
  tenant_autopay_changed: crew,
  tenant_autopay_paused: crew,
  rent_paid: income,
  rent_reminder: { Icon: IconCreditCard, to: '/my-crashpad' },
  rent_failed: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_rent_failed: { Icon: IconAlertTriangle, to: '/my-crew' },
  deposit_to_confirm: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_deposit_to_confirm: { Icon: IconAlertTriangle, to: '/my-crew' },
  rent_to_confirm: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_rent_to_confirm: { Icon: IconAlertTriangle, to: '/my-crew' },
  rent_due: { Icon: IconCreditCard, to: '/my-crashpad' },
  rent_late: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_rent_late: { Icon: IconAlertTriangle, to: '/my-crew' },
  rent_left: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_rent_left: { Icon: IconAlertTriangle, to: '/my-crew' },
  rent_change_announced: invited,
  rent_change_asked: invited,
  rent_change_withdrawn: invited,
  rent_change_accepted: crew,
  rent_change_declined: crew,
  payment_requested: requests,
  payment_request_changed: requests,
  payment_request_paid: income,
  payment_request_rejected: income,
  payment_request_withdrawn: requests,
  payment_recorded: payments,
  payment_voided: payments,
  rent_covered: payments,
  tenant_rent_covered: payments,
  credit_kept: payments,
  tenant_credit_kept: payments,
  payment_refunded: payments,
  deposit_settled: payments,
  refund_failed: { Icon: IconAlertTriangle, to: '/lister/payments' },
  refund_retrying: payments,
  refund_again: payments,
  refund_returned: payments,
  refund_stopped: payments,
  tenant_refund_retrying: alarm,
  tenant_refund_again: income,
  tenant_refund_returned: alarm,
  tenant_refund_stopped: income,
  dispute_inquiry: alarm,
  dispute_closed: income,
  dispute_opened: alarm,
  dispute_won: income,
  dispute_lost: alarm,
  dispute_taken: alarm,
  dispute_given_back: income,
  dispute_owed: payouts,
  own_dispute_inquiry: payments,
  own_dispute_closed: payments,
  own_dispute_opened: payments,
  own_dispute_won: payments,
  own_dispute_lost: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  own_dispute_taken: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  own_dispute_given_back: payments,
  rent_written_off: payments,
  objection_received: alarmed,
  objection_withdrawn: payments,
  objection_answered: payments,
  deposit_reminder: crew,
  payouts_ready: { Icon: IconCreditCard, to: payouts.to },
  payouts_paused: payouts,
  payouts_disconnected: payouts,
  payout_failed: payouts,
  paid: {
    Icon: IconCreditCard,
    to: ({ data }) =>
      data.transaction_id === undefined ? '/receipts' : `/receipts/${data.transaction_id}`,
  },
  payment_failed: {
    Icon: IconAlertTriangle,
    to: ({ data }) => (data.payment_for === 'payment_request' ? requests.to : card.to),
  },
  renewal_notice: plans,
  renewal_failed: card,
  term_ending: plans,
  account_expired: { Icon: IconAlertTriangle, to: '/account-expired' },
  promotion_failed: card,
  promotion_ended: promotion,
  listing_reminder: listings,
  listing_removed: listings,
  review_received: { Icon: IconStar, to: (_notification, memberId) => `/user/${memberId}` },
  review_response: {
    Icon: IconStar,
    to: ({ person }, memberId) => `/user/${person?.id ?? memberId}`,
  },
  review_hidden: policies,
  response_hidden: policies,
  first_message: {
    Icon: IconMessageCircle,
    to: ({ data }) => (data.thread_id === undefined ? '/messages' : `/chat/${data.thread_id}`),
  },
  waitlist_offered: waiting,
  waitlist_expired: waiting,
  waitlist_lapsed: waiting,
  waitlist_released: waiting,
  waitlist_withdrawn: waiting,
  waitlist_closed: { Icon: IconBed, to: '/my-crashpad' },
  waitlist_bed_free: waitlist,
  waitlist_claimed: waitlist,
  search_alert: {
    Icon: IconBellRinging,
    to: ({ data }) =>
      data.listing_id === undefined ? '/saved?tab=searches' : `/listing/${data.listing_id}`,
  },
  report_received: { Icon: IconFlag, to: '/admin/reports' },
};

/** The link of a member's notification. */
export function targetOf(notification: Notification, memberId: number) {
  const { Icon, to } = PLACES[notification.kind];
  return { Icon, to: typeof to === 'string' ? to : to(notification, memberId) };
}
