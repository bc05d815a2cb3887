import type { contract } from '@crewpad/contract';
import type { FeedKind } from '@crewpad/domain';
import type { TFunction } from 'i18next';
import type { PageContext } from '../../../lib/page-context.ts';
import type { PageMeta } from '../../../lib/page-meta.ts';
import { feedAddress, feedDays, feedTitle } from './feed-text.ts';

/** Title, sharing data and JSON-LD of an event or special offer page. */
export function feedMeta(
  kind: FeedKind,
  item: contract.content.FeedItem,
  t: TFunction,
  page: PageContext,
): PageMeta {
  const path = feedAddress(kind, item.id);
  const title = feedTitle(item);
  const { from, to } = feedDays(item, page.locale);
  const dates = to === null ? from : t('dates', { ns: 'content/feed', from, to });
  const values = {
    ns: 'content/feed',
    title,
    business: item.business_name,
    city: item.city,
    dates,
  };
  return {
    title: t('event_title', values),
    description: t('feed_description', values),
    path,
    image: item.image,
    jsonLd: {
      ...(kind === 'event' ? eventData(item) : offerData(item)),
      name: title,
      description: item.description,
      url: new URL(path, page.publicUrl).href,
      ...(item.image !== null && { image: new URL(item.image, page.publicUrl).href }),
    },
  };
}

/** Local times without a known time zone: shown without one. */
function eventData(item: contract.content.FeedItem): Record<string, unknown> {
  return {
    '@type': 'Event',
    startDate: `${item.start_date}T${item.start_time}`,
    endDate: `${item.end_date}T${item.end_time}`,
    location: {
      '@type': 'Place',
      name: item.business_name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: item.city,
        addressCountry: item.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: item.map_lat, longitude: item.map_lng },
    },
  };
}

function offerData(item: contract.content.FeedItem): Record<string, unknown> {
  return {
    '@type': 'Offer',
    validFrom: item.start_date,
    validThrough: item.end_date,
    offeredBy: { '@type': 'Organization', name: item.business_name },
    areaServed: item.city,
  };
}
