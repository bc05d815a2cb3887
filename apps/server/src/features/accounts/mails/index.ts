import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { loginAttemptsMail } from './login-attempts.ts';
import { loginLinkMail } from './login-link.ts';
import { resetPasswordMail } from './reset-password.ts';
import { verifyEmailMail } from './verify-email.ts';
import { welcomeMail } from './welcome.ts';

/** The mails about an account. */
export function accountMails(site: MailSite) {
  return {
    welcome: welcomeMail(site),
    verify_email: verifyEmailMail(site),
    reset_password: resetPasswordMail(site),
    login_link: loginLinkMail(site),
    login_attempts: loginAttemptsMail(site),
  } satisfies Partial<Composers>;
}
