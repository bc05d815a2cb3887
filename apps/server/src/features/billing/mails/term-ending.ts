import { PLAN_RECORDS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedTerm } from './queries/find-term.ts';
import { day, money, whatFor } from './words.ts';

/** A term that nothing renews by itself is about to end; nothing when another one was paid meanwhile. */
export function termEndingMail(site: MailSite): Composer {
  const { name, places } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const term = await findMailedTerm(trx, order);
    if (term === undefined || term.repeat || term.status !== 'ACTIVE' || term.endsAt <= now) {
      return undefined;
    }
    const { firstName, plan, endsAt } = term;
    const ends = day(endsAt);
    return {
      to: term.email,
      subject: `Your ${name} plan ends on ${ends}`,
      preview: 'It does not renew by itself.',
      heading: 'Your plan is about to end',
      blocks: [
        text(
          `Hi ${firstName}, your plan ends on ${ends}. It does not renew by itself, and your card is not charged again.`,
        ),
        facts(
          ['Ends', ends],
          ['To go on', `${whatFor({ plan })}, ${money(PLAN_RECORDS[plan].price_cents)}`],
        ),
        text(
          `Renew before that day to keep writing to the owners of ${places}: the new term begins when this one ends, so you lose nothing.`,
        ),
        button('Renew my plan', `${site.publicUrl}/account-expired`),
        note('If you are done with your search, you need not do anything.'),
      ],
    };
  };
}
