import { button, facts, type MailBlock, note, text } from '../../platform/mail/content.ts';
import type { MailSite } from '../../platform/mail/render.ts';
import { type Composer, type Composers, inTopic } from '../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../platform/texts.ts';
import { findReminded, findRemoved, type RemindedListing } from './emails.queries.ts';

declare module '../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** `remindedAt`: ISO 8601 instant stored on the listings of this reminder. */
    listing_reminder: { memberId?: number; remindedAt?: string };
    listing_removed: { listingId?: number };
  }
}

/** The emails about listings. */
export function listingMails(site: MailSite) {
  return {
    ...inTopic('reminders', { listing_reminder: listingReminderMail(site) }),
    listing_removed: listingRemovedMail(site),
  } satisfies Composers;
}

type ListingTexts = MailTexts<'listings/emails'>;

/** The number of listings of one kind that are listed; the rest are counted. */
const NAMED = 20;
/** Full and unchanged listings. Skipped if all of them have changed since. */
function listingReminderMail(site: MailSite): Composer<'listing_reminder'> {
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
  const rows = listings.slice(0, NAMED).map((item) => [item.title, say(item)] as const);
  const others = listings.length - rows.length;
  return [facts(...rows), ...(others > 0 ? [text(t('more', { number: others }))] : [])];
}

/** Notifies a lister that an admin removed their listing. Skipped if it was restored. */
function listingRemovedMail(site: MailSite): Composer<'listing_removed'> {
  const textsOf = mailTexts('listings/emails', site);
  return async (trx, { listingId = 0 }) => {
    const row = await findRemoved(trx, listingId);
    if (row === undefined) return undefined;
    const { t, locale } = textsOf(row.locale);
    const heading = t('removed_subject', { title: row.title });
    return {
      to: row.email,
      locale,
      subject: heading,
      preview: t('removed_preview'),
      heading,
      blocks: [
        text(t('removed_text', { name: row.first_name })),
        ...(row.removal_note === '' ? [] : [text(row.removal_note)]),
        text(t('removed_next', { address: site.contactEmail })),
        button(t('go_to_mine'), `${site.publicUrl}/my-crashpads`),
      ],
    };
  };
}
