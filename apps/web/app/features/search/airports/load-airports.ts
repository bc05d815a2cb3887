import { type Call, contract, type OperationAnswer } from '@crewpad/contract';
import { AIRPORTS_LIMIT_MAX, countryNames, type Locale } from '@crewpad/domain';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { cityNames, namesCity } from '../../../lib/city-names.ts';

/** The areas at the start of the directory, which have a picture. */
export const WITH_PICTURE = 12;

/** Cities shown per country before the link to all of them. */
const CITIES_OF_A_COUNTRY = 8;

type Continent = (typeof contract.search.CONTINENTS)[number];

/** A page of areas with crash pads and the cities, or airport search results. */
export async function loadAirports(call: Call, params: URLSearchParams, locale: Locale) {
  const withNames = namedIn(locale);
  const search = params.get('search')?.trim() ?? '';
  if (search !== '') {
    const answer = await call(contract.search.searchAirports, { query: { search } });
    return {
      search,
      offset: 0,
      continent: undefined,
      continents: [],
      areas: [],
      folds: [],
      airports: answer.data.map(withNames),
      total: answer.total,
      countries: [],
    };
  }
  const continent = contract.search.CONTINENTS.find((name) => name === params.get('continent'));
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
  const nameOf = nameOfCountry(locale);
  const cityOf = cityNames(locale);
  const countries: CountryCities[] = byName(
    cities.data.map((country) => ({
      name: nameOf(country),
      code: country.cities[0]?.country,
      cities: country.cities
        .toSorted((a, b) => b.listings_count - a.listings_count)
        .slice(0, CITIES_OF_A_COUNTRY)
        .map(cityCardIn(locale)),
      more: Math.max(0, country.cities.length - CITIES_OF_A_COUNTRY),
    })),
    locale,
  );
  const nameArea = (area: Area): Area => {
    // An area has the name of its largest city.
    const { city: name, ...rest } = withNames({ ...area, city: area.name });
    const inArea = ({ city, ...airport }: (typeof area.airports)[number]) => ({
      ...airport,
      city: cityOf(area.country, city),
    });
    return { ...rest, name, airports: area.airports.map(inArea) };
  };
  const start = {
    search,
    offset: Number(offset),
    continent,
    continents: areas.continents,
    areas: areas.data.map(nameArea),
    folds: [],
    airports: [],
    total: areas.total,
    countries,
  };
  if (!hasCities || areas.continents.length < 2) return start;
  const busiest = areas.data.slice(0, WITH_PICTURE);
  const folds = await Promise.all(
    areas.continents.map(async ({ continent: name }) => {
      const query = { continent: name, limit: AIRPORTS_LIMIT_MAX, offset: '0' } as const;
      const { data, total } = await call(contract.search.getAirportAreas, { query });
      const codes = new Set(data.map(({ country }) => country));
      return {
        continent: name,
        more: total - data.length,
        areas: data.filter((area) => !busiest.some((other) => isSame(area, other))).map(nameArea),
        countries: countries.filter(({ code }) => code !== undefined && codes.has(code)),
      };
    }),
  );
  const isFolded = (country: CountryCities) =>
    folds.some((fold) => fold.countries.includes(country));
  return {
    ...start,
    areas: busiest.map(nameArea),
    folds,
    countries: countries.filter((country) => !isFolded(country)),
  };
}

type Area = contract.search.AirportArea;

const isSame = (a: Area, b: Area) => a.airports[0]?.id === b.airports[0]?.id;

/** Cities and countries are named on the server, so that every browser shows the same. */
function namedIn(locale: Locale) {
  const nameOf = countryNames(languageOfTexts(locale));
  const withCity = namesCity(locale);
  return <Place extends { country: string; city: string }>(place: Place): Place => ({
    ...withCity(place),
    country: nameOf(place.country),
  });
}

/** In English, the data has the names that people say. */
function nameOfCountry(locale: Locale) {
  const language = languageOfTexts(locale);
  const nameOf = countryNames(language);
  return ({ name, cities: [city] }: Country): string =>
    language === 'en' || city === undefined ? name : nameOf(city.country);
}

export type AirportsData = Awaited<ReturnType<typeof loadAirports>>;

/** Every city, by country. */
export async function loadCities(call: Call, locale: Locale): Promise<CountryCities[]> {
  const { data } = await call(contract.search.getCities, {});
  const nameOf = nameOfCountry(locale);
  const countries = data.map((country) => ({
    name: nameOf(country),
    code: country.cities[0]?.country,
    cities: byName(country.cities.map(cityCardIn(locale)), locale),
    more: 0,
  }));
  return byName(countries, locale);
}

/** In the order of the page's language. In English, that of the API. */
function byName<Named extends { name: string }>(places: readonly Named[], locale: Locale): Named[] {
  const language = languageOfTexts(locale);
  if (language === 'en') return [...places];
  const { compare } = new Intl.Collator(language);
  return places.toSorted((a, b) => compare(a.name, b.name));
}

export interface CountryCities {
  name: string;
  /** ISO 3166 alpha-2. */
  code: string | undefined;
  cities: readonly ReturnType<ReturnType<typeof cityCardIn>>[];
  /** How many more cities it has. */
  more: number;
}

type Country = OperationAnswer<typeof contract.search.getCities>['data'][number];
type City = Country['cities'][number];

/** Only the data of a city's card, to keep the page small. */
function cityCardIn(locale: Locale) {
  const nameOf = cityNames(locale);
  return (city: City) => ({
    name: nameOf(city.country, city.display_name),
    search: city.display_name,
    slug: city.slug,
    also: city.also.map((name) => nameOf(city.country, name)),
    listings: city.listings_count,
    airports: city.airports_count,
    offers: city.special_offer_count,
    events: city.event_count,
  });
}
