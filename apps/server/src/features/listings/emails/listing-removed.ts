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
      preview: 'Somebody reported it, and we looked at it.',
      heading,
      blocks: [
        text(
          `Hi ${row.first_name}, somebody reported your ${brand.place}. We looked at it, and removed it from the search and from its page. Your tenants and their rent stay as they are.`,
        ),
        ...(row.removal_note === '' ? [] : [text(row.removal_note)]),
        text(`Correct what is wrong, and write to ${site.contactEmail}. We will look at it again.`),
        button(`Go to my ${brand.places}`, `${site.publicUrl}/my-crashpads`),
      ],
    };
  };
}
