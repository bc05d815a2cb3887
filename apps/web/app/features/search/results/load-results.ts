import {
  type Call,
  type FeedItem,
  getAirportListings,
  getEventsNear,
  getSpecialOffersNear,
  type OperationInput,
} from '@crewpad/contract';
import { CITY_PAGE_FEED_MAX, type Flags, MAX_GEO_RADIUS_MILES } from '@crewpad/domain';

type Query = OperationInput<typeof getAirportListings>['query'];

const NEAR_MILES = Math.min(100, MAX_GEO_RADIUS_MILES);

/** All that the page of an airport shows: the list, and the feeds whose flags are on. */
export async function loadResults(call: Call, flags: Flags, code: string, search: URLSearchParams) {
  const query = Object.fromEntries([...search].filter(([, value]) => value !== '')) as Query;
  const found = await call(getAirportListings, { params: { code }, query });
  const area = {
    lat: found.city.lat,
    lng: found.city.long,
    radius: NEAR_MILES,
    limit: CITY_PAGE_FEED_MAX,
  };
  const nothing: FeedItem[] = [];
  const [events, offers] = await Promise.all([
    flags.events ? call(getEventsNear, { query: area }).then((feed) => feed.event) : nothing,
    flags.specialOffers
      ? call(getSpecialOffersNear, { query: area }).then((feed) => feed.special_offer)
      : nothing,
  ]);
  return { ...found, events, offers };
}

export type Results = Awaited<ReturnType<typeof loadResults>>;
