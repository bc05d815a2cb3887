import { LOGIN_TOKEN_MINUTES } from '@crewpad/domain';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { createLinkToken } from '../links/commands/create-link-token.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Lets a member log in once without their password. */
export function loginLinkMail(site: MailSite): Composer<'login_link'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    const token = await createLinkToken(trx, { memberId, kind: 'login', email, now });
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    const greeting = greetingOf(member, texts);
    const minutes = LOGIN_TOKEN_MINUTES;
    return {
      to: email,
      locale,
      subject: t('login_subject'),
      preview: t('link_preview', { minutes }),
      heading: t('login'),
      blocks: [
        text(t('login_text', { greeting })),
        button(t('login'), `${site.publicUrl}/login?token=${token}`),
        note(t('login_note', { minutes })),
      ],
    };
  };
}
