import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { listingReminderMail } from './listing-reminder.ts';
import { listingRemovedMail } from './listing-removed.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** `remindedAt`: ISO 8601 instant stored on the listings of this reminder. */
    listing_reminder: { memberId?: number; remindedAt?: string };
    listing_removed: { listingId?: number };
  }
}

/** The emails about listings. */
export function listingMails(site: MailSite) {
  return {
    ...inTopic('reminders', { listing_reminder: listingReminderMail(site) }),
    listing_removed: listingRemovedMail(site),
  } satisfies Composers;
}
