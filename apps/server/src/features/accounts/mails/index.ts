import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composers } from '../../../platform/outbox/outbox.ts';
import { accountClosedMail, closingCodeMail } from './closing.ts';
import { emailChangedMail, newEmailAskedMail } from './email-notices.ts';
import { loginAttemptsMail } from './login-attempts.ts';
import { loginLinkMail } from './login-link.ts';
import { newEmailMail } from './new-email.ts';
import { passwordChangedMail } from './password-changed.ts';
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
    new_email: newEmailMail(site),
    new_email_asked: newEmailAskedMail(site),
    email_changed: emailChangedMail(site),
    password_changed: passwordChangedMail(site),
    closing_code: closingCodeMail(site),
    account_closed: accountClosedMail(site),
  } satisfies Partial<Composers>;
}
