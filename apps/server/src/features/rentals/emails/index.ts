import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { disputeMails } from '../disputes/dispute-emails.ts';
import { objectionMail } from '../objections/objection-emails.ts';
import type { DisputeMailStep } from '../rent/commands/apply-dispute.ts';
import { answerMails } from './answer-emails.ts';
import { autopayPausedMail } from './autopay-emails.ts';
import { consentMail } from './consent-email.ts';
import { coverMails } from './cover-emails.ts';
import { depositReminderMail, unconfirmedDepositMail } from './deposit-reminder.ts';
import { invitationMails } from './invitation-emails.ts';
import { moneyMails, type RequestStep } from './money-emails.ts';
import { owedRentMails } from './owed-rent-emails.ts';
import { rentChangeMail } from './rent-change-emails.ts';
import { rentMails } from './rent-emails.ts';
import { rentReminderMail } from './rent-reminder.ts';
import { rentalStepMail } from './stay-emails.ts';

interface RentalOrder {
  rentalId?: number;
}
interface TwoPartyOrder extends RentalOrder {
  to?: 'tenant' | 'lister';
}
interface ChangeOrder extends RentalOrder {
  /** The changes, by their names in the history. */
  fields?: string[];
}

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    rental_invitation: RentalOrder;
    rental_offer_changed: ChangeOrder;
    rental_reminder: RentalOrder;
    rental_cancelled: RentalOrder;
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
    rental_expired: TwoPartyOrder;
    /** With the instant at which the tenant saw the costs. */
    rental_accepted: TwoPartyOrder & { quotedAt?: string };
    /** To the invited address only if the token of its email has declined. */
    rental_declined: TwoPartyOrder;
    rental_changed: ChangeOrder;
    deposit_reminder: RentalOrder;
    /** A deposit waits for the tenant to confirm it with the bank. */
    deposit_unconfirmed: TwoPartyOrder;
    rent_reminder: RentalOrder & { dueAt?: string };
    payment_request: { requestId?: number; step?: RequestStep };
    manual_payment: { paymentId?: number };
    payment_refund: { refundId?: number; step?: 'done' | 'failed' };
    /** A refund that the bank sent back, and what happens next. */
    refund_returned: {
      refundId?: number;
      step?: 'retrying' | 'returned' | 'stopped' | 'owed';
      to?: 'tenant' | 'lister';
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
    /** A step in the life of a rental, by its history row, for one of the parties. */
    rental_step: { historyId?: number; to?: 'lister' | 'tenant' };
    autopay_consent: { consentId?: number };
    /** For the lister: the tenant's card can't be charged any more. */
    autopay_paused: RentalOrder;
  }
}

/** The emails about rentals. */
export function rentalMails(site: MailSite) {
  const { rental_reminder, ...invitations } = invitationMails(site);
  const { payment_request, ...receipts } = moneyMails(site);
  const { rent_failed, ...rent } = rentMails(site);
  const { rent_due, ...owed } = owedRentMails(site);
  return {
    ...inTopic('rent', {
      ...invitations,
      ...answerMails(site),
      ...rent,
      rental_step: rentalStepMail(site),
      autopay_paused: autopayPausedMail(site),
      payment_request,
    }),
    ...inTopic('reminders', {
      rental_reminder,
      deposit_reminder: depositReminderMail(site),
      rent_reminder: rentReminderMail(site),
      rent_due,
    }),
    ...receipts,
    ...disputeMails(site),
    ...coverMails(site),
    // Members must not miss a failed payment, or rent that nobody collected.
    ...owed,
    rent_change: rentChangeMail(site),
    objection: objectionMail(site),
    rent_failed,
    deposit_unconfirmed: unconfirmedDepositMail(site),
    autopay_consent: consentMail(site),
  } satisfies Composers;
}
