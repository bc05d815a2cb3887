import { facts, type MailBlock, note, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import type { Composer } from '../../platform/outbox/outbox.ts';
import { findContact } from './contact.ts';

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** Sent to the operators of the site. */
    contact: { contactId?: number };
  }
}

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

/** A message from the contact form, with Reply-To set to its author. */
export function contactMail({ contactEmail }: MailSite): Composer<'contact'> {
  return async (trx, { contactId }) => {
    const contact = contactId === undefined ? undefined : await findContact(trx, contactId);
    if (contact === undefined) return undefined;
    const { name, email, message, member } = contact;
    const subject = contact.subject || 'No subject';
    const lines = message.split(LINE_BREAKS).filter((line) => line.trim() !== '');
    const blocks: MailBlock[] = [
      facts(
        ['Name', name || 'Not given'],
        ['Email', email],
        ['Account', member ?? 'Not logged in'],
        ['Subject', subject],
      ),
      ...(lines.length === 0 ? [note('The message has no text.')] : [text(lines.join('\n\n'))]),
      note('Reply to this email to answer. Anyone can type any address into the form.'),
    ];
    return {
      to: contactEmail,
      locale: 'en',
      replyTo: { name, address: email },
      subject: `Contact: ${subject}`,
      preview: lines[0] ?? `From ${name || email}`,
      heading: 'A message through the contact form',
      blocks,
    };
  };
}
