import type { Locale } from '@crewpad/domain';
import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { accountClosedMail, closingCodeMail } from './closing.ts';
import { emailChangedMail, newEmailRequestedMail } from './email-notices.ts';
import { loginAttemptsMail } from './login-attempts.ts';
import { loginLinkMail } from './login-link.ts';
import { newEmailMail } from './new-email.ts';
import { passwordChangedMail } from './password-changed.ts';
import { resetPasswordMail } from './reset-password.ts';
import { securityNoticeMail } from './security-notices.ts';
import { verifyEmailMail } from './verify-email.ts';
import { welcomeMail } from './welcome.ts';

/** The recipient of an account email: a member, or a typed address. */
interface ToMember {
  memberId?: number;
  email?: string;
}

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    welcome: ToMember;
    verify_email: ToMember;
    reset_password: ToMember;
    login_link: ToMember;
    login_attempts: ToMember;
    /** Goes to the new address, given here. */
    new_email: ToMember;
    new_email_asked: ToMember;
    /** Goes to the old address, given here. */
    email_changed: ToMember;
    password_changed: ToMember;
    /** When it logged in, which finds its audit entry. */
    new_device: ToMember & { at?: string };
    provider_linked: ToMember;
    payout_account_changed: ToMember;
    /** The code is valid only in this session. */
    closing_code: ToMember & { sessionId?: number };
    /** The account is cleared by then, so the order includes its language. */
    account_closed: ToMember & { locale?: Locale };
  }
}

/** The emails about an account. */
export function accountMails(site: MailSite) {
  return {
    ...inTopic('news', { welcome: welcomeMail(site) }),
    verify_email: verifyEmailMail(site),
    reset_password: resetPasswordMail(site),
    login_link: loginLinkMail(site),
    login_attempts: loginAttemptsMail(site),
    new_email: newEmailMail(site),
    new_email_asked: newEmailRequestedMail(site),
    email_changed: emailChangedMail(site),
    password_changed: passwordChangedMail(site),
    new_device: securityNoticeMail(site, 'new_device'),
    provider_linked: securityNoticeMail(site, 'provider_linked'),
    payout_account_changed: securityNoticeMail(site, 'payout_account_changed'),
    closing_code: closingCodeMail(site),
    account_closed: accountClosedMail(site),
  } satisfies Composers;
}
