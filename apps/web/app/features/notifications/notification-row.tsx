import type { contract, ShellMember } from '@crewpad/contract';
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
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { calendarDate, exactMoney } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { type Clock, timeOf } from '../../lib/when.ts';

type Notification = contract.notifications.Notification;
type Kind = contract.notifications.NotificationKind;

/** A notification's link and icon. */
interface Place {
  Icon: Icon;
  to: string | ((notification: Notification, memberId: number) => string);
}

const invitation = { Icon: IconKey, to: '/my-crashpad' };
const crew = { Icon: IconKey, to: '/my-crew' };
const requests = { Icon: IconCreditCard, to: '/account-setting?tab=one-time-payment' };
const income = { Icon: IconCreditCard, to: '/lister/payments' };
const payments = { Icon: IconCreditCard, to: '/transactions' };
const alarmTarget = { Icon: IconAlertTriangle, to: '/transactions' };
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
const security = { Icon: IconKey, to: '/account-setting?tab=security' };
const alarming = { Icon: IconAlertTriangle, to: security.to };
const promotion: Place = {
  Icon: IconBuildingCommunity,
  to: ({ data }) =>
    data.listing_id === undefined ? '/my-crashpads' : `/featured-signup/${data.listing_id}`,
};

const PLACES: Readonly<Record<Kind, Place>> = {
  invitation_received: invitation,
  invitation_changed: invitation,
  invitation_reminder: invitation,
  invitation_cancelled: invitation,
  invitation_expired: invitation,
  invitation_unanswered: crew,
  invitation_accepted: crew,
  invitation_declined: crew,
  rental_changed: invitation,
  rental_ended: invitation,
  tenant_rental_ended: crew,
  checkout_requested: crew,
  checkout_confirmed: invitation,
  checkout_declined: invitation,
  checkout_withdrawn: crew,
  checkout_scheduled: invitation,
  checked_out: invitation,
  settlement_closed: invitation,
  tenant_left: crew,
  autopay_requested: invitation,
  autopay_answered: crew,
  autopay_accepted: crew,
  autopay_declined: crew,
  autopay_stop_accepted: crew,
  autopay_kept: crew,
  autopay_changed: invitation,
  autopay_stop_asked: invitation,
  autopay_stop_withdrawn: invitation,
  autopay_request_withdrawn: invitation,
  autopay_off: invitation,
  autopay_ended_payouts: invitation,
  autopay_ended_dispute: invitation,
  tenant_autopay_ended_dispute: crew,
  tenant_autopay_changed: crew,
  tenant_autopay_paused: crew,
  tenant_autopay_resumed: crew,
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
  rent_reminded: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  rent_overdue: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_rent_late: { Icon: IconAlertTriangle, to: '/my-crew' },
  rent_left: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  tenant_rent_left: { Icon: IconAlertTriangle, to: '/my-crew' },
  collections_held: { Icon: IconAlertTriangle, to: '/my-crashpad' },
  collections_resumed: { Icon: IconCreditCard, to: '/my-crashpad' },
  rent_change_announced: invitation,
  rent_change_asked: invitation,
  rent_change_withdrawn: invitation,
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
  objection_received: alarmTarget,
  objection_withdrawn: payments,
  objection_answered: payments,
  deposit_reminder: crew,
  ...{ passkey_added: security, passkey_removed: alarming, passkey_counter_fell: alarming },
  ...{ second_step_on: security, second_step_off: alarming },
  recovery_code_used: alarming,
  recovery_codes_low: security,
  second_step_reset: alarming,
  second_step_kept: security,
  second_step_removed: alarming,
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

/** What the member does about what waits for them. */
const ACTIONS: Readonly<Record<contract.notifications.KindThatNeedsYou, ActionKey>> = {
  second_step_reset: 'see',
  recovery_codes_low: 'see',
  invitation_received: 'answer',
  invitation_changed: 'answer',
  invitation_reminder: 'answer',
  checkout_requested: 'answer',
  autopay_requested: 'answer',
  autopay_stop_asked: 'answer',
  rent_change_asked: 'answer',
  objection_received: 'answer',
  first_message: 'answer',
  report_received: 'answer',
  rent_failed: 'pay',
  rent_late: 'pay',
  rent_reminded: 'pay',
  rent_overdue: 'pay',
  rent_left: 'pay',
  payment_requested: 'pay',
  payment_request_changed: 'pay',
  own_dispute_lost: 'pay',
  deposit_to_confirm: 'confirm',
  rent_to_confirm: 'confirm',
  payment_failed: 'card',
  renewal_failed: 'card',
  promotion_failed: 'card',
  account_expired: 'renew',
  payouts_paused: 'payouts',
  payouts_disconnected: 'payouts',
  payout_failed: 'payouts',
  dispute_owed: 'payouts',
  tenant_rent_failed: 'see',
  tenant_rent_late: 'see',
  tenant_rent_left: 'see',
  refund_failed: 'see',
  tenant_refund_returned: 'see',
  dispute_opened: 'see',
  deposit_reminder: 'see',
  listing_reminder: 'see',
  waitlist_bed_free: 'see',
  waitlist_offered: 'see',
};
type ActionKey = 'answer' | 'pay' | 'confirm' | 'card' | 'renew' | 'payouts' | 'see';

const actionOf = (kind: Kind): ActionKey | undefined =>
  (ACTIONS as Partial<Record<Kind, ActionKey>>)[kind];

/** The link of a member's notification. */
function targetOf(notification: Notification, memberId: number) {
  const { Icon, to } = PLACES[notification.kind];
  return { Icon, to: typeof to === 'string' ? to : to(notification, memberId) };
}

/** Notices of check-outs, coming and changed rents; older ones have no day. */
const KINDS_WITH_DATE = [
  'checkout_requested',
  'checkout_confirmed',
  'checkout_declined',
  'checkout_scheduled',
  'checked_out',
  'rental_ended',
  'rent_reminder',
  'tenant_left',
  'tenant_rental_ended',
  'rent_change_asked',
  'rent_change_announced',
  'rent_change_accepted',
  'rent_change_declined',
  'rent_change_withdrawn',
  'rent_late',
  'rent_overdue',
  'rent_reminded',
  'tenant_rent_late',
  'rent_covered',
] as const;

/** Notices of deposits; older ones have no amount. */
const KINDS_WITH_AMOUNT = [
  'deposit_reminder',
  'deposit_to_confirm',
  'tenant_deposit_to_confirm',
] as const;
const isValued = (kind: string): kind is (typeof KINDS_WITH_AMOUNT)[number] =>
  KINDS_WITH_AMOUNT.some((value) => value === kind);
const isDated = (kind: string): kind is (typeof KINDS_WITH_DATE)[number] =>
  KINDS_WITH_DATE.some((value) => value === kind);

const OBJECTIONS = ['objection_received', 'objection_withdrawn', 'objection_answered'] as const;
const isObjection = (kind: string): kind is (typeof OBJECTIONS)[number] =>
  OBJECTIONS.some((value) => value === kind);

interface RowProps {
  notification: contract.notifications.Notification;
  isNew: boolean;
  member: ShellMember;
  clock: Clock;
  /** Its link was followed. */
  onOpen?: () => void;
}

/** One notification: event, time, link, and what to do about it. */
export function NotificationRow({ notification, isNew, member, clock, onOpen }: RowProps) {
  const { t } = useTranslation('notifications');
  const { locale } = usePage();
  const { kind, data, person, listing, created } = notification;
  const { Icon, to } = targetOf(notification, member.id);
  const action = actionOf(kind);
  const { amount_cents: cents = 0 } = data;
  const words = {
    // An invited person may have no name yet, and an email that the lister may not see.
    person: person?.name ?? data.person_name ?? t(data.rental_id ? 'invited_person' : 'someone'),
    listing: listing?.title ?? t('a_crashpad'),
    count: data.count ?? 1,
    amount: exactMoney(Math.abs(cents) / 100, locale),
    kept: exactMoney((data.kept_cents ?? 0) / 100, locale),
    owed: exactMoney((data.owed_cents ?? 0) / 100, locale),
    date: data.date === undefined ? '' : calendarDate(data.date, locale),
    agreed: data.agreed === undefined ? '' : calendarDate(data.agreed, locale),
  };
  return (
    <Link
      to={to}
      onClick={onOpen}
      className="group/row -mx-4 my-0 flex items-start gap-4 rounded-sm px-4 py-3 text-ink no-underline hover:bg-sunken"
      data-new={isNew || undefined}
    >
      <span className="grid [height:min(2.5rem,48px)] [width:min(2.5rem,48px)] flex-none place-items-center rounded-full bg-sunken text-ink-soft group-hover/row:bg-surface group-data-new/row:bg-button group-data-new/row:text-on-button">
        <Icon aria-hidden size={20} stroke={1.75} />
      </span>
      <span className="grid min-w-0 flex-1 wrap-anywhere group-data-new/row:[&>:first-child]:font-bold">
        <span>{sentence()}</span>
        <span className="flex gap-2 text-xs text-muted">
          {isNew && <span className="font-bold text-ink">{t('new')}</span>}
          <time dateTime={created}>{timeOf(created, clock)}</time>
        </span>
        {action && (
          <span className="font-medium text-link group-hover/row:underline">
            {t(`do_${action}`)}
          </span>
        )}
      </span>
    </Link>
  );

  function sentence(): string {
    if (kind === 'paid' && data.payment_for) return t(`kind_paid_${data.payment_for}`, words);
    // Payouts below zero take from the bank account what the balance owes.
    if (kind === 'payout_failed' && cents < 0) return t('kind_debit_failed', words);
    if (kind === 'checkout_withdrawn' && data.date !== undefined) {
      const stays = data.agreed === undefined ? 'open' : 'agreed';
      return t(`kind_checkout_withdrawn_${stays}`, words);
    }
    if (kind === 'autopay_ended_payouts' && data.ended_from && data.ended_from !== 'on') {
      return t(`kind_${kind}_${data.ended_from}`, words);
    }
    if (kind === 'settlement_closed') return settlement();
    if (isValued(kind) && cents > 0) return t(`kind_${kind}_of`, words);
    if (kind === 'deposit_settled') return settledDeposit();
    if ((kind === 'rent_left' || kind === 'tenant_rent_left') && data.reason)
      return t(`kind_${kind}_held`, words);
    if (kind === 'tenant_autopay_paused' && data.reason && data.reason !== 'collections_held')
      return t(`kind_${kind}_${data.reason}`, words);
    if (isObjection(kind) && data.about) {
      return t(`kind_${kind}_about`, { ...words, about: t(`about_${data.about}`, words) });
    }
    if (isDated(kind) && data.date !== undefined) return t(`kind_${kind}_on`, words);
    const text = t(`kind_${kind}`, words);
    const isOpenAgain = kind.includes('dispute') && data.date !== undefined;
    return isOpenAgain ? `${text} ${t('rent_open_since', words)}` : text;
  }

  /** What the lister returned of a deposit, and kept of it; older notices name only the return. */
  function settledDeposit(): string {
    if (!data.kept_cents) return t(cents > 0 ? 'kind_deposit_settled' : 'kind_deposit_kept', words);
    return t(`kind_deposit_settled_${cents > 0 ? 'both' : 'kept'}`, words);
  }

  /** What the lister returned and kept, and the rent that is left. */
  function settlement(): string {
    const { kept_cents: keptCents = 0, owed_cents: owedCents = 0 } = data;
    const parts = keptCents > 0 ? (cents > 0 ? 'both' : 'kept') : cents > 0 ? 'returned' : null;
    const text = t(
      parts === null ? 'kind_settlement_closed' : `kind_settlement_closed_${parts}`,
      words,
    );
    return owedCents > 0 ? `${text} ${t('rent_still_owed', words)}` : text;
  }
}
