import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { MailCalendar } from './content.ts';
import type { MailTransport } from './transport.ts';

const MESSAGES_SHOWN = 100;

/** Stores emails in the database instead of sending them, to be read at /dev/mailbox. */
export function mailboxTransport(db: Db, clock: Clock): MailTransport {
  return {
    async send({ to, subject, text, html, replyTo, calendar }, messageId) {
      const reply_to = replyTo?.address ?? null;
      const row = {
        ...{ subject, text, html, recipient: to, reply_to, created_at: clock.now() },
        calendar: calendar === undefined ? null : JSON.stringify(calendar),
      };
      await db
        .insertInto('mailbox')
        .values({ ...row, message_id: messageId })
        .onConflict((conflict) => conflict.column('message_id').doUpdateSet(row))
        .execute();
    },
    async close() {},
  };
}

export interface StoredMail {
  to: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  calendar: MailCalendar | null;
  created_at: Date;
}

/** The order of the emails: several are sent at the same time, so the last one stored may be older. */
const orderNumber = sql<number>`substring(message_id from '^<outbox-([0-9]+)@')::bigint`;

/** The newest stored emails, of one recipient or of all. */
export async function listMailboxEmails(db: Db, to: string | undefined): Promise<StoredMail[]> {
  let query = db
    .selectFrom('mailbox')
    .select(['recipient as to', 'reply_to', 'subject', 'text', 'html', 'calendar', 'created_at']);
  if (to !== undefined) query = query.where('recipient', '=', to);
  return query
    .orderBy(sql`${orderNumber} desc nulls last`)
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
}
