import { PLAN_RECORDS, renewalChargeAt } from '@crewpad/domain';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { findEmailedTerm } from './queries/terms.ts';

/**
 * A member switched the renewal of their plan, or chose a plan for the next term. Skipped if another
 * term was paid in the meantime.
 */
export function renewalChangedMail(site: MailSite): Composer<'renewal_changed'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order, now) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined) return undefined;
    const { firstName: name, plan, endsAt, next } = term;
    const { t, locale, day, money, texts } = textsOf(term.locale);
    const told = {
      name,
      title: texts.t(`billing:${plan}_title`),
      next: texts.t(`billing:${next.plan}_title`),
      price: money(PLAN_RECORDS[next.plan].price_cents),
      day: day(renewalChargeAt(endsAt, now)),
      ends: day(endsAt),
      until: day(next.endsAt),
    };
    const { change } = order;
    return {
      to: term.email,
      locale,
      subject: t(`${change}_subject`, told),
      preview: t(`${change}_text`, told),
      heading: t(`${change}_subject`, told),
      blocks: [
        text(t(`${change}_text`, told)),
        button(t('my_services'), `${site.publicUrl}/account-setting?tab=my-services`),
      ],
    };
  };
}
