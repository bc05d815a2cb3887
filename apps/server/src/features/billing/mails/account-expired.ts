import { isListerPlan } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findMailedTerm, type MailedTerm } from './queries/find-term.ts';
import { day } from './words.ts';

/** A term has ended; nothing when another one began meanwhile. */
export function accountExpiredMail(site: MailSite): Composer {
  const brand = mailBrands[site.brand];
  return async (trx, order) => {
    const term = await findMailedTerm(trx, order);
    if (term === undefined) return undefined;
    return {
      to: term.email,
      subject: `Your ${brand.name} account has expired`,
      preview: 'Please renew your plan to go on.',
      heading: 'Your account has expired',
      blocks: [
        text(`Hi ${term.firstName}, your plan ended on ${day(term.endsAt)}.`),
        text(whatItMeans(term, brand)),
        button('Renew my plan', `${site.publicUrl}/account-expired`),
      ],
    };
  };
}

function whatItMeans({ plan }: MailedTerm, { places }: MailBrand): string {
  return isListerPlan(plan)
    ? `Until you renew, your ${places} are not found in the search and you cannot invite anybody. Rentals that you have go on.`
    : 'Until you renew, you cannot write to anybody new. Rentals that you have go on.';
}
