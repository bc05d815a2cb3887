import { isListerPlan } from '@crewpad/domain';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findEmailedTerm } from './queries/terms.ts';

/** A term has ended. Skipped if another one has started. */
export function accountExpiredMail(site: MailSite): Composer<'account_expired'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined) return undefined;
    const { t, locale, day } = textsOf(term.locale);
    return {
      to: term.email,
      locale,
      subject: t('expired_subject'),
      preview: t('expired_preview'),
      heading: t('expired_heading'),
      blocks: [
        text(t('expired_text', { name: term.firstName, day: day(term.endsAt) })),
        text(t(isListerPlan(term.plan) ? 'expired_lister' : 'expired_seeker')),
        button(t('renew'), `${site.publicUrl}/account-expired`),
      ],
    };
  };
}
