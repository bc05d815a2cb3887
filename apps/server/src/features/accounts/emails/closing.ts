import { CLOSING_CODE_MINUTES } from '@crewpad/domain';
import { note, text, title } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { createClosingCode } from '../closing/commands/create-closing-code.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** The code that closes an account. */
export function closingCodeMail(site: MailSite): Composer<'closing_code'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order, now) => {
    const { sessionId } = order;
    const member = await findRecipient(trx, order);
    if (member === undefined || sessionId === undefined) return undefined;
    const { id: memberId, email } = member;
    const code = await createClosingCode(trx, { memberId, sessionId, email, now });
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    const greeting = greetingOf(member, texts);
    const minutes = CLOSING_CODE_MINUTES;
    return {
      to: email,
      locale,
      subject: t('code_subject'),
      preview: t('code_preview', { minutes }),
      heading: t('code_heading'),
      blocks: [text(t('code_text', { greeting })), title(code), note(t('code_note', { minutes }))],
    };
  };
}

/** The last email. The account is closed already, so it goes to its former address. */
export function accountClosedMail(site: MailSite): Composer<'account_closed'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (_trx, { email, locale = 'en' }) => {
    if (email === undefined) return undefined;
    const { t } = textsOf(locale);
    return {
      to: email,
      locale,
      subject: t('closed_subject'),
      preview: t('closed_preview'),
      heading: t('closed_heading'),
      blocks: [
        text(t('closed_text')),
        text(t('closed_again')),
        note(t('not_you', { address: site.contactEmail })),
      ],
    };
  };
}
