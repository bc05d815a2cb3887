import {
  isListerPlan,
  LOGIN_TOKEN_MINUTES,
  type Locale,
  type Plan,
  RESET_TOKEN_MINUTES,
  VERIFY_TOKEN_HOURS,
} from '@crewpad/domain';
import { button, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composer, type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { isRefusing } from '../../../platform/outbox/refusing-addresses.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { isEmailTaken } from '../email-address/email-address.queries.ts';
import { createLinkToken } from '../email-address/links.ts';
import {
  accountClosedMail,
  accountLockMail,
  closingCodeMail,
  emailChangedMail,
  loginAttemptsMail,
  memberMail,
  newEmailRequestedMail,
  passwordChangedMail,
  securityNoticeMail,
  type Writing,
} from './notices.ts';
import { findRecipient } from './recipients.queries.ts';
import { secondStepMails } from './second-step-emails.ts';
import {
  supportEmailAskedMail,
  supportEmailMail,
  supportEmailStoppedMail,
} from './support-emails.ts';

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
    /** To the new address that an admin asked for, given here. */
    support_email: ToMember;
    support_email_asked: ToMember & { reason?: string };
    support_email_stopped: ToMember;
    /** Goes to the old address, given here. */
    email_changed: ToMember;
    password_changed: ToMember;
    /** When it logged in, which finds its audit entry. */
    new_device: ToMember & { at?: string };
    provider_linked: ToMember;
    payout_account_changed: ToMember;
    account_locked: ToMember & { reason?: string; holdsCollections?: boolean };
    account_unlocked: ToMember & { reason?: string; holdsCollections?: boolean };
    /** The code is valid only in this session. */
    closing_code: ToMember & { sessionId?: number };
    second_step_on: ToMember;
    second_step_off: ToMember;
    /** How many are left. */
    recovery_code_used: ToMember & { left?: number };
    recovery_codes_made: ToMember;
    passkey_added: ToMember & { name?: string };
    passkey_removed: ToMember & { name?: string };
    /** Somebody may have copied the key. */
    passkey_counter_fell: ToMember;
    /** The link that starts the removal of the second step. */
    start_reset: ToMember;
    reset_started: ToMember;
    /** A day before the end. */
    reset_soon: ToMember;
    reset_stopped: ToMember;
    reset_done: ToMember;
    operator_reset: ToMember;
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
    support_email: supportEmailMail(site),
    support_email_asked: supportEmailAskedMail(site),
    support_email_stopped: supportEmailStoppedMail(site),
    email_changed: emailChangedMail(site),
    password_changed: passwordChangedMail(site),
    new_device: securityNoticeMail(site, 'new_device'),
    provider_linked: securityNoticeMail(site, 'provider_linked'),
    payout_account_changed: securityNoticeMail(site, 'payout_account_changed'),
    account_locked: accountLockMail(site, 'account_locked'),
    account_unlocked: accountLockMail(site, 'account_unlocked'),
    closing_code: closingCodeMail(site),
    ...secondStepMails(site),
    account_closed: accountClosedMail(site),
  } satisfies Composers;
}

/** Sent after the email is verified. The plan may still be unpaid. */
function welcomeMail(site: MailSite): Composer<'welcome'> {
  return memberMail(site, (writing) => {
    const { t, member } = writing;
    return {
      subject: t('welcome_subject'),
      preview: t(member.isUnpaidSignUp ? 'welcome_unpaid_preview' : 'welcome_preview'),
      heading: t('welcome_heading'),
      blocks: [...nextSteps(writing, site), note(t('welcome_note'))],
    };
  });
}

function nextSteps(
  { member, t, greeting }: Pick<Writing<'welcome'>, 'member' | 't' | 'greeting'>,
  { publicUrl }: MailSite,
): MailBlock[] {
  const { step, path } = firstStep(member.plan);
  const next = t(`${step}_next`);
  if (!member.isUnpaidSignUp) {
    return [
      text(t('welcome_text', { greeting, next })),
      button(t(`${step}_button`), `${publicUrl}${path}`),
      text(t(`${step}_then`)),
    ];
  }
  return [
    text(t('welcome_unpaid_text', { greeting })),
    button(t('welcome_pay'), `${publicUrl}/processing/payment`),
    text(t('welcome_after', { next })),
  ];
}

function firstStep(plan: Plan | null) {
  if (isListerPlan(plan)) return { step: 'lister', path: '/my-crashpads' } as const;
  if (plan === 'seeker') return { step: 'seeker', path: '/airports' } as const;
  return { step: 'tenant', path: '/my-crashpad' } as const;
}

/**
 * Asks an address to confirm that it belongs to the member. It may belong to a stranger, so the
 * email contains no names. A verified address gets nothing, unless it refuses other emails.
 */
function verifyEmailMail(site: MailSite): Composer<'verify_email'> {
  return memberMail(site, async ({ trx, now, member, t }) => {
    const { id: memberId, email } = member;
    if (member.isEmailVerified && !(await isRefusing(trx, email))) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'verify_email', email, now });
    return {
      subject: t('verify_subject'),
      preview: t('verify_preview'),
      heading: t('verify_heading'),
      blocks: [
        text(t('verify_text')),
        button(t('verify_button'), `${site.publicUrl}/verify/email/${token}`),
        note(t('verify_note', { hours: VERIFY_TOKEN_HOURS })),
      ],
    };
  });
}

/**
 * Asks a new address to confirm the change. It may belong to a stranger, so the email contains no
 * names. An address with an account gets nothing.
 */
function newEmailMail(site: MailSite): Composer<'new_email'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, { memberId, email }, now) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    if (member === undefined || (await isEmailTaken(trx, email))) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'new_email', email, now });
    const { t, locale } = textsOf(member.locale);
    return {
      to: email,
      locale,
      subject: t('new_email_subject'),
      preview: t('new_email_preview'),
      heading: t('new_email_heading'),
      blocks: [
        text(t('new_email_text')),
        button(t('new_email_button'), `${site.publicUrl}/email/verify/${token}`),
        note(t('new_email_note', { hours: VERIFY_TOKEN_HOURS })),
      ],
    };
  };
}

/** Lets a member log in once without their password. */
function loginLinkMail(site: MailSite): Composer<'login_link'> {
  return memberMail(site, async ({ trx, now, member: { id: memberId, email }, t, greeting }) => {
    const token = await createLinkToken(trx, { memberId, kind: 'login', email, now });
    const minutes = LOGIN_TOKEN_MINUTES;
    return {
      subject: t('login_subject'),
      preview: t('link_preview', { minutes }),
      heading: t('login'),
      blocks: [
        text(t('login_text', { greeting })),
        button(t('login'), `${site.publicUrl}/login?token=${token}`),
        note(t('login_note', { minutes })),
      ],
    };
  });
}

/** Sends the link for a new password. */
function resetPasswordMail(site: MailSite): Composer<'reset_password'> {
  return memberMail(site, async ({ trx, now, member: { id: memberId, email }, t, greeting }) => {
    const token = await createLinkToken(trx, { memberId, kind: 'reset', email, now });
    const minutes = RESET_TOKEN_MINUTES;
    return {
      subject: t('reset_subject'),
      preview: t('link_preview', { minutes }),
      heading: t('reset'),
      blocks: [
        text(t('reset_text', { greeting })),
        button(t('reset'), `${site.publicUrl}/reset-password/${token}`),
        note(t('reset_note', { minutes })),
      ],
    };
  });
}
