import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findMailedMessage } from './queries/find-mailed-message.ts';

/** A group message for an invited person without an account. */
export function messageToInvitedMail(site: MailSite): Composer<'message_to_invited'> {
  const textsOf = mailTexts('messages/emails', site);
  return async (trx, order) => {
    const mailed = await findMailedMessage(trx, order);
    if (mailed === undefined) return undefined;
    const { message, email, firstName: name, lister: who, title, mailedToken } = mailed;
    const { t, locale } = textsOf(mailed.locale);
    const lines = message.split('\n').filter((line) => line.trim() !== '');
    return {
      to: email,
      locale,
      subject: t('invited_subject', { who, title }),
      preview: t('invited_preview', { who }),
      heading: t('invited_heading', { who }),
      blocks: [
        text(
          name === ''
            ? t('invited_text_unnamed', { who, title })
            : t('invited_text', { name, who, title }),
        ),
        text(lines.join('\n')),
        button(t('invited_button'), `${site.publicUrl}/tenant/accept/${mailedToken}`),
        note(t('accept_note', { who })),
      ],
    };
  };
}
