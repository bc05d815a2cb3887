import { isListerPlan, PLAN_RECORDS } from '@crewpad/domain';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { planSummary } from '../plans/plan-quote.ts';
import { findEmailedTerm } from './queries/terms.ts';

/** A term that does not renew is about to end. Skipped if another one was paid in the meantime. */
export function termEndingMail(site: MailSite): Composer<'term_ending'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order, now) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined || term.repeat || term.status !== 'ACTIVE' || term.endsAt <= now) {
      return undefined;
    }
    const { firstName, plan, endsAt } = term;
    const { t, locale, day, money, texts } = textsOf(term.locale);
    const ends = day(endsAt);
    const isLister = isListerPlan(plan);
    const price = money(PLAN_RECORDS[plan].price_cents);
    return {
      to: term.email,
      locale,
      subject: t('ending_subject', { day: ends }),
      preview: t('ending_preview'),
      heading: t('ending_heading'),
      blocks: [
        text(t('ending_text', { name: firstName, day: ends })),
        facts(
          [t('ends'), ends],
          [t('to_continue'), t('plan_price', { plan: planSummary(plan, texts), price })],
        ),
        text(t(isLister ? 'ending_renew_lister' : 'ending_renew')),
        button(t('renew'), `${site.publicUrl}/account-expired`),
        note(t(isLister ? 'ending_note_lister' : 'ending_note')),
      ],
    };
  };
}
