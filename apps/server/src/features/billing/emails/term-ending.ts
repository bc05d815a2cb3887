import { formatDay, formatMoney, PLAN_RECORDS } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findEmailedTerm } from './queries/terms.ts';
import { planSummary } from './words.ts';

/** A term that does not renew is about to end. Not sent when another one was paid meanwhile. */
export function termEndingMail(site: MailSite): Composer<'term_ending'> {
  const { name, places } = mailBrands[site.brand];
  return async (trx, order, now) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined || term.repeat || term.status !== 'ACTIVE' || term.endsAt <= now) {
      return undefined;
    }
    const { firstName, plan, endsAt } = term;
    const ends = formatDay(endsAt);
    return {
      to: term.email,
      subject: `Your ${name} plan ends on ${ends}`,
      preview: 'It does not renew automatically.',
      heading: 'Your plan is about to end',
      blocks: [
        text(
          `Hi ${firstName}, your plan ends on ${ends}. It does not renew automatically, and your card is not charged again.`,
        ),
        facts(
          ['Ends', ends],
          ['To continue', `${planSummary(plan)}, ${formatMoney(PLAN_RECORDS[plan].price_cents)}`],
        ),
        text(
          `Renew before that day to continue to write to the owners of ${places}: the new term starts when this one ends, so you lose nothing.`,
        ),
        button('Renew my plan', `${site.publicUrl}/account-expired`),
        note('If you are done with your search, you do not have to do anything.'),
      ],
    };
  };
}
