import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import type { ObligationKinds } from '../../../platform/payments/obligation-kinds.ts';
import { accountExpiredMail } from './account-expired.ts';
import { paymentFailedMail } from './payment-failed.ts';
import { receiptMail } from './receipt.ts';
import { renewalFailedMail } from './renewal-failed.ts';
import { renewalNoticeMail } from './renewal-notice.ts';
import { termEndingMail } from './term-ending.ts';

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
    // Members must not miss a failed payment.
    payment_failed: paymentFailedMail(site, kinds),
    renewal_failed: renewalFailedMail(site, kinds),
    ...inTopic('reminders', {
      term_ending: termEndingMail(site),
      account_expired: accountExpiredMail(site),
    }),
  } satisfies Composers;
}
