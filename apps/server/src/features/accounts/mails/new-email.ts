import { VERIFY_TOKEN_HOURS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { issueLinkToken } from '../link-tokens/commands/issue-link-token.ts';
import { findRecipient } from './queries/find-recipient.ts';
import { isAddressFree } from './queries/is-address-free.ts';

/** Asks at a new address whether it is the member's. To an address that has an account nothing is sent. */
export function newEmailMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, { mail, memberId, email }, now) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { mail, memberId });
    if (member === undefined || !(await isAddressFree(trx, email))) return undefined;
    const token = await issueLinkToken(trx, { memberId, kind: 'new_email', email, now });
    return {
      to: email,
      subject: `Confirm your new e-mail for ${name}`,
      preview: 'One click, and you log in with this address.',
      heading: `Is this your new e-mail, ${member.firstName}?`,
      blocks: [
        text(
          'Once you confirm it, you log in with this address, and all our mails go there. Until then your account keeps the one that it has.',
        ),
        button('Confirm my new e-mail', `${site.publicUrl}/email/verify/${token}`),
        note(
          `The link works once, within ${VERIFY_TOKEN_HOURS} hours. If you have no account at ${name}, you need not do anything.`,
        ),
      ],
    };
  };
}
