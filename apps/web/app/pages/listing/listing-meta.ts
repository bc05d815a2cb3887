import type { TFunction } from 'i18next';
import { miles, moneyRange } from '../../lib/format.ts';
import type { PageContext } from '../../lib/page-context.ts';
import type { PageMeta } from '../../lib/page-meta.ts';
import type { ListingView } from './load-listing.ts';
import { monthlyTo } from './sections/price-table.tsx';

/** The pictures with the primary one first, others in order. */
export function primaryFirst(images: readonly string[], primary: string | null): readonly string[] {
  if (primary === null || !images.includes(primary)) return images;
  return [primary, ...images.filter((image) => image !== primary)];
}

/** Title, description, sharing picture and JSON-LD of a crash pad's page. */
export function listingMeta(view: ListingView, t: TFunction, page: PageContext): PageMeta {
  const { data: listing, airports } = view;
  const airport = airports[0];
  const values = {
    ns: 'pages/listing',
    title: listing.title,
    place: listing.city,
    beds: t('beds_count', { ns: 'pages/listing', count: listing.num_beds }),
    price: moneyRange(listing.rate_per_from, monthlyTo(listing), page.locale),
  };
  return {
    title: namesPlace(listing) ? listing.title : t('meta_title', values),
    description: airport
      ? t('meta_description', {
          ...values,
          airport: airport.prefix,
          distance: miles(airport.distance, page.locale),
        })
      : t('meta_description_no_airport', values),
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

type DescribedListing = Pick<ListingView, 'data' | 'review' | 'total_review'>;

/** The crash pad for search engines: only what the page shows, never the exact location. */
function listingJsonLd(view: DescribedListing, publicUrl: string): Record<string, unknown> {
  const { data: listing, review, total_review: totals } = view;
  const address = (path: string) => new URL(path, publicUrl).href;
  const to = monthlyTo(listing);
  return {
    '@type': ['Product', 'Accommodation'],
    name: listing.title,
    description: listing.description,
    url: address(`/listing/${listing.id}`),
    image: primaryFirst(listing.images, listing.thumbnail).map(address),
    numberOfRooms: listing.total_rooms,
    ...(listing.bathrooms !== null && { numberOfBathroomsTotal: listing.bathrooms }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: listing.city,
      ...(listing.state !== null && { addressRegion: listing.state }),
      addressCountry: listing.country,
    },
    offers: {
      '@type': 'Offer',
      url: address(`/listing/${listing.id}`),
      price: listing.rate_per_from,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'USD',
        unitCode: 'MON',
        ...(to === null
          ? { price: listing.rate_per_from }
          : { minPrice: listing.rate_per_from, maxPrice: to }),
      },
      availability: `https://schema.org/${listing.num_vacant_beds > 0 ? 'InStock' : 'SoldOut'}`,
    },
    ...(totals.avg_score !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: totals.avg_score,
        reviewCount: review.num_reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
