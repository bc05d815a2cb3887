import { LOGIN_TOKEN_MINUTES } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { createLinkToken } from './commands/create-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Lets a member log in once without their password. */
export function loginLinkMail(site: MailSite): Composer<'login_link'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    const token = await createLinkToken(trx, { memberId, kind: 'login', email, now });
    return {
      to: email,
      subject: `Your link to log in to ${name}`,
      preview: `The link is valid for ${LOGIN_TOKEN_MINUTES} minutes.`,
      heading: 'Log in',
      blocks: [
        text(`${member.greeting} you can log in with this link. You do not need a password.`),
        button('Log in', `${site.publicUrl}/login?token=${token}`),
        note(
          `The link works once, within ${LOGIN_TOKEN_MINUTES} minutes. Do not forward this email.`,
        ),
      ],
    };
  };
}
