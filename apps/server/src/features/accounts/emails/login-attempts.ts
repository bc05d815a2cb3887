import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Notifies a member of many failed logins. Their account is never locked. */
export function loginAttemptsMail(site: MailSite): Composer<'login_attempts'> {
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
      subject: t('attempts_subject'),
      preview: t('attempts_preview'),
      heading: t('attempts_heading'),
      blocks: [
        text(t('attempts_text', { greeting })),
        text(t('attempts_advice')),
        button(t('change_password'), `${site.publicUrl}/forgot`),
        note(t('attempts_note')),
      ],
    };
  };
}
