import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { accountExpiredMail } from './account-expired.ts';
import { paymentFailedMail } from './payment-failed.ts';
import { receiptMail } from './receipt.ts';
import { renewalFailedMail } from './renewal-failed.ts';
import { renewalNoticeMail } from './renewal-notice.ts';
import { termEndingMail } from './term-ending.ts';

/** The mails about payments. */
export function billingMails(site: MailSite) {
  return {
    receipt: receiptMail(site),
    payment_failed: paymentFailedMail(site),
    renewal_notice: renewalNoticeMail(site),
    renewal_failed: renewalFailedMail(site),
    term_ending: termEndingMail(site),
    account_expired: accountExpiredMail(site),
  } satisfies Partial<Composers>;
}
