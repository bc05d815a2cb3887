import { CLOSING_CODE_MINUTES } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { issueClosingCode } from '../closing-code/commands/issue-closing-code.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** The code that closes an account. */
export function closingCodeMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const { sessionId } = order;
    const member = await findRecipient(trx, order);
    if (member === undefined || sessionId === undefined) return undefined;
    const { id: memberId, email } = member;
    const code = await issueClosingCode(trx, { memberId, sessionId, email, now });
    return {
      to: email,
      subject: `Your code to close your ${name} account`,
      preview: `The code is good for ${CLOSING_CODE_MINUTES} minutes.`,
      heading: 'Your code to close your account',
      blocks: [
        text(
          `Hi ${member.firstName}, enter this code where you asked for it. Your account is closed then, and that cannot be undone.`,
        ),
        text(code),
        note(
          `The code is good for ${CLOSING_CODE_MINUTES} minutes, and only in the browser that asked for it. If it was not you, choose a new password: nothing is closed without the code.`,
        ),
      ],
    };
  };
}

/** The last mail: the account is closed already, so it goes to the address that it had. */
export function accountClosedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (_trx, { email }) => {
    if (email === undefined) return undefined;
    return {
      to: email,
      subject: `Your ${name} account is closed`,
      preview: 'Nothing is charged any more.',
      heading: 'Your account is closed',
      blocks: [
        text(
          'As you asked, your account is closed. Your card is removed and nothing is charged any more. Your listings are taken down, and your details are deleted, except for what receipts and reviews need.',
        ),
        text(`You are welcome to come back: this address can open a new account at any time.`),
        note(`If it was not you, please write to ${site.contactEmail} at once.`),
      ],
    };
  };
}
