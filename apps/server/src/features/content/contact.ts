import type { contract, OperationRequest } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { facts, type MailBlock, note, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import type { Composer } from '../../platform/outbox/outbox.ts';

type ContactForm = OperationRequest<typeof contract.content.sendContact>['body'];

/** Stores a contact message and orders its email to the operators. */
export async function recordContact(
  db: Db,
  { name = '', email, subject = '', message_content: message = '' }: ContactForm,
  memberId: number | null,
  now: Date,
): Promise<void> {
  await transaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('contact_messages')
      .values({ member_id: memberId, name, email, subject, message, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await orderMail(trx, { mail: 'contact', contactId: id }, { now, key: `contact:${id}` });
  });
}

/** Deletes the messages of a member who closes their account, also those written before login. */
export async function deleteContactsOf(
  trx: Trx,
  memberId: number,
  _now: Date,
  email: string | undefined,
): Promise<void> {
  await sql`
    delete from contact_messages
    where member_id = ${memberId} or lower(email) = lower(${email ?? null})`.execute(trx);
}

interface Contact {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The logged-in author; null if none, or the account was deleted. */
  member: string | null;
}

/** A message from the contact form; undefined once deleted. */
async function findContact(trx: Trx, id: number): Promise<Contact | undefined> {
  const row = await trx
    .selectFrom('contact_messages as c')
    .leftJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.name', 'c.email', 'c.subject', 'c.message', 'm.id', 'm.email as member_email'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: memberId, member_email, ...contact } = row;
  return { ...contact, member: memberId === null ? null : `${member_email} (${memberId})` };
}

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
