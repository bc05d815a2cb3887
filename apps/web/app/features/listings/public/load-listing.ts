import { type Call, contract } from '@crewpad/contract';
import { FEED_RADIUS_DEFAULT_MILES, type Flags, LISTING_FEED_MAX } from '@crewpad/domain';
import { formatPhone } from '../../../lib/phone.ts';

/** Loads the page of a crash pad. Only the crash pad itself is required. */
export async function loadListing(call: Call, flags: Flags, id: number) {
  const [found, metrics] = await Promise.all([
    call(contract.listings.getListing, { params: { id }, query: { review: 'true' } }),
    call(contract.content.getMetrics, {}).catch(() => null),
  ]);
  const { user_id, latitude: lat, longitude: lng } = found.data;
  const area = { lat, lng, radius: FEED_RADIUS_DEFAULT_MILES, limit: LISTING_FEED_MAX };
  const nothing: contract.content.FeedItem[] = [];
  const [related, nearby, events, offers] = await Promise.all([
    call(contract.listings.getRelatedListings, {
      params: { id: user_id },
      query: { listing_id: id },
    }).then(
      ({ data }) => data,
      () => [],
    ),
    call(contract.listings.getNearbyListings, { params: { id } }).then(
      ({ data }) => data,
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
  const { phone_number } = found.data;
  const phone = phone_number ? formatPhone(phone_number) : null;
  return { ...found, phone, metrics, related, nearby, events, offers };
}

export type ListingView = Awaited<ReturnType<typeof loadListing>>;
