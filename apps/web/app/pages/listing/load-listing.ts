import { type Call, contract, type RenderContext } from '@crewpad/contract';
import { FEED_RADIUS_DEFAULT_MILES, LISTING_FEED_MAX, type Locale } from '@crewpad/domain';
import { cardFields } from '../../features/search/index.ts';
import { namesCity } from '../../lib/city-names.ts';
import { formatPhone } from '../../lib/phone.ts';
import { iconFor } from './sections/named-icons.ts';

/** The lister's page has all reviews. */
const REVIEWS_SHOWN = 3;

/** Loads the page of a crash pad. Only the crash pad itself is required. */
export async function loadListing(
  call: Call,
  { config: { flags }, locale }: Pick<RenderContext, 'config' | 'locale'>,
  id: number,
) {
  const [listing, metrics] = await Promise.all([
    call(contract.listings.getListing, { params: { id }, query: { review: 'true' } }),
    call(contract.content.getMetrics, {}).catch(() => null),
  ]);
  const { user_id, latitude: lat, longitude: lng } = listing.data;
  const area = { lat, lng, radius: FEED_RADIUS_DEFAULT_MILES, limit: LISTING_FEED_MAX };
  const nothing: contract.content.FeedItem[] = [];
  const [related, nearby, events, offers] = await Promise.all([
    call(contract.listings.getRelatedListings, {
      params: { id: user_id },
      query: { listing_id: id },
    }).then(
      ({ data }) => data.map(cardFields),
      () => [],
    ),
    call(contract.listings.getNearbyListings, { params: { id } }).then(
      ({ data }) => data.map(cardFields),
      () => [],
    ),
    flags.events
      ? call(contract.content.getEventsNear, { query: area }).then(
          ({ event }) => event.slice(0, LISTING_FEED_MAX),
          () => nothing,
        )
      : nothing,
    flags.specialOffers
      ? call(contract.content.getSpecialOffersNear, { query: area }).then(
          ({ special_offer }) => special_offer.slice(0, LISTING_FEED_MAX),
          () => nothing,
        )
      : nothing,
  ]);
  const { phone_number } = listing.data;
  const phone = phone_number ? formatPhone(phone_number) : null;
  const listingWithNames = {
    amenities: nameItems(listing.amenities, locale),
    preferences: nameItems(listing.preferences, locale),
    places: nameItems(listing.places, locale),
  };
  const inLanguage = namesCity(locale);
  const data = inLanguage(listing.data);
  const airports = listing.airports.map(inLanguage);
  const reviews = listing.reviews?.slice(0, REVIEWS_SHOWN) ?? [];
  return {
    ...{ ...listing, ...listingWithNames, data, airports, reviews, phone, metrics },
    ...{ related, nearby, events, offers },
  };
}

/** An amenity, a preference or a place in the reader's language. */
export interface NamedItem {
  id: number;
  name: string;
  /** A symbol in named-icons.svg. */
  icon: string;
}

const nameItems = (
  items: readonly { id: number; name: { en: string } & Partial<Record<Locale, string>> }[],
  locale: Locale,
): NamedItem[] =>
  items.map(({ id, name }) => ({ id, name: name[locale] ?? name.en, icon: iconFor(name.en) }));

export type ListingView = Awaited<ReturnType<typeof loadListing>>;
