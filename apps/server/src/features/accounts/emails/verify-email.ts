import { VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { createLinkToken } from './commands/create-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/**
 * Asks whether an address belongs to its member. It may be a stranger's, so the email names nobody. A
 * verified address gets nothing.
 */
export function verifyEmailMail(site: MailSite): Composer<'verify_email'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined || member.isEmailVerified) return undefined;
    const { id: memberId, email } = member;
    const token = await createLinkToken(trx, { memberId, kind: 'verify_email', email, now });
    return {
      to: email,
      subject: `Verify your email for ${name}`,
      preview: 'Verify it, so that our emails reach you.',
      heading: 'Is this your email?',
      blocks: [
        text('Someone opened an account with this address. If it was you, please verify it.'),
        button('Verify my email', `${site.publicUrl}/verify/email/${token}`),
        note(
          `The link works once, within ${VERIFY_TOKEN_HOURS} hours. If you did not sign up for ${name}, you can ignore this email.`,
        ),
      ],
    };
  };
}
