import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { titleForStranger } from '../../rentals/index.ts';
import { findMailedMessage } from './queries/find-mailed-message.ts';

/**
 * Tells an invited person without an account of a group message. Quotes none of it: they are not in
 * touch with the lister, and nobody sends their own words to any address through us.
 */
export function messageToInvitedMail(site: MailSite): Composer<'message_to_invited'> {
  const textsOf = mailTexts('messages/emails', site);
  return async (trx, order) => {
    const mailed = await findMailedMessage(trx, order);
    if (mailed === undefined) return undefined;
    const { email, firstName: name, lister: who, mailedToken } = mailed;
    const { t, locale, texts } = textsOf(mailed.locale);
    const title = titleForStranger(mailed, texts);
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
        button(t('invited_button'), `${site.publicUrl}/tenant/accept/${mailedToken}`),
        note(t('accept_note', { who })),
      ],
    };
  };
}
