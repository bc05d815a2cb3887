import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Tells a member that somebody tries one password after the other; he is never locked out. */
export function loginAttemptsMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Many attempts to log in to your ${name} account`,
      preview: 'Your account is not locked, and nobody got in with these attempts.',
      heading: 'Somebody tries to guess your password',
      blocks: [
        text(
          `Hi ${member.firstName}, there were many attempts to log in to your account today with a wrong password. They failed, and we have slowed them down.`,
        ),
        text(
          'Your account is not locked. If your password is short or used elsewhere, choose a new one.',
        ),
        button('Choose a new password', `${site.publicUrl}/forgot`),
        note('If it was you who mistyped it, you need not do anything.'),
      ],
    };
  };
}
