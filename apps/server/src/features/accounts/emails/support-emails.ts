import { LANGUAGE_ZONES } from '@crewpad/domain';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import { displayEmail } from '../../../platform/mail/display-email.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findEmailChange } from '../email-address/email-address.queries.ts';
import { createLinkToken } from '../email-address/links.ts';
import { memberMail } from './notices.ts';
import { findRecipient } from './recipients.queries.ts';

/**
 * Asks a new address, which an admin asked for, to confirm it. It may belong to a stranger, so the
 * email contains no names. Skipped once the change is stopped.
 */
export function supportEmailMail(site: MailSite): Composer<'support_email'> {
  const textsOf = mailTexts('accounts/emails', site);
  return async (trx, { memberId, email }, now) => {
    if (memberId === undefined || email === undefined) return undefined;
    const member = await findRecipient(trx, { memberId });
    const change = await findEmailChange(trx, memberId);
    if (member === undefined || change?.email !== email) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'support_email', email, now });
    const { t, locale, day } = textsOf(member.locale);
    const ends = day(change.due_at, LANGUAGE_ZONES[locale]);
    return {
      to: email,
      locale,
      subject: t('new_email_subject'),
      preview: t('new_email_preview'),
      heading: t('new_email_heading'),
      blocks: [
        text(t('support_email_text', { day: ends })),
        button(t('new_email_button'), `${site.publicUrl}/email/verify/${token}`),
        note(t('support_email_note')),
      ],
    };
  };
}

/** Tells a member at their present address that an admin asked for another one, and stops it. */
export function supportEmailAskedMail(site: MailSite): Composer<'support_email_asked'> {
  return memberMail(site, async ({ trx, order, now, member, t, texts, greeting }) => {
    const { id: memberId, email } = member;
    const change = await findEmailChange(trx, memberId);
    if (change === undefined) return undefined;
    const token = await createLinkToken(trx, { memberId, kind: 'stop_email', email, now });
    const { day, locale } = texts;
    return {
      subject: t('support_asked_subject'),
      preview: t('support_asked_preview'),
      heading: t('support_asked_subject'),
      blocks: [
        text(
          t('support_asked_text', {
            greeting,
            email: displayEmail(change.email),
            day: day(change.due_at, LANGUAGE_ZONES[locale]),
          }),
        ),
        facts([t('fact_reason'), order.reason ?? '']),
        button(t('stop_this'), `${site.publicUrl}/email/stop/${token}`),
        note(t('lock_questions', { address: site.contactEmail })),
      ],
    };
  });
}

/** Tells a member that the change of their email was stopped. */
export function supportEmailStoppedMail(site: MailSite): Composer<'support_email_stopped'> {
  return memberMail(site, ({ t, greeting }) => ({
    subject: t('support_stopped_subject'),
    preview: t('support_stopped_text', { greeting }),
    heading: t('support_stopped_subject'),
    blocks: [
      text(t('support_stopped_text', { greeting })),
      note(t('lock_questions', { address: site.contactEmail })),
    ],
  }));
}
