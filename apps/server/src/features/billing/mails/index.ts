import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { paymentFailedMail } from './payment-failed.ts';
import { receiptMail } from './receipt.ts';

/** The mails about payments. */
export function billingMails(site: MailSite) {
  return {
    receipt: receiptMail(site),
    payment_failed: paymentFailedMail(site),
  } satisfies Partial<Composers>;
}
