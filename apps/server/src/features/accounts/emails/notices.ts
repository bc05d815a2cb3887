import {
  CLOSING_CODE_MINUTES,
  deviceName,
  formatInZone,
  LANGUAGE_ZONES,
  type SessionMethod,
} from '@crewpad/domain';
import type { Trx } from '../../../platform/database/transaction.ts';
import {
  button,
  facts,
  type MailBlock,
  type MailContent,
  note,
  text,
  title,
} from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { MailOrder, MailOrders } from '../../../platform/outbox/order-mail.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import { createClosingCode } from '../closing.ts';
import { findLogin, findRecipient, type Recipient } from './recipients.queries.ts';

/** The greeting of an email to a member. */
function greetingOf({ name }: Recipient, { t }: MailTexts<'accounts/emails'>): string {
  return name === null ? t('greeting_unnamed') : t('greeting', { name });
}

type AccountMail = {
  [Name in keyof MailOrders]: MailOrders[Name] extends { memberId?: number; email?: string }
    ? Name
    : never;
}[keyof MailOrders];

type Letter = Omit<MailContent, 'to' | 'locale'>;

/** What an email to a member is written from: their row, and texts in their language. */
export interface Writing<Name extends AccountMail> {
  trx: Trx;
  order: MailOrder<Name>;
  now: Date;
  member: Recipient;
  greeting: string;
  t: MailTexts<'accounts/emails'>['t'];
  texts: MailTexts<'accounts/emails'>;
}

/**
 * An email to a member at the address of their account, in their language. None without an account.
 * @param write returns undefined if there is nothing to send
 */
export function memberMail<Name extends AccountMail>(
  site: MailSite,
  write: (writing: Writing<Name>) => Promise<Letter | undefined> | Letter,
): Composer<Name> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order, now) => {
    const member = await findRecipient(trx, order as { memberId?: number; email?: string });
    if (member === undefined) return undefined;
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    const greeting = greetingOf(member, texts);
    const letter = await write({ trx, order, now, member, greeting, t, texts });
    return letter && { to: member.email, locale, ...letter };
  };
}

/** Ends an email about a change that someone else may have made: change the password. */
export const ifNotYou = (
  { t }: Pick<Writing<AccountMail>, 't'>,
  { publicUrl }: MailSite,
): MailBlock[] => [button(t('change_password'), `${publicUrl}/forgot`), note(t('ignore_if_you'))];

/** Notifies the current address of a request to replace it. */
export function newEmailRequestedMail(site: MailSite): Composer<'new_email_asked'> {
  return memberMail(site, ({ t, greeting }) => ({
    subject: t('asked_subject'),
    preview: t('asked_preview'),
    heading: t('asked_heading'),
    blocks: [
      text(t('asked_text', { greeting })),
      text(t('asked_not_you')),
      ...ifNotYou({ t }, site),
    ],
  }));
}

/** Notifies the former address of an account that it was replaced. */
export function emailChangedMail(site: MailSite): Composer<'email_changed'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, { memberId, email }) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    if (member === undefined) return undefined;
    const { t, locale } = textsOf(member.locale);
    return {
      to: email,
      locale,
      subject: t('email_changed_subject'),
      preview: t('email_changed_preview'),
      heading: t('email_changed_heading'),
      blocks: [text(t('email_changed_text')), note(t('not_you', { address: site.contactEmail }))],
    };
  };
}

/** Notifies a member that their password was changed, in case it was someone else. */
export function passwordChangedMail(site: MailSite): Composer<'password_changed'> {
  return memberMail(site, ({ t, greeting }) => ({
    subject: t('password_subject'),
    preview: t('password_preview'),
    heading: t('password_heading'),
    blocks: [
      text(t('password_text', { greeting })),
      text(t('password_not_you')),
      ...ifNotYou({ t }, site),
    ],
  }));
}

type Notice = 'new_device' | 'provider_linked' | 'payout_account_changed';

const TIME: Intl.DateTimeFormatOptions = {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** Notifies a member of a change that someone else may have made. It cannot be turned off. */
export function securityNoticeMail(site: MailSite, notice: Notice): Composer<Notice> {
  return memberMail<Notice>(site, async ({ trx, order, t, texts, greeting }) => {
    const login = order.mail === 'new_device' ? await findLogin(trx, order) : undefined;
    return {
      subject: t(`${notice}_subject`),
      preview: t('notice_preview'),
      heading: t(`${notice}_heading`),
      blocks: [
        text(t(`${notice}_text`, { greeting })),
        ...(login === undefined ? [] : [facts(...loginFacts(login, texts))]),
        text(t('password_not_you')),
        ...ifNotYou({ t }, site),
      ],
    };
  });
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Its device, method, time and network. */
function loginFacts({ at, address, details }: Login, { t, locale }: MailTexts<'accounts/emails'>) {
  const { device = '', method } = (details ?? {}) as { device?: string; method?: SessionMethod };
  const { browser, system } = deviceName(device);
  const both = browser && system && t('browser_on_system', { browser, system });
  const rows = [
    [t('fact_device'), both || (browser ?? system ?? device)],
    [t('fact_login'), method === undefined ? '' : t(`login_by_${method}`)],
    [t('fact_time'), formatInZone(at, TIME, LANGUAGE_ZONES[locale], locale)],
    [t('fact_network'), address ?? ''],
  ] as const;
  return rows.filter(([, value]) => value !== '');
}

/** Notifies a member of many failed logins. Their account is never locked. */
export function loginAttemptsMail(site: MailSite): Composer<'login_attempts'> {
  return memberMail(site, ({ t, greeting }) => ({
    subject: t('attempts_subject'),
    preview: t('attempts_preview'),
    heading: t('attempts_heading'),
    blocks: [
      text(t('attempts_text', { greeting })),
      text(t('attempts_advice')),
      button(t('change_password'), `${site.publicUrl}/forgot`),
      note(t('attempts_note')),
    ],
  }));
}

/** Tells a member that an admin locked their account, or unlocked it, and why. */
export function accountLockMail(
  site: MailSite,
  mail: 'account_locked' | 'account_unlocked',
): Composer<typeof mail> {
  return memberMail<typeof mail>(site, ({ order, t, greeting }) => ({
    subject: t(`${mail}_subject`),
    preview: t(`${mail}_preview`),
    heading: t(`${mail}_subject`),
    blocks: [
      text(t(`${mail}_text`, { greeting })),
      ...(order.holdsCollections ? [text(t(`${mail}_hold`))] : []),
      facts([t('fact_reason'), order.reason ?? '']),
      note(t('lock_questions', { address: site.contactEmail })),
    ],
  }));
}

/** The code that closes an account. */
export function closingCodeMail(site: MailSite): Composer<'closing_code'> {
  return memberMail(site, async ({ trx, order: { sessionId }, now, member, t, greeting }) => {
    if (sessionId === undefined) return undefined;
    const { id: memberId, email } = member;
    const code = await createClosingCode(trx, { memberId, sessionId, email, now });
    const minutes = CLOSING_CODE_MINUTES;
    return {
      subject: t('code_subject'),
      preview: t('code_preview', { minutes }),
      heading: t('code_heading'),
      blocks: [text(t('code_text', { greeting })), title(code), note(t('code_note', { minutes }))],
    };
  });
}

/** The last email. The account is closed already, so it goes to its former address. */
export function accountClosedMail(site: MailSite): Composer<'account_closed'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (_trx, { email, locale = 'en' }) => {
    if (email === undefined) return undefined;
    const { t } = textsOf(locale);
    return {
      to: email,
      locale,
      subject: t('closed_subject'),
      preview: t('closed_preview'),
      heading: t('closed_heading'),
      blocks: [
        text(t('closed_text')),
        text(t('closed_again')),
        note(t('not_you', { address: site.contactEmail })),
      ],
    };
  };
}
