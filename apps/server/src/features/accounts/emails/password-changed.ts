import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Notifies a member that their password was changed, in case someone else did it. */
export function passwordChangedMail(site: MailSite): Composer<'password_changed'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Your ${name} password was changed`,
      preview: 'You are logged out everywhere else.',
      heading: 'Your password was changed',
      blocks: [
        text(
          `${member.greeting} your password was changed just now. Your account is logged out everywhere else.`,
        ),
        text('If this was not you, change your password now. That logs everyone out.'),
        button('Change my password', `${site.publicUrl}/forgot`),
        note('If this was you, you can ignore this email.'),
      ],
    };
  };
}
