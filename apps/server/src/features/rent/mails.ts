import type { MailSite } from '../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { autopayPausedMail, consentMail, rentChangeMail } from './emails/consent-emails.ts';
import { disputeMails, objectionMail } from './emails/dispute-emails.ts';
import { moneyMails, type RequestStep } from './emails/money-emails.ts';
import {
  coverMails,
  depositReminderMail,
  owedRentMails,
  unconfirmedDepositMail,
} from './emails/owed-emails.ts';
import { rentMails, rentReminderMail } from './emails/rent-emails.ts';
import type { DisputeMailStep } from './periods/apply-dispute.ts';

interface RentalOrder {
  rentalId?: number;
}
interface TwoPartyOrder extends RentalOrder {
  to?: 'tenant' | 'lister';
}

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** Rent paid by card, for the lister. */
    rent_paid: { obligationId?: number };
    /** The failed attempt, if there was one. */
    rent_failed: { obligationId?: number; attemptId?: number; to?: 'tenant' | 'lister' };
    /** Rent that a tenant pays by hand is due. */
    rent_due: { obligationId?: number };
    rent_late: { obligationId?: number; to?: 'tenant' | 'lister' };
    /** What an outage left open of a rental, by its instant. */
    rent_left: TwoPartyOrder & { leftAt?: string };
    rent_change: {
      changeId?: number;
      step?: 'announced' | 'asked' | 'accepted' | 'declined' | 'withdrawn';
      to?: 'tenant' | 'lister';
    };
    deposit_reminder: RentalOrder;
    /** A deposit waits for the tenant to confirm it with the bank. */
    deposit_unconfirmed: TwoPartyOrder;
    rent_reminder: RentalOrder & { dueAt?: string };
    /** Stopped: a payment that waited for the tenant's bank. */
    payment_request: { requestId?: number; step?: RequestStep; isStopped?: boolean };
    manual_payment: { paymentId?: number };
    payment_refund: {
      refundId?: number;
      step?: 'done' | 'failed';
      /** It was tried again after the bank had returned it. */
      isAgain?: boolean;
    };
    /** A refund that the bank sent back, and what happens next. */
    refund_returned: {
      refundId?: number;
      step?: 'retrying' | 'again' | 'returned' | 'stopped' | 'owed';
      to?: 'tenant' | 'lister';
      /** The bank had returned it before. */
      isAgain?: boolean;
    };
    payment_dispute: { disputeId?: string; step?: DisputeMailStep; to?: 'tenant' | 'lister' };
    rent_written_off: { obligationId?: number };
    /** A step of a tenant's objection, for the other side. */
    objection: {
      objectionId?: number;
      step?: 'received' | 'withdrawn' | 'answered';
      to?: 'tenant' | 'lister';
    };
    /** Rent that an earlier payment has covered, by the newest allocation. */
    rent_covered: { allocationId?: number; to?: 'tenant' | 'lister' };
    payment_voided: { paymentId?: number; to?: 'tenant' | 'lister' };
    credit_kept: { rentalId?: number; allocationId?: number; to?: 'tenant' | 'lister' };
    autopay_consent: { consentId?: number };
    /** For the lister: the tenant's card can't be charged any more. */
    autopay_paused: RentalOrder;
  }
}

/** The emails about rent and other money of a stay. */
export function mailsOfRent(site: MailSite) {
  const { payment_request, ...receipts } = moneyMails(site);
  const { rent_failed, ...rent } = rentMails(site);
  const { rent_due, ...owed } = owedRentMails(site);
  return {
    ...inTopic('rent', { ...rent, autopay_paused: autopayPausedMail(site), payment_request }),
    ...inTopic('reminders', {
      deposit_reminder: depositReminderMail(site),
      rent_reminder: rentReminderMail(site),
      rent_due,
    }),
    ...receipts,
    ...disputeMails(site),
    ...coverMails(site),
    // Members must not miss a failed payment, or rent that was not collected.
    ...owed,
    rent_change: rentChangeMail(site),
    objection: objectionMail(site),
    rent_failed,
    deposit_unconfirmed: unconfirmedDepositMail(site),
    autopay_consent: consentMail(site),
  } satisfies Composers;
}
