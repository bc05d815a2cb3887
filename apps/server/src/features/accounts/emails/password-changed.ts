import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Notifies a member that their password was changed, in case it was someone else. */
export function passwordChangedMail(site: MailSite): Composer<'password_changed'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    const greeting = greetingOf(member, texts);
    return {
      to: member.email,
      locale,
      subject: t('password_subject'),
      preview: t('password_preview'),
      heading: t('password_heading'),
      blocks: [
        text(t('password_text', { greeting })),
        text(t('password_not_you')),
        button(t('change_password'), `${site.publicUrl}/forgot`),
        note(t('ignore_if_you')),
      ],
    };
  };
}
