import { deviceName, formatInZone, LANGUAGE_ZONES } from '@crewpad/domain';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import { greetingOf } from './greeting.ts';
import { findLogin } from './queries/find-login.ts';
import { findRecipient } from './queries/find-recipient.ts';

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
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    const login = order.mail === 'new_device' ? await findLogin(trx, order) : undefined;
    return {
      to: member.email,
      locale,
      subject: t(`${notice}_subject`),
      preview: t('notice_preview'),
      heading: t(`${notice}_heading`),
      blocks: [
        text(t(`${notice}_text`, { greeting: greetingOf(member, texts) })),
        ...(login === undefined ? [] : [facts(...loginFacts(login, texts))]),
        text(t('password_not_you')),
        button(t('change_password'), `${site.publicUrl}/forgot`),
        note(t('ignore_if_you')),
      ],
    };
  };
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Its device, time and network. */
function loginFacts({ at, address, details }: Login, { t, locale }: MailTexts<'accounts/emails'>) {
  const { device = '' } = (details ?? {}) as { device?: string };
  const { browser, system } = deviceName(device);
  const both = browser && system && t('browser_on_system', { browser, system });
  const rows = [
    [t('fact_device'), both || (browser ?? system ?? device)],
    [t('fact_time'), formatInZone(at, TIME, LANGUAGE_ZONES[locale], locale)],
    [t('fact_network'), address ?? ''],
  ] as const;
  return rows.filter(([, value]) => value !== '');
}
