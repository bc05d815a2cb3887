import { FEW_RECOVERY_CODES, LANGUAGE_ZONES, RESET_TOKEN_MINUTES } from '@crewpad/domain';
import { button, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer, Composers } from '../../../platform/outbox/outbox.ts';
import { createLinkToken } from '../email-address/links.ts';
import { findOpenReset } from '../second-step/second-step.queries.ts';
import { ifNotYou, memberMail } from './notices.ts';

/** The emails about the second step of a login. They cannot be turned off. */
export function secondStepMails(site: MailSite) {
  return {
    second_step_on: noticeMail(site, 'second_step_on'),
    second_step_off: noticeMail(site, 'second_step_off'),
    recovery_code_used: codeUsedMail(site),
    recovery_codes_made: noticeMail(site, 'recovery_codes_made'),
    passkey_added: passkeyMail(site, 'passkey_added'),
    passkey_removed: passkeyMail(site, 'passkey_removed'),
    passkey_counter_fell: noticeMail(site, 'passkey_counter_fell'),
    start_reset: startResetMail(site),
    reset_started: resetMail(site, 'reset_started'),
    reset_soon: resetMail(site, 'reset_soon'),
    reset_stopped: noticeMail(site, 'reset_stopped'),
    reset_done: noticeMail(site, 'reset_done'),
    operator_reset: noticeMail(site, 'operator_reset'),
  } satisfies Composers;
}

type Notice =
  | 'second_step_on'
  | 'second_step_off'
  | 'recovery_codes_made'
  | 'passkey_counter_fell'
  | 'reset_stopped'
  | 'reset_done'
  | 'operator_reset';

/** Tells a member what changed, and what to do if it was somebody else. */
function noticeMail(site: MailSite, notice: Notice): Composer<Notice> {
  return memberMail<Notice>(site, ({ t, greeting }) => ({
    subject: t(`${notice}_subject`),
    preview: t('notice_preview'),
    heading: t(`${notice}_heading`),
    blocks: [
      text(t(`${notice}_text`, { greeting })),
      text(t('password_not_you')),
      ...ifNotYou({ t }, site),
    ],
  }));
}

function passkeyMail(
  site: MailSite,
  mail: 'passkey_added' | 'passkey_removed',
): Composer<typeof mail> {
  return memberMail<typeof mail>(site, ({ order: { name = '' }, t, greeting }) => ({
    subject: t(`${mail}_subject`),
    preview: t('notice_preview'),
    heading: t(`${mail}_heading`),
    blocks: [
      text(t(`${mail}_text`, { greeting, name })),
      text(t('password_not_you')),
      ...ifNotYou({ t }, site),
    ],
  }));
}

function codeUsedMail(site: MailSite): Composer<'recovery_code_used'> {
  return memberMail(site, ({ order: { left = 0 }, t, greeting }) => ({
    subject: t('recovery_code_used_subject'),
    preview: t('notice_preview'),
    heading: t('recovery_code_used_heading'),
    blocks: [
      text(t('recovery_code_used_text', { greeting, left })),
      ...(left <= FEW_RECOVERY_CODES ? [text(t('recovery_code_used_low'))] : []),
      text(t('password_not_you')),
      ...ifNotYou({ t }, site),
    ],
  }));
}

/** The link that starts the 72 hours. */
function startResetMail(site: MailSite): Composer<'start_reset'> {
  return memberMail(site, async ({ trx, now, member: { id: memberId, email }, t, greeting }) => {
    const token = await createLinkToken(trx, { memberId, kind: 'start_reset', email, now });
    return {
      subject: t('start_reset_subject'),
      preview: t('start_reset_preview'),
      heading: t('start_reset_heading'),
      blocks: [
        text(t('start_reset_text', { greeting })),
        button(t('start_reset_button'), `${site.publicUrl}/second-step/reset?token=${token}`),
        note(t('start_reset_note', { minutes: RESET_TOKEN_MINUTES })),
      ],
    };
  });
}

/** Tells a member when the second step will be removed, and stops it. Skipped once it was stopped. */
function resetMail(
  site: MailSite,
  mail: 'reset_started' | 'reset_soon',
): Composer<'reset_started' | 'reset_soon'> {
  return memberMail<typeof mail>(site, async ({ trx, now, member, t, texts, greeting }) => {
    const { id: memberId, email } = member;
    const reset = await findOpenReset(trx, memberId);
    if (reset === undefined) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'cancel_reset', email, now });
    const day = texts.day(reset.due_at, LANGUAGE_ZONES[texts.locale]);
    return {
      subject: t(`${mail}_subject`),
      preview: t('reset_started_preview'),
      heading: t(`${mail}_subject`),
      blocks: [
        text(t('reset_started_text', { greeting, day })),
        button(t('stop_this'), `${site.publicUrl}/second-step/keep?token=${token}`),
        note(t('lock_questions', { address: site.contactEmail })),
      ],
    };
  });
}
