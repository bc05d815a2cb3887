import { formatDay, isListerPlan } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { type EmailedTerm, findEmailedTerm } from './queries/terms.ts';

/** A term has ended. Not sent when another one started meanwhile. */
export function accountExpiredMail(site: MailSite): Composer<'account_expired'> {
  const brand = mailBrands[site.brand];
  return async (trx, order) => {
    const term = await findEmailedTerm(trx, order);
    if (term === undefined) return undefined;
    return {
      to: term.email,
      subject: `Your ${brand.name} account has expired`,
      preview: 'Please renew your plan to continue.',
      heading: 'Your account has expired',
      blocks: [
        text(`Hi ${term.firstName}, your plan ended on ${formatDay(term.endsAt)}.`),
        text(consequences(term, brand)),
        button('Renew my plan', `${site.publicUrl}/account-expired`),
      ],
    };
  };
}

function consequences({ plan }: EmailedTerm, { places }: MailBrand): string {
  return isListerPlan(plan)
    ? `Until you renew, your ${places} do not appear in the search and you cannot invite tenants. Your existing rentals continue.`
    : 'Until you renew, you cannot start new conversations. Your existing rentals continue.';
}
