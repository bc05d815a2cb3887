import type { ChangeKind } from '@crewpad/domain';
import { button, link, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composer, type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { type MailTexts, mailTexts } from '../../../platform/texts.ts';
import type { NotificationsOf } from '../../notifications/index.ts';
import { type AlertedListing, findAlerted } from './alerts.queries.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /**
     * `at`: ISO 8601 instant stored on the alerts of this email. The other fields are for the
     * notification: the number of listings, and the listing if there is only one.
     */
    search_alert: {
      searchId?: number;
      at?: string;
      memberId?: number;
      count?: number;
      listingId?: number;
    };
  }
}

/** The number of listings shown; the rest are counted. */
const NAMED = 20;
const KINDS = ['new', 'cheaper', 'free'] as const satisfies readonly ChangeKind[];

/** New, cheaper and newly free listings of a saved search. Skipped if none is current. */
function searchAlertMail(site: MailSite): Composer<'search_alert'> {
  const textsOf = mailTexts('search/saved', site);
  return async (trx, order, now) => {
    const alerted = await findAlerted(trx, order, now);
    if (alerted === undefined) return undefined;
    const { email, firstName, prefix: airport, name: search, listings } = alerted;
    const texts = textsOf(alerted.locale);
    const { t, locale } = texts;
    const count = listings.length;
    const heading =
      search === '' ? t('heading_near', { count, airport }) : t('heading_named', { count, search });
    const [first] = listings;
    const named = listings.slice(0, NAMED);
    const others = count - named.length;
    return {
      to: email,
      locale,
      subject:
        count === 1 && first !== undefined
          ? t(`one_${first.kind}_subject`, { airport, title: first.title })
          : t('subject', { heading }),
      preview:
        first === undefined
          ? ''
          : t('preview', { title: first.title, price: priceOf(first, texts) }),
      heading,
      blocks: [
        text(t('text', { name: firstName })),
        ...KINDS.flatMap((kind) =>
          partOf(
            t(kind),
            named.filter((item) => item.kind === kind),
            site,
            texts,
          ),
        ),
        ...(others > 0 ? [text(t('more', { count: others }))] : []),
        button(t('button'), `${site.publicUrl}/saved?tab=searches`),
        note(t('note')),
      ],
    };
  };
}

type SavedTexts = MailTexts<'search/saved'>;

function partOf(
  title: string,
  listings: readonly AlertedListing[],
  site: MailSite,
  texts: SavedTexts,
): MailBlock[] {
  if (listings.length === 0) return [];
  return [
    text(title),
    ...listings.map((listing) => {
      const miles = listing.distance > 10 ? '11+' : listing.distance;
      const values = { title: listing.title, price: priceOf(listing, texts), miles };
      return link(texts.t('listing', values), `${site.publicUrl}/listing/${listing.id}`);
    }),
  ];
}

function priceOf({ price, priceBefore }: AlertedListing, { t, money }: SavedTexts): string {
  // Cents only if they are not zero.
  const amount = (cents: number) => money(cents).replace(/[.,]00(?!\d)/, '');
  const now = amount(price);
  return priceBefore !== null && priceBefore > price
    ? t('price_was', { now, before: amount(priceBefore) })
    : t('price', { now });
}

/** The emails of saved searches. */
export const savedMails = (site: MailSite) =>
  inTopic('alerts', { search_alert: searchAlertMail(site) }) satisfies Composers;

/** The emails of saved searches are also notifications. */
export const savedNotifications = {
  search_alert: async (_trx, { memberId, count = 1, listingId }) =>
    memberId === undefined
      ? undefined
      : {
          memberId,
          kind: 'search_alert',
          data: { count, ...(listingId !== undefined && { listing_id: listingId }) },
        },
} satisfies NotificationsOf;
