import { formatDay, formatMoney, PLAN_RECORDS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { isValidToday } from '../cards/card-expiry.ts';
import { FIRST_CHARGE_BEFORE_MS } from '../plans/renewal-schedule.ts';
import { type EmailedTerm, findEmailedTerm } from './queries/terms.ts';
import { cardName, planSummary } from './words.ts';

const HOW_TO_STOP =
  'If you do not want your plan to renew, delete your card there before that day. This stops the renewal and makes your account inactive at once, until you add a card again.';

/** A plan is about to be charged again. Not sent when it no longer renews. */
export function renewalNoticeMail(site: MailSite): Composer<'renewal_notice'> {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined || !term.repeat || term.status !== 'ACTIVE') return undefined;
    const { firstName, plan, endsAt, card } = term;
    const amount = formatMoney(PLAN_RECORDS[plan].price_cents);
    const chargeAt = new Date(endsAt.getTime() - FIRST_CHARGE_BEFORE_MS);
    const chargedAt = formatDay(chargeAt);
    return {
      to: term.email,
      subject: `Your ${name} plan renews on ${chargedAt}`,
      preview: `${planSummary(term.plan)}, ${amount}`,
      heading: 'Your plan is about to renew',
      blocks: [
        text(
          `Hi ${firstName}, your term ends on ${formatDay(endsAt)} and then renews. ${cardAdvice(term, chargeAt)}`,
        ),
        facts(
          ['For', planSummary(plan)],
          ['Amount', amount],
          ['Charged', chargedAt],
          ...(card === null ? [] : [['Card', cardName(card.brand, card.last4)] as const]),
        ),
        button('Check my card', `${site.publicUrl}/account-setting?tab=payment-methods`),
        note(HOW_TO_STOP),
      ],
    };
  };
}

function cardAdvice({ card }: EmailedTerm, chargeAt: Date): string {
  if (card === null || !card.valid) {
    return 'There is no card that we can charge. Please add one before then.';
  }
  return isValidToday(card, chargeAt)
    ? 'We charge your card automatically; you do not have to do anything.'
    : 'Your card will have expired by then, and its bank may decline it. Please add another one, or update its expiry.';
}
