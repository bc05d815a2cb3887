import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findRemoved } from './queries/find-removed.ts';

/** Tells a lister that an admin removed their listing; not sent if it was restored meanwhile. */
export function listingRemovedMail(site: MailSite): Composer<'listing_removed'> {
  const brand = mailBrands[site.brand];
  return async (trx, { listingId = 0 }) => {
    const row = await findRemoved(trx, listingId);
    if (row === undefined) return undefined;
    const heading = `We removed ${row.title} from the search`;
    return {
      to: row.email,
      subject: heading,
      preview: 'A member reported it, and we reviewed the report.',
      heading,
      blocks: [
        text(
          `Hi ${row.first_name}, a member reported your ${brand.place}. We reviewed the report and removed it from search. Its page is no longer public. Nothing changes for your tenants and their rent.`,
        ),
        ...(row.removal_note === '' ? [] : [text(row.removal_note)]),
        text(`Fix the problem, then write to ${site.contactEmail}. We will review it again.`),
        button(`Go to my ${brand.places}`, `${site.publicUrl}/my-crashpads`),
      ],
    };
  };
}
