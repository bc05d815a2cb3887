import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { invitationMails } from './invitation-emails.ts';
import { rentalStepMail } from './stay-emails.ts';
import { answerMails } from './step-emails.ts';

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
    rental_expired: TwoPartyOrder;
    /** With the instant at which the tenant saw the costs. */
    rental_accepted: TwoPartyOrder & { quotedAt?: string };
    /** To the invited address only if the token of its email has declined. */
    rental_declined: TwoPartyOrder;
    rental_changed: ChangeOrder;
    /** A step in the life of a rental, by its history row, for one of the parties. */
    rental_step: { historyId?: number; to?: 'lister' | 'tenant' };
  }
}

/** The emails about invitations and stays. */
export function rentalMails(site: MailSite) {
  const { rental_reminder, ...invitations } = invitationMails(site);
  return {
    ...inTopic('rent', {
      ...invitations,
      ...answerMails(site),
      rental_step: rentalStepMail(site),
    }),
    ...inTopic('reminders', { rental_reminder }),
  } satisfies Composers;
}
