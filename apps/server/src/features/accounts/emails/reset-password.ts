import { RESET_TOKEN_MINUTES } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { createLinkToken } from './commands/create-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Lets whoever reads the member's emails choose a new password. */
export function resetPasswordMail(site: MailSite): Composer<'reset_password'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    const token = await createLinkToken(trx, { memberId, kind: 'reset', email, now });
    return {
      to: email,
      subject: `Choose a new password for ${name}`,
      preview: `The link is valid for ${RESET_TOKEN_MINUTES} minutes.`,
      heading: 'Choose a new password',
      blocks: [
        text(`${member.greeting} someone asked for a new password for your account.`),
        button('Choose a new password', `${site.publicUrl}/reset-password/${token}`),
        note(
          `The link works once, within ${RESET_TOKEN_MINUTES} minutes. If you did not ask for it, you can ignore this email: your password stays the same.`,
        ),
      ],
    };
  };
}
