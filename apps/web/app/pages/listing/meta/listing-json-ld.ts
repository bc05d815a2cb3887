import { primaryFirst } from '../gallery/primary-first.ts';
import type { ListingView } from '../load-listing.ts';
import { monthlyTo } from '../sections/rates.ts';

type Known = Pick<ListingView, 'data' | 'review' | 'total_review'>;

/** The crash pad for search engines: only what the page shows, never the exact location. */
export function listingJsonLd(view: Known, publicUrl: string): Record<string, unknown> {
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
