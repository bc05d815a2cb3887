import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import type { RenewalChange } from '../plans/renewal-switch.ts';
import { paymentFailedMail, receiptMail } from './payment-emails.ts';
import {
  accountExpiredMail,
  planChangedMail,
  renewalChangedMail,
  renewalFailedMail,
  renewalNoticeMail,
  termEndingMail,
} from './term-emails.ts';

interface AboutCharge {
  memberId?: number;
  obligationId?: number;
}

interface AboutTerm {
  memberId?: number;
  /** End of the member's term, as an ISO 8601 instant. */
  termEndsAt?: string;
}

declare module '../../../platform/outbox/order-mail.ts' {
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
    term_ending: AboutTerm;
    account_expired: AboutTerm;
  }
}

/** The emails about payments. */
export function billingMails(site: MailSite, kinds: ObligationKinds) {
  return {
    receipt: receiptMail(site, kinds),
    // Required by law before a plan renews.
    renewal_notice: renewalNoticeMail(site),
    renewal_changed: renewalChangedMail(site),
    plan_changed: planChangedMail(site),
    // Members must not miss a failed payment.
    payment_failed: paymentFailedMail(site, kinds),
    renewal_failed: renewalFailedMail(site, kinds),
    ...inTopic('reminders', {
      term_ending: termEndingMail(site),
      account_expired: accountExpiredMail(site),
    }),
  } satisfies Composers;
}
