import { LOGIN_TOKEN_MINUTES } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { issueLinkToken } from '../link-tokens/commands/issue-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Lets a member in without his password, once. */
export function loginLinkMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const { id: memberId, email } = member;
    const token = await issueLinkToken(trx, { memberId, kind: 'login', email, now });
    return {
      to: email,
      subject: `Your link to log in to ${name}`,
      preview: `The link is good for ${LOGIN_TOKEN_MINUTES} minutes.`,
      heading: `Log in, ${member.firstName}`,
      blocks: [
        text('This link opens your account without a password.'),
        button('Log in', `${site.publicUrl}/login?token=${token}`),
        note(
          `The link works once, within ${LOGIN_TOKEN_MINUTES} minutes. Please do not pass this mail on.`,
        ),
      ],
    };
  };
}
