import { VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { issueLinkToken } from '../link-tokens/commands/issue-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Asks whether an e-mail belongs to its member; nothing once that is known. */
export function verifyEmailMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined || member.isEmailVerified) return undefined;
    const { id: memberId, email } = member;
    const token = await issueLinkToken(trx, { memberId, kind: 'verify_email', email, now });
    return {
      to: email,
      subject: `Verify your e-mail for ${name}`,
      preview: 'One click, and we know that mail reaches you.',
      heading: `Is this your e-mail, ${member.firstName}?`,
      blocks: [
        text('Please confirm it, so that receipts and invitations reach you.'),
        button('Verify my e-mail', `${site.publicUrl}/verify/email/${token}`),
        note(
          `The link is good for ${VERIFY_TOKEN_HOURS} hours. If you did not sign up for ${name}, you need not do anything.`,
        ),
      ],
    };
  };
}
