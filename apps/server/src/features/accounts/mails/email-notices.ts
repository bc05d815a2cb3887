import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Tells the present address that somebody wants to put another one in its place. */
export function newEmailAskedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Another e-mail for your ${name} account`,
      preview: 'It is changed once the new address is confirmed.',
      heading: 'Somebody asked to change your e-mail',
      blocks: [
        text(
          `Hi ${member.firstName}, somebody who knows your password asked to change the e-mail of your account. We have sent a link to the new address, unless it belongs to another account. Nothing changes before that link is followed.`,
        ),
        text('If it was not you, choose a new password now. The link is dead from then on.'),
        button('Choose a new password', `${site.publicUrl}/forgot`),
        note('If it was you, you need not do anything here.'),
      ],
    };
  };
}

/** Tells the address that an account had before that it has another one now. */
export function emailChangedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, { mail, memberId, email }) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { mail, memberId });
    if (member === undefined) return undefined;
    return {
      to: email,
      subject: `The e-mail of your ${name} account is changed`,
      preview: 'This address opens it no longer.',
      heading: 'Your e-mail is changed',
      blocks: [
        text(
          `Hi ${member.firstName}, your account has a new e-mail, which was confirmed. You do not log in with this address any more, and our mails go to the new one.`,
        ),
        note(`If it was not you, please write to ${site.contactEmail} at once.`),
      ],
    };
  };
}
