import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/transaction.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';

interface MailedMessage {
  message: string;
  email: string;
  firstName: string;
  lister: string;
  title: string;
  mailedToken: string;
}

/** A group message for someone who was invited and has no account. */
export function messageToInvitedMail(site: MailSite): Composer<'message_to_invited'> {
  return async (trx, order) => {
    const mailed = await findMailedMessage(trx, order);
    if (mailed === undefined) return undefined;
    const { message, email, firstName, lister, title, mailedToken } = mailed;
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    return {
      to: email,
      subject: `${lister} sent you a message about ${title}`,
      preview: `${lister} invited you and writes to you.`,
      heading: `A message from ${lister}`,
      blocks: [
        text(`Hi${firstName === '' ? '' : ` ${firstName}`}, ${lister} writes about ${title}:`),
        ...lines.map(text),
        button('See the invitation', `${site.publicUrl}/tenant/accept/${mailedToken}`),
        note(`Accept the invitation to reply. If you do not know ${lister}, ignore this email.`),
      ],
    };
  };
}

/** undefined: the invitation is no longer open. */
async function findMailedMessage(
  trx: Trx,
  { groupMessageId = 0, rentalId = 0 }: { groupMessageId?: number; rentalId?: number },
): Promise<MailedMessage | undefined> {
  const { rows } = await sql<MailedMessage>`
    select g.message, r.email, r.first_name as "firstName", w.display_name as lister, l.title,
      r.mailed_token as "mailedToken"
    from group_messages g
    join rentals r on r.id = ${rentalId} and r.lister_id = g.lister_id and r.status = 'pending'
    join members w on w.id = r.lister_id
    join listings l on l.id = r.listing_id
    where g.id = ${groupMessageId}`.execute(trx);
  return rows[0];
}
