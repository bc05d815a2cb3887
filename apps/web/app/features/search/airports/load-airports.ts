import { type Call, contract, type OperationAnswer } from '@crewpad/contract';
import { AIRPORTS_LIMIT_MAX } from '@crewpad/domain';

/** Cities shown per country before the link to all of them. */
const CITIES_OF_A_COUNTRY = 8;

type Continent = (typeof contract.search.CONTINENTS)[number];

/** A page of areas with crash pads and the cities, or airport search results. */
export async function loadAirports(call: Call, params: URLSearchParams) {
  const search = params.get('search')?.trim() ?? '';
  if (search !== '') {
    const found = await call(contract.search.searchAirports, { query: { search } });
    return {
      search,
      offset: 0,
      continent: undefined,
      continents: [],
      areas: [],
      airports: found.data.map(named),
      total: found.total,
      countries: [],
    };
  }
  const continent = contract.search.CONTINENTS.find((one) => one === params.get('continent'));
  const offset = params.get('offset') ?? '0';
  const query = { continent, limit: AIRPORTS_LIMIT_MAX, offset } as {
    continent: Continent | undefined;
    limit: number;
    offset: string;
  };
  const hasCities = Number(offset) === 0 && continent === undefined;
  const [areas, cities] = await Promise.all([
    call(contract.search.getAirportAreas, { query }),
    hasCities ? call(contract.search.getCities, {}) : { data: [] },
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
    continent,
    continents: areas.continents,
    areas: areas.data.map(named),
    airports: [],
    total: areas.total,
    countries,
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Country names are resolved on the server, so that every browser shows the same. */
function named<Place extends { country: string }>(place: Place): Place {
  return { ...place, country: countryNames.of(place.country) ?? place.country };
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

type City = OperationAnswer<typeof contract.search.getCities>['data'][number]['cities'][number];

/** Only the data of a city's card, to keep the page small. */
function cityCard(city: City) {
  return {
    name: city.display_name,
    slug: city.slug,
    also: city.also,
    listings: city.listings_count,
    airports: city.airports_count,
    offers: city.special_offer_count,
    events: city.event_count,
  };
}
