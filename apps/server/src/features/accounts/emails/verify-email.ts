import { VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { isRefusing } from '../../../platform/outbox/refusing-addresses.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { createLinkToken } from '../links/commands/create-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/**
 * Asks an address to confirm that it belongs to the member. It may belong to a stranger, so the
 * email contains no names. A verified address gets nothing, unless it refuses other emails.
 */
export function verifyEmailMail(site: MailSite): Composer<'verify_email'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    if (member.isEmailVerified && !(await isRefusing(trx, email))) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'verify_email', email, now });
    const { t, locale } = textsOf(member.locale);
    return {
      to: email,
      locale,
      subject: t('verify_subject'),
      preview: t('verify_preview'),
      heading: t('verify_heading'),
      blocks: [
        text(t('verify_text')),
        button(t('verify_button'), `${site.publicUrl}/verify/email/${token}`),
        note(t('verify_note', { hours: VERIFY_TOKEN_HOURS })),
      ],
    };
  };
}
