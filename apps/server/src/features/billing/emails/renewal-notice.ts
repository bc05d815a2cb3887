import { PLAN_RECORDS, renewalChargeAt } from '@crewpad/domain';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { mailTexts } from '../../../platform/texts.ts';
import { isValidToday } from '../cards/card-expiry.ts';
import { cardName } from '../cards/phrases.ts';
import { planSummary } from '../plans/plan-quote.ts';
import { type EmailedTerm, findEmailedTerm } from './queries/terms.ts';

/** A plan is about to renew. Skipped if it no longer does. */
export function renewalNoticeMail(site: MailSite): Composer<'renewal_notice'> {
  const textsOf = mailTexts('billing/emails', site);
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined || !term.repeat || term.status !== 'ACTIVE') return undefined;
    const { firstName, endsAt, next, card } = term;
    const { t, locale, day, money, texts } = textsOf(term.locale);
    const amount = money(PLAN_RECORDS[next.plan].price_cents);
    const chargeAt = renewalChargeAt(endsAt);
    const chargedAt = day(chargeAt);
    const summary = planSummary(next.plan, texts);
    return {
      to: term.email,
      locale,
      subject: t('notice_subject', { day: chargedAt }),
      preview: t('plan_price', { plan: summary, price: amount }),
      heading: t('notice_heading'),
      blocks: [
        text(
          t('notice_text', {
            name: firstName,
            price: amount,
            day: chargedAt,
            until: day(next.endsAt),
            advice: t(cardAdvice(term, chargeAt)),
          }),
        ),
        facts(
          [t('for'), summary],
          [t('amount'), amount],
          [t('charged'), chargedAt],
          ...(card === null ? [] : [[t('card'), cardName(card.brand, card.last4, texts)] as const]),
        ),
        button(t('check_card'), `${site.publicUrl}/account-setting?tab=payment-methods`),
        button(t('my_services'), `${site.publicUrl}/account-setting?tab=my-services`),
        note(t('notice_stop', { ends: day(endsAt) })),
      ],
    };
  };
}

function cardAdvice({ card }: EmailedTerm, chargeAt: Date) {
  if (card === null || !card.valid) {
    return 'notice_no_card';
  }
  return isValidToday(card, chargeAt) ? 'notice_card' : 'notice_card_expires';
}
