import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedMessage } from './queries/find-mailed-message.ts';

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
