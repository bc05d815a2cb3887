import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Notifies the current address that someone wants to replace it. */
export function newEmailAskedMail(site: MailSite): Composer<'new_email_asked'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Someone asked to change your ${name} email`,
      preview: 'Nothing changes until the new address is confirmed.',
      heading: 'Someone asked to change your email',
      blocks: [
        text(
          `${member.greeting} someone who knows your password asked to change the email of your account. We sent a link to the new address, unless it belongs to another account. Nothing changes until someone follows the link.`,
        ),
        text('If this was not you, change your password now. Then the link stops working.'),
        button('Change my password', `${site.publicUrl}/forgot`),
        note('If this was you, you can ignore this email.'),
      ],
    };
  };
}

/** Notifies the address that an account had before that it was replaced. */
export function emailChangedMail(site: MailSite): Composer<'email_changed'> {
  const { name } = mailBrands[site.brand];
  return async (trx, { memberId, email }) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    if (member === undefined) return undefined;
    return {
      to: email,
      subject: `Your ${name} email was changed`,
      preview: 'You can no longer log in with this address.',
      heading: 'Your email was changed',
      blocks: [
        text(
          'Your account has a new, confirmed email. You can no longer log in with this address, and we send our emails to the new one.',
        ),
        note(`If you did not do this, write to ${site.contactEmail} right away.`),
      ],
    };
  };
}
