import { VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { isEmailTaken } from '../email-address/queries/is-email-taken.ts';
import { createLinkToken } from './commands/create-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/**
 * Asks at a new address whether it belongs to the member. It may be a stranger's, so the email names
 * nobody. An address that has an account gets nothing.
 */
export function newEmailMail(site: MailSite): Composer<'new_email'> {
  const { name } = mailBrands[site.brand];
  return async (trx, { memberId, email }, now) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    if (member === undefined || (await isEmailTaken(trx, email))) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'new_email', email, now });
    return {
      to: email,
      subject: `Confirm your new email for ${name}`,
      preview: 'Confirm it, and you log in with this address.',
      heading: 'Is this your new email?',
      blocks: [
        text(
          'When you confirm it, you log in with this address and get our emails here. Until then, your account keeps its current email.',
        ),
        button('Confirm my new email', `${site.publicUrl}/email/verify/${token}`),
        note(
          `The link works once, within ${VERIFY_TOKEN_HOURS} hours. If you have no account at ${name}, you can ignore this email.`,
        ),
      ],
    };
  };
}
