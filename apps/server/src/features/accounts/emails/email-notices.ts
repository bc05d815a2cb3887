import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Notifies the current address of a request to replace it. */
export function newEmailRequestedMail(site: MailSite): Composer<'new_email_asked'> {
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
      subject: t('asked_subject'),
      preview: t('asked_preview'),
      heading: t('asked_heading'),
      blocks: [
        text(t('asked_text', { greeting })),
        text(t('asked_not_you')),
        button(t('change_password'), `${site.publicUrl}/forgot`),
        note(t('ignore_if_you')),
      ],
    };
  };
}

/** Notifies the former address of an account that it was replaced. */
export function emailChangedMail(site: MailSite): Composer<'email_changed'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, { memberId, email }) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    if (member === undefined) return undefined;
    const { t, locale } = textsOf(member.locale);
    return {
      to: email,
      locale,
      subject: t('email_changed_subject'),
      preview: t('email_changed_preview'),
      heading: t('email_changed_heading'),
      blocks: [text(t('email_changed_text')), note(t('not_you', { address: site.contactEmail }))],
    };
  };
}
