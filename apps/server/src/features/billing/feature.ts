import type { contract } from '@crewpad/contract';
import { renewalChargeAt } from '@crewpad/domain';
import type { Trx } from '../../platform/database/transaction.ts';
import { DAY, type LimitDefinition, MINUTE } from '../../platform/limits/table.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { oldRows } from '../../platform/old-data.ts';
import { type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../platform/payments/obligation-kinds.ts';
import { memberChanged, memberClosing } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { mailedNotifications, type NotificationsOf } from '../notifications/index.ts';
import { deleteCards } from './cards/cards.ts';
import { noteCustomerChange } from './cards/customers.ts';
import { removeCard } from './collection/cancel.ts';
import { schedules } from './collection/schedules.ts';
import {
  accountExpiredMail,
  paymentFailedMail,
  planChangedMail,
  receiptMail,
  renewalChangedMail,
  renewalFailedMail,
  renewalNoticeMail,
  termEndingMail,
} from './emails/emails.ts';
import { planRefundMail, termMovedMail } from './emails/support-emails.ts';
import { billingJobs } from './jobs.ts';
import { findNotifiedCharge } from './ledger/obligations.queries.ts';
import { billingFigures } from './ledger/pending.queries.ts';
import { billingKinds } from './plans/purchase.ts';
import type { RenewalChange } from './plans/renewal-switch.ts';
import { renewalSchedule } from './plans/renewals.ts';
import { oldTerms } from './plans/terms.ts';
import { withProvider } from './provider.ts';
import { addBillingRoutes } from './routes.ts';
import { registerWebhook } from './webhook.ts';

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
const billingNotifications = {
  receipt: aboutPayment,
  payment_failed: aboutCharge('payment_failed'),
  renewal_failed: aboutCharge('renewal_failed'),
  renewal_notice: aboutRenewal,
  term_ending: aboutTerm('term_ending'),
  account_expired: aboutTerm('account_expired'),
} satisfies NotificationsOf;

interface AboutCharge {
  memberId?: number;
  obligationId?: number;
}

interface AboutTerm {
  memberId?: number;
  /** End of the member's term, as an ISO 8601 instant. */
  termEndsAt?: string;
}

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    receipt: AboutCharge;
    /** The failed attempt, if there was one. */
    payment_failed: AboutCharge & { attemptId?: number };
    renewal_failed: AboutCharge & { attemptId?: number };
    renewal_notice: AboutTerm;
    /** The member's own choice about the renewal. */
    renewal_changed: AboutTerm & { change: RenewalChange };
    /** A change of the plan that its credit paid. */
    plan_changed: { memberId: number; planChangeId: number };
    /** An admin moved the end of the term. */
    term_moved: AboutTerm & { from?: string; reason?: string };
    /** A refund that an admin made: done, or sent back by the bank for good. */
    plan_refund: { memberId?: number; refundId?: number; step: 'done' | 'returned' | 'stopped' };
    term_ending: AboutTerm;
    account_expired: AboutTerm;
  }
}

/** The emails about payments. */
function billingMails(site: MailSite, kinds: ObligationKinds) {
  return {
    receipt: receiptMail(site, kinds),
    // Required by law before a plan renews.
    renewal_notice: renewalNoticeMail(site),
    renewal_changed: renewalChangedMail(site),
    plan_changed: planChangedMail(site),
    term_moved: termMovedMail(site),
    plan_refund: planRefundMail(site),
    // Members must not miss a failed payment.
    payment_failed: paymentFailedMail(site, kinds),
    renewal_failed: renewalFailedMail(site, kinds),
    ...inTopic('reminders', {
      term_ending: termEndingMail(site),
      account_expired: accountExpiredMail(site),
    }),
  } satisfies Composers;
}

declare module '../../platform/texts.ts' {
  interface Catalogs {
    billing: typeof import('./texts/en.ts').default;
    'billing/emails': typeof import('./emails/texts/en.ts').default;
  }
}

declare module '../../platform/limits/table.ts' {
  interface LimitClasses {
    money: LimitDefinition;
    /** Of one card by one member. */
    card_uses: LimitDefinition;
    new_cards: LimitDefinition;
    /** New cards of members without a paid plan or an accepted rental. */
    network_cards: LimitDefinition;
  }
}

export const billing: Feature = {
  name: 'billing',
  routes: addBillingRoutes,
  plugin: registerWebhook,
  jobs: billingJobs,
  oldData: [
    oldRows('notices', 'provider_events', 'received_at'),
    oldRows('bookkeeping', 'closed_years', 'make_date(year, 12, 31)'),
    ...oldTerms,
  ],
  figures: billingFigures,
  mails: billingMails,
  obligationKinds: billingKinds,
  hooks: [
    mailedNotifications.extend(billingNotifications),
    schedules.extend(renewalSchedule),
    memberChanged.extend(noteCustomerChange),
    memberClosing.extend({
      prepare: (services, memberId) =>
        withProvider(services, async () => void (await removeCard(services, memberId))),
      close: deleteCards,
    }),
  ],
  limits: {
    money: { rules: { member_minute: { per: 'member', points: 10, seconds: MINUTE } } },
    card_uses: { rules: { card_day: { per: 'key', points: 1, seconds: DAY } } },
    new_cards: { rules: { member_day: { per: 'key', points: 5, seconds: DAY } } },
    network_cards: { rules: { network_day: { per: 'key', points: 20, seconds: DAY } } },
  },
};
