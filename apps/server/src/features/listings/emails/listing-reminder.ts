import { button, facts, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import type { Composer } from '../../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import { findReminded, type RemindedListing } from './queries/find-reminded.ts';

type ListingTexts = MailTexts<'listings/emails'>;

/** The number of listings of one kind that are listed; the rest are counted. */
const NAMED = 20;
/** Full and unchanged listings. Skipped if all of them have changed since. */
export function listingReminderMail(site: MailSite): Composer<'listing_reminder'> {
  const textsOf = mailTexts('listings/emails', site);
  return async (trx, order, now) => {
    const reminded = await findReminded(trx, order, now);
    if (reminded === undefined) return undefined;
    const { email, firstName: name, listings } = reminded;
    const texts = textsOf(reminded.locale);
    const { t, locale } = texts;
    const full = listings.filter((listing) => listing.isFull);
    const untouched = listings.filter((listing) => !listing.isFull);
    const count = listings.length;
    return {
      to: email,
      locale,
      subject: t('reminder_subject', { count }),
      preview: t('reminder_preview', { count }),
      heading: t('reminder_heading', { count }),
      blocks: [
        text(t('reminder_text', { name })),
        ...fullBlocks(full, texts),
        ...untouchedBlocks(untouched, texts),
        button(t('go_to_mine'), `${site.publicUrl}/my-crashpads`),
        note(t('reminder_note')),
      ],
    };
  };
}

function fullBlocks(listings: readonly RemindedListing[], texts: ListingTexts): MailBlock[] {
  if (listings.length === 0) return [];
  const { t } = texts;
  return [
    text(t('full', { count: listings.length })),
    ...named(listings, texts, ({ beds }) => t('all_taken', { count: beds })),
  ];
}

function untouchedBlocks(listings: readonly RemindedListing[], texts: ListingTexts): MailBlock[] {
  if (listings.length === 0) return [];
  const { t, day } = texts;
  return [
    text(t('untouched', { count: listings.length })),
    ...named(listings, texts, ({ touchedAt }) => t('last_changed', { day: day(touchedAt) })),
  ];
}

function named(
  listings: readonly RemindedListing[],
  { t }: ListingTexts,
  say: (listing: RemindedListing) => string,
): MailBlock[] {
  const rows = listings.slice(0, NAMED).map((one) => [one.title, say(one)] as const);
  const others = listings.length - rows.length;
  return [facts(...rows), ...(others > 0 ? [text(t('more', { number: others }))] : [])];
}
