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
  /** ISO 8601 instant at which the member's term ends or ended. */
  termEndsAt?: string;
}

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    receipt: AboutCharge;
    /** Names the attempt to charge a card that failed, where there was one. */
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
    // The law demands it before a plan is renewed.
    renewal_notice: renewalNoticeMail(site),
    // Nobody should miss that a payment failed.
    payment_failed: paymentFailedMail(site, kinds),
    renewal_failed: renewalFailedMail(site, kinds),
    ...inTopic('reminders', {
      term_ending: termEndingMail(site),
      account_expired: accountExpiredMail(site),
    }),
  } satisfies Composers;
}
