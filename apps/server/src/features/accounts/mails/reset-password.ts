import { RESET_TOKEN_MINUTES } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { issueLinkToken } from '../link-tokens/commands/issue-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** The way to a new password for whoever reads the member's mail. */
export function resetPasswordMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    const token = await issueLinkToken(trx, { memberId, kind: 'reset', email, now });
    return {
      to: email,
      subject: `Choose a new password for ${name}`,
      preview: `The link is good for ${RESET_TOKEN_MINUTES} minutes.`,
      heading: 'Choose a new password',
      blocks: [
        text(`Hi ${member.firstName}, somebody asked for a new password for your account.`),
        button('Choose a new password', `${site.publicUrl}/reset-password/${token}`),
        note(
          `The link works once, within ${RESET_TOKEN_MINUTES} minutes. If it was not you who asked, your password stays as it is.`,
        ),
      ],
    };
  };
}
