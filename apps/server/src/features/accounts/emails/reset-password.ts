import { RESET_TOKEN_MINUTES } from '@crewpad/domain';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { createLinkToken } from '../links/commands/create-link-token.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Sends the link for a new password. */
export function resetPasswordMail(site: MailSite): Composer<'reset_password'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    const token = await createLinkToken(trx, { memberId, kind: 'reset', email, now });
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    const greeting = greetingOf(member, texts);
    const minutes = RESET_TOKEN_MINUTES;
    return {
      to: email,
      locale,
      subject: t('reset_subject'),
      preview: t('link_preview', { minutes }),
      heading: t('reset'),
      blocks: [
        text(t('reset_text', { greeting })),
        button(t('reset'), `${site.publicUrl}/reset-password/${token}`),
        note(t('reset_note', { minutes })),
      ],
    };
  };
}
