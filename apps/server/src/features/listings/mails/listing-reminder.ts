import { type MailBrand, mailBrands } from '../../../platform/mail/brands.ts';
import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { findReminded, type RemindedListing } from './queries/find-reminded.ts';

/** Listings of one kind that are named; of the others only their number is told. */
const NAMED = 20;
/** Mails are written in English, so their days are those of its time zone. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'America/New_York',
});

/** Full houses, and listings that nobody touched for long; nothing when all of them have changed since. */
export function listingReminderMail(site: MailSite): Composer {
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
      preview: `Is what people read about ${whose} still right?`,
      heading: `A quick look at ${whose}`,
      blocks: [
        text(`Hi ${firstName}, people look for a bed every day. Help them find one that is free.`),
        ...fullBlocks(full, brand),
        ...untouchedBlocks(untouched, brand),
        button(`Go to my ${brand.places}`, `${site.publicUrl}/my-crashpads`),
        note('Saving a listing, changed or not, tells us that it is still right.'),
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
      `${what} no free bed. Hide what is full from the search, or deactivate it once nobody rents there.`,
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
    text(
      `${what} not been changed for a while. Are the rates, the beds and the pictures still right?`,
    ),
    ...named(listings, ({ touchedAt }) => `Last changed on ${dayFormat.format(touchedAt)}`),
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
