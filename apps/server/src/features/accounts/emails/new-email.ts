import { VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { isEmailTaken } from '../email-address/queries/is-email-taken.ts';
import { createLinkToken } from '../links/commands/create-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/**
 * Asks a new address to confirm the change. It may belong to a stranger, so the email contains no
 * names. An address with an account gets nothing.
 */
export function newEmailMail(site: MailSite): Composer<'new_email'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, { memberId, email }, now) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    if (member === undefined || (await isEmailTaken(trx, email))) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'new_email', email, now });
    const { t, locale } = textsOf(member.locale);
    return {
      to: email,
      locale,
      subject: t('new_email_subject'),
      preview: t('new_email_preview'),
      heading: t('new_email_heading'),
      blocks: [
        text(t('new_email_text')),
        button(t('new_email_button'), `${site.publicUrl}/email/verify/${token}`),
        note(t('new_email_note', { hours: VERIFY_TOKEN_HOURS })),
      ],
    };
  };
}
