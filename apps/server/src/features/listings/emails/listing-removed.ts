import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';

/** Tells a lister that an admin removed their listing; not sent if it was restored meanwhile. */
export function listingRemovedMail(site: MailSite): Composer<'listing_removed'> {
  const brand = mailBrands[site.brand];
  return async (trx, { listingId = 0 }) => {
    const row = await trx
      .selectFrom('listings as l')
      .innerJoin('members as m', 'm.id', 'l.user_id')
      .select(['m.email', 'm.first_name', 'l.title', 'l.removal_note'])
      .where('l.id', '=', listingId)
      .where('l.removed_at', 'is not', null)
      .where('m.status', '<>', 'CLOSED')
      .executeTakeFirst();
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
