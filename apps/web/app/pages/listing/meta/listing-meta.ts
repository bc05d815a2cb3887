import type { TFunction } from 'i18next';
import { miles, moneyRange } from '../../../lib/format.ts';
import type { PageContext } from '../../../lib/page-context.ts';
import type { PageMeta } from '../../../lib/page-meta.ts';
import type { ListingView } from '../load-listing.ts';
import { monthlyTo } from '../sections/rates.ts';
import { listingJsonLd } from './listing-json-ld.ts';

/** Title, description, sharing picture and JSON-LD of a crash pad's page. */
export function listingMeta(view: ListingView, t: TFunction, page: PageContext): PageMeta {
  const { data: listing, airports } = view;
  const airport = airports[0];
  const told = {
    ns: 'listing',
    title: listing.title,
    place: listing.city,
    beds: t('beds_count', { ns: 'listing', count: listing.num_beds }),
    price: moneyRange(listing.rate_per_from, monthlyTo(listing), page.locale),
  };
  return {
    title: namesPlace(listing) ? listing.title : t('meta_title', told),
    description: airport
      ? t('meta_description', {
          ...told,
          airport: airport.prefix,
          distance: miles(airport.distance, page.locale),
        })
      : t('meta_description_no_airport', told),
    path: `/listing/${listing.id}`,
    image: listing.thumbnail,
    noindex: view.hidden,
    jsonLd: listingJsonLd(view, page.publicUrl),
  };
}

/** Many titles already contain the city. */
function namesPlace({ title, city, reference_city }: ListingView['data']): boolean {
  const words = title.toLowerCase();
  return [city, reference_city].some((name) => words.includes(name.toLowerCase()));
}
