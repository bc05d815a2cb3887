import { formatDay } from '@crewpad/domain';
import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findReminded, type RemindedListing } from './queries/find-reminded.ts';

/** Listings of one kind that are named; the others are only counted. */
const NAMED = 20;
/** Full houses and listings without recent changes; no email when all of them have changed since. */
export function listingReminderMail(site: MailSite): Composer<'listing_reminder'> {
  const brand = mailBrands[site.brand];
  return async (trx, order, now) => {
    const reminded = await findReminded(trx, order, now);
    if (reminded === undefined) return undefined;
    const { email, firstName, listings } = reminded;
    const full = listings.filter((listing) => listing.isFull);
    const untouched = listings.filter((listing) => !listing.isFull);
    const whose = `your ${listings.length === 1 ? brand.place : brand.places}`;
    return {
      to: email,
      subject: `A quick look at ${whose} on ${brand.name}`,
      preview: `Is the information about ${whose} still correct?`,
      heading: `A quick look at ${whose}`,
      blocks: [
        text(`Hi ${firstName}, people look for a bed every day. Help them find a free one.`),
        ...fullBlocks(full, brand),
        ...untouchedBlocks(untouched, brand),
        button(`Go to my ${brand.places}`, `${site.publicUrl}/my-crashpads`),
        note(
          'If everything is correct, open the listing and save it. We will not remind you again for a while.',
        ),
      ],
    };
  };
}

function fullBlocks(
  listings: readonly RemindedListing[],
  { place, places }: MailBrand,
): MailBlock[] {
  if (listings.length === 0) return [];
  const what = listings.length === 1 ? `This ${place} has` : `These ${places} have`;
  return [
    text(
      `${what} no free beds. Hide a full listing from the search, or deactivate it when it has no tenants.`,
    ),
    ...named(listings, ({ beds }) =>
      beds === 1 ? 'Its one bed is taken' : `All ${beds} beds are taken`,
    ),
  ];
}

function untouchedBlocks(
  listings: readonly RemindedListing[],
  { place, places }: MailBrand,
): MailBlock[] {
  if (listings.length === 0) return [];
  const what = listings.length === 1 ? `This ${place} has` : `These ${places} have`;
  return [
    text(`${what} not changed for a while. Are the rates, beds and pictures still correct?`),
    ...named(listings, ({ touchedAt }) => `Last changed on ${formatDay(touchedAt)}`),
  ];
}

function named(
  listings: readonly RemindedListing[],
  say: (listing: RemindedListing) => string,
): MailBlock[] {
  const rows = listings.slice(0, NAMED).map((one) => [one.title, say(one)] as const);
  const others = listings.length - rows.length;
  return [facts(...rows), ...(others > 0 ? [text(`And ${others} more.`)] : [])];
}
