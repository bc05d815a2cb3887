import { PLAN_RECORDS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { isShownAsValid } from '../rules/card-expiry.ts';
import { FIRST_TRY_BEFORE_MS } from '../rules/renewal.ts';
import { findMailedTerm, type MailedTerm } from './queries/find-term.ts';
import { cardName, day, money, whatFor } from './words.ts';

const HOW_TO_STOP =
  'If you do not want your plan to renew, delete your card there before that day. That stops the renewal and makes your account inactive at once, until you add a card again.';

/** A plan is about to be charged again; nothing when it no longer renews. */
export function renewalNoticeMail(site: MailSite): Composer {
  const { name } = mailBrands[site.brand];
  return async (trx, order) => {
    const term = await findMailedTerm(trx, order);
    if (term === undefined || !term.repeat || term.status !== 'ACTIVE') return undefined;
    const { firstName, plan, endsAt, card } = term;
    const amount = money(PLAN_RECORDS[plan].price_cents);
    const chargeAt = new Date(endsAt.getTime() - FIRST_TRY_BEFORE_MS);
    const chargedAt = day(chargeAt);
    return {
      to: term.email,
      subject: `Your ${name} plan renews on ${chargedAt}`,
      preview: `${whatFor(term)}, ${amount}`,
      heading: 'Your plan is about to renew',
      blocks: [
        text(
          `Hi ${firstName}, your term ends on ${day(endsAt)} and goes on after that. ${howIsIt(term, chargeAt)}`,
        ),
        facts(
          ['For', whatFor({ plan })],
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

function howIsIt({ card }: MailedTerm, chargeAt: Date): string {
  if (card === null || !card.valid) {
    return 'No card of yours can be charged now. Please add one before then.';
  }
  return isShownAsValid(card, chargeAt)
    ? 'We charge your card by itself; you need not do anything.'
    : 'Your card will have expired by then, and its bank may refuse it. Please add another one, or update its expiry.';
}
