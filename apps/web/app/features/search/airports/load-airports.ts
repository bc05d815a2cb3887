import { type Call, contract } from '@crewpad/contract';
import { AIRPORTS_LIMIT_MAX } from '@crewpad/domain';

/** Cities shown of each country before the link to all of them. */
const CITIES_OF_A_COUNTRY = 8;

/** A page of airports, those with most listings first, or what a search finds; and the cities. */
export async function loadAirports(call: Call, params: URLSearchParams) {
  const search = params.get('search')?.trim() ?? '';
  if (search !== '') {
    const found = await call(contract.search.searchAirports, { query: { search } });
    return {
      search,
      offset: 0,
      airports: found.data.map(named),
      total: found.total,
      countries: [],
    };
  }
  const offset = params.get('offset') ?? '0';
  const query = { limit: AIRPORTS_LIMIT_MAX, offset } as { limit: number; offset: string };
  const [airports, cities] = await Promise.all([
    call(contract.search.getAirports, { query }),
    Number(offset) === 0 ? call(contract.search.getCities, {}) : { data: [] },
  ]);
  const countries = cities.data.map((country) => ({
    name: country.name,
    cities: country.cities
      .toSorted((a, b) => b.listings_count - a.listings_count)
      .slice(0, CITIES_OF_A_COUNTRY)
      .map(cityCard),
    more: Math.max(0, country.cities.length - CITIES_OF_A_COUNTRY),
  }));
  return {
    search,
    offset: Number(offset),
    airports: airports.data,
    total: airports.total,
    countries,
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Country codes become names on the server, so that every browser shows the same. */
function named(airport: contract.search.Airport): contract.search.Airport {
  return { ...airport, country: countryNames.of(airport.country) ?? airport.country };
}

export type AirportsData = Awaited<ReturnType<typeof loadAirports>>;

/** Every city, by country. */
export async function loadCities(call: Call) {
  const { data } = await call(contract.search.getCities, {});
  return data.map((country) => ({
    name: country.name,
    cities: country.cities.map(cityCard),
    more: 0,
  }));
}

export type CountryCities = AirportsData['countries'][number];

/** What a city's card shows, and no more: the page stays light. */
function cityCard(city: {
  display_name: string;
  slug: string;
  listings_count: number;
  airports_count: number;
  special_offer_count: number;
  event_count: number;
}) {
  return {
    name: city.display_name,
    slug: city.slug,
    listings: city.listings_count,
    airports: city.airports_count,
    offers: city.special_offer_count,
    events: city.event_count,
  };
}
