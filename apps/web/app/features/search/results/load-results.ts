import { type Call, contract, type OperationInput } from '@crewpad/contract';
import { CITY_PAGE_FEED_MAX, type Flags, MAX_GEO_RADIUS_MILES } from '@crewpad/domain';
import { readSearchState, searchQuery } from './search-state.ts';

type Query = OperationInput<typeof contract.search.getAirportListings>['query'];

const NEAR_MILES = Math.min(100, MAX_GEO_RADIUS_MILES);

/** All that the page of an airport shows: the list, and the feeds whose flags are on. */
export async function loadResults(call: Call, flags: Flags, code: string, search: URLSearchParams) {
  const query = searchQuery(readSearchState(search)) as Query;
  const found = await call(contract.search.getAirportListings, { params: { code }, query });
  const area = {
    lat: found.city.lat,
    lng: found.city.long,
    radius: NEAR_MILES,
    limit: CITY_PAGE_FEED_MAX,
  };
  const nothing: contract.content.FeedItem[] = [];
  const [events, offers] = await Promise.all([
    flags.events
      ? call(contract.content.getEventsNear, { query: area }).then((feed) => feed.event)
      : nothing,
    flags.specialOffers
      ? call(contract.content.getSpecialOffersNear, { query: area }).then(
          (feed) => feed.special_offer,
        )
      : nothing,
  ]);
  return { ...found, events, offers };
}

export type Results = Awaited<ReturnType<typeof loadResults>>;
