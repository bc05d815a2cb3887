import {
  type Call,
  type FeedItem,
  getCrashpadToEdit,
  getEventsNear,
  getListing,
  getMetrics,
  getRelatedListings,
  getSpecialOffersNear,
} from '@crewpad/contract';
import { FEED_RADIUS_DEFAULT_MILES, type Flags, LISTING_FEED_MAX } from '@crewpad/domain';

/** All that the page of a crash pad shows. Only the crash pad itself is indispensable. */
export async function loadListing(call: Call, flags: Flags, id: number) {
  const [found, metrics] = await Promise.all([
    call(getListing, { params: { id }, query: { review: 'true' } }),
    call(getMetrics, {}).catch(() => null),
  ]);
  const { user_id, latitude: lat, longitude: lng, abilities } = found.data;
  const area = { lat, lng, radius: FEED_RADIUS_DEFAULT_MILES, limit: LISTING_FEED_MAX };
  const nothing: FeedItem[] = [];
  const [related, events, offers, hidden] = await Promise.all([
    call(getRelatedListings, { params: { id: user_id }, query: { listing_id: id } }).then(
      ({ data }) => data,
      () => [],
    ),
    flags.events
      ? call(getEventsNear, { query: area }).then(
          ({ event }) => event.slice(0, LISTING_FEED_MAX),
          () => nothing,
        )
      : nothing,
    flags.specialOffers
      ? call(getSpecialOffersNear, { query: area }).then(
          ({ special_offer }) => special_offer.slice(0, LISTING_FEED_MAX),
          () => nothing,
        )
      : nothing,
    // Only its owner is told; the public answer does not say it.
    abilities.edit
      ? call(getCrashpadToEdit, { params: { id } }).then(
          ({ data }) => data.hidden,
          () => false,
        )
      : false,
  ]);
  return { ...found, metrics, related, events, offers, hidden };
}

export type ListingView = Awaited<ReturnType<typeof loadListing>>;
