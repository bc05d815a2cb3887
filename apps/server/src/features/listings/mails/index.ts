import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { listingReminderMail } from './listing-reminder.ts';

/** The mails about listings. */
export function listingMails(site: MailSite) {
  return { listing_reminder: listingReminderMail(site) } satisfies Partial<Composers>;
}
