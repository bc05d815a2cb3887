import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRecipient } from './queries/find-recipient.ts';

/** Notifies a member that someone tries many passwords. Their account is never locked. */
export function loginAttemptsMail(site: MailSite): Composer<'login_attempts'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    return {
      to: member.email,
      subject: `Many attempts to log in to your ${name} account`,
      preview: 'The attempts failed. Your account is not locked.',
      heading: 'Someone is guessing your password',
      blocks: [
        text(
          `${member.greeting} someone tried many wrong passwords for your account today. The attempts failed, and we slowed them down.`,
        ),
        text(
          'Your account is not locked. If your password is short, or if you use it elsewhere, change it.',
        ),
        button('Change my password', `${site.publicUrl}/forgot`),
        note('If you mistyped your password, you can ignore this email.'),
      ],
    };
  };
}
