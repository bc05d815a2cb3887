import { type Call, contract, type OperationInput } from '@crewpad/contract';
import {
  CITY_PAGE_FEED_MAX,
  type FilterKey,
  type Flags,
  type Locale,
  MAX_GEO_RADIUS_MILES,
} from '@crewpad/domain';
import { namesCity } from '../../../lib/city-names.ts';
import { activeFilters, readSearchState, type SearchState, searchQuery } from './search-state.ts';

type Query = OperationInput<typeof contract.search.getAirportListings>['query'];

const NEAR_MILES = Math.min(100, MAX_GEO_RADIUS_MILES);

/** Loads the page of an airport: the list, and the feeds with enabled flags. */
export async function loadResults(
  call: Call,
  { flags, locale }: { flags: Flags; locale: Locale },
  code: string,
  search: URLSearchParams,
) {
  const withNames = namesCity(locale);
  const state = readSearchState(search);
  const query = searchQuery(state) as Query;
  const answer = await call(contract.search.getAirportListings, { params: { code }, query });
  const area = {
    lat: answer.city.lat,
    lng: answer.city.long,
    radius: NEAR_MILES,
    limit: CITY_PAGE_FEED_MAX,
  };
  const nothing: contract.content.FeedItem[] = [];
  const [suggestions, events, offers] = await Promise.all([
    answer.total === 0 ? loadSuggestions(call, code, state) : null,
    flags.events
      ? call(contract.content.getEventsNear, { query: area }).then((feed) => feed.event)
      : nothing,
    flags.specialOffers
      ? call(contract.content.getSpecialOffersNear, { query: area }).then(
          (feed) => feed.special_offer,
        )
      : nothing,
  ]);
  const bases = suggestions?.bases.map(withNames) ?? [];
  return {
    ...answer,
    city: withNames(answer.city),
    suggestions: suggestions && { ...suggestions, bases },
    events,
    offers,
  };
}

/** The busiest airport of a metro area that has crash pads, else its busiest. */
export async function mainAirport(call: Call, metroCode: string) {
  const { data } = await call(contract.search.searchAirports, { query: { search: metroCode } });
  return data[0];
}

/** Suggestions for a page without results: removable filters, and other bases. */
async function loadSuggestions(call: Call, code: string, state: SearchState) {
  const params = { code };
  const totalWithout = async (keys: readonly FilterKey[]) => {
    const filters = Object.entries(state.filters).filter(
      ([key]) => !keys.some((name) => name === key),
    );
    const query = { ...Object.fromEntries(filters), limit: '1' } as unknown as Query;
    return (await call(contract.search.getAirportListings, { params, query })).total;
  };
  const active = activeFilters(state);
  const [{ data: bases }, total, ...totals] = await Promise.all([
    call(contract.search.getNearestBases, { params }),
    active.length === 0 ? 0 : totalWithout(active),
    ...(active.length < 2 ? [] : active.map((key) => totalWithout([key]))),
  ]);
  const each = active.length < 2 ? [total] : totals;
  const hiding = active.map((key, at) => ({ key, total: each[at] ?? 0 }));
  return {
    bases,
    /** Crash pads without filters. */
    total,
    hiding: hiding.filter((filter) => filter.total > 0),
  };
}

export type Results = Awaited<ReturnType<typeof loadResults>>;
