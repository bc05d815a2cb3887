import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Tells a member that his password was changed, in case it was not he who did it. */
export function passwordChangedMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Your ${name} password is changed`,
      preview: 'You are logged out everywhere else.',
      heading: 'Your password is changed',
      blocks: [
        text(
          `Hi ${member.firstName}, the password of your account was changed just now. Wherever else it was open, it is logged out.`,
        ),
        text('If it was not you, choose a new password. That logs out everybody.'),
        button('Choose a new password', `${site.publicUrl}/forgot`),
        note('If it was you, you need not do anything.'),
      ],
    };
  };
}
