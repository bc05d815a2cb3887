import { type ChangeKind, formatMoney } from '@crewpad/domain';
import { mailBrands } from '../../../platform/mail/brands.ts';
import { button, link, type MailBlock, note, text } from '../../../platform/mail/content.ts';
import type { MailSite } from '../../../platform/mail/render.ts';
import { type Composer, type Composers, inTopic } from '../../../platform/outbox/outbox.ts';
import { type AlertedListing, findAlerted } from './queries/alerted.ts';

declare module '../../../platform/outbox/order-mail.ts' {
  interface MailOrders {
    /** `at`: ISO 8601 instant that the alerts of this email carry. */
    search_alert: { searchId?: number; at?: string };
  }
}

/** Listings that are named; the others are only counted. */
const NAMED = 20;
const HEADINGS: Record<ChangeKind, string> = { new: 'New', cheaper: 'Cheaper', free: 'Free again' };

/** What is new, cheaper or free again for a saved search; no email when none of it is any more. */
function searchAlertMail(site: MailSite): Composer<'search_alert'> {
  const brand = mailBrands[site.brand];
  return async (trx, order, now) => {
    const alerted = await findAlerted(trx, order, now);
    if (alerted === undefined) return undefined;
    const { email, firstName, prefix, listings } = alerted;
    const search = alerted.name === '' ? `near ${prefix}` : `for "${alerted.name}"`;
    const places =
      listings.length === 1 ? `1 ${brand.place}` : `${listings.length} ${brand.places}`;
    const [first] = listings;
    const named = listings.slice(0, NAMED);
    const others = listings.length - named.length;
    return {
      to: email,
      subject:
        listings.length === 1
          ? `${HEADINGS[first?.kind ?? 'new']} near ${prefix}: ${first?.title}`
          : `${places} ${search}: new, cheaper or free again`,
      preview: first === undefined ? '' : `${first.title}, ${priceOf(first)}`,
      heading: `${places} ${search}`,
      blocks: [
        text(`Hi ${firstName}, this changed since your last alert.`),
        ...(Object.keys(HEADINGS) as ChangeKind[]).flatMap((kind) =>
          partOf(
            HEADINGS[kind],
            named.filter((one) => one.kind === kind),
            site,
          ),
        ),
        ...(others > 0 ? [text(`And ${others} more.`)] : []),
        button('See my saved searches', `${site.publicUrl}/saved?tab=searches`),
        note('To get these emails less often, change the alert of this search there.'),
      ],
    };
  };
}

function partOf(title: string, listings: readonly AlertedListing[], site: MailSite): MailBlock[] {
  if (listings.length === 0) return [];
  return [
    text(title),
    ...listings.map((one) =>
      link(
        `${one.title}: ${priceOf(one)}, ${one.distance > 10 ? '11+' : one.distance} mi away`,
        `${site.publicUrl}/listing/${one.id}`,
      ),
    ),
  ];
}

function priceOf({ price, priceBefore }: AlertedListing): string {
  const now = `${amount(price)} per month`;
  return priceBefore !== null && priceBefore > price ? `${now}, was ${amount(priceBefore)}` : now;
}

const amount = (cents: number) => formatMoney(cents).replace(/\.00$/, '');

/** The emails of saved searches. */
export const savedMails = (site: MailSite) =>
  inTopic('alerts', { search_alert: searchAlertMail(site) }) satisfies Composers;
