import { CLOSING_CODE_MINUTES } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { createClosingCode } from '../closing/commands/create-closing-code.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** The code that closes an account. */
export function closingCodeMail(site: MailSite): Composer<'closing_code'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const { sessionId } = order;
    const member = await findRecipient(trx, order);
    if (member === undefined || sessionId === undefined) return undefined;
    const { id: memberId, email } = member;
    const code = await createClosingCode(trx, { memberId, sessionId, email, now });
    return {
      to: email,
      subject: `Your code to close your ${name} account`,
      preview: `The code is valid for ${CLOSING_CODE_MINUTES} minutes.`,
      heading: 'Close your account',
      blocks: [
        text(
          `${member.greeting} enter this code on the page where you asked for it. This closes your account and cannot be undone.`,
        ),
        text(code),
        note(
          `The code is valid for ${CLOSING_CODE_MINUTES} minutes, only in the browser where you asked for it. If you did not ask for it, change your password. Nobody can close your account without the code.`,
        ),
      ],
    };
  };
}

/** The last email. The account is closed already, so it goes to the address that it had. */
export function accountClosedMail(site: MailSite): Composer<'account_closed'> {
  const { name } = mailBrands[site.brand];
  return async (_trx, { email }) => {
    if (email === undefined) return undefined;
    return {
      to: email,
      subject: `Your ${name} account is closed`,
      preview: 'We will not charge you again.',
      heading: 'Your account is closed',
      blocks: [
        text(
          'You closed your account. We removed your card and will not charge you again. We took down your listings and deleted your details, except those that receipts and reviews need.',
        ),
        text('You can open a new account with this address at any time.'),
        note(`If you did not do this, write to ${site.contactEmail} right away.`),
      ],
    };
  };
}
