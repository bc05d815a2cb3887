import { isListerPlan, type Plan } from '@crewpad/domain';
import { button, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import { greetingOf } from './greeting.ts';
import { findRecipient, type Recipient } from './queries/find-recipient.ts';

/** Sent after the email is verified. The plan may still be unpaid. */
export function welcomeMail(site: MailSite): Composer<'welcome'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, order) => {
    const member = await findRecipient(trx, order);
    if (member === undefined) return undefined;
    const texts = textsOf(member.locale);
    const { t, locale } = texts;
    return {
      to: member.email,
      locale,
      subject: t('welcome_subject'),
      preview: t(member.isUnpaidSignUp ? 'welcome_unpaid_preview' : 'welcome_preview'),
      heading: t('welcome_heading'),
      blocks: [...nextSteps(member, texts, site), note(t('welcome_note'))],
    };
  };
}

function nextSteps(
  member: Recipient,
  texts: MailTexts<'accounts/emails'>,
  { publicUrl }: MailSite,
): MailBlock[] {
  const { t } = texts;
  const greeting = greetingOf(member, texts);
  const { step, path } = firstStep(member.plan);
  const next = t(`${step}_next`);
  if (!member.isUnpaidSignUp) {
    return [
      text(t('welcome_text', { greeting, next })),
      button(t(`${step}_button`), `${publicUrl}${path}`),
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
