import { readFileSync } from 'node:fs';
import { sortKey } from '@crewpad/domain';
import { CITY_NAMES } from '@crewpad/domain/city-names';
import { AIRPORT_ALIASES } from './airport-aliases.ts';
import { metrosOf } from './metros.ts';
import type { Airline, Airport, City, Countries, Town } from './types.ts';

export { AIRPORT_ALIASES, COUNTRY_ALIASES, METRO_ALIASES } from './airport-aliases.ts';
export { airportCells } from './cells.ts';
export { CONTINENTS, type Continent, countriesOn } from './continents.ts';
export { CREW_BASES } from './crew-bases.ts';
export { amenities, houseRules, places, preferences } from './lists.ts';
export { stateName } from './states.ts';
export type { Airline, Airport, City, Countries, ListItem } from './types.ts';

/** All airports with an IATA code and scheduled or notable traffic, by code. Source: DATA.md. */
export const airports = once(() => entries<Airport>('airports'));

/**
 * Other names of cities and their names here, as sort keys: those of cities with an airport, and
 * the names in the languages of the site.
 */
export const cityAliases = once(() => {
  const ofAirports = airports().flatMap(({ prefix, city }) =>
    (AIRPORT_ALIASES[prefix] ?? '').split(',').map((alias) => [alias, city] as const),
  );
  const translated = Object.entries(CITY_NAMES).flatMap(([key, names]) =>
    names.split('|').map((name) => [name, key.slice('US '.length)] as const),
  );
  const keys = [...ofAirports, ...translated].map(
    ([alias, city]) => [sortKey(alias), sortKey(city)] as const,
  );
  return keys.filter(([alias, city]) => alias !== '' && alias !== city);
});

/** The metro areas with several airports. */
export const metros = once(() => Object.freeze(metrosOf(airports())));

/** The metro areas by the id of their busiest airport. */
export const metrosById = once(() => new Map(metros().map((metro) => [metro.id, metro])));

/** The metro areas by the city of their busiest airport. */
export const metrosByCity = once(
  () => new Map(metros().map((metro) => [metro.airports[0].city_id, metro])),
);

/** The cities that have at least one of the airports, by id. Source: DATA.md. */
export const cities = once(() => entries<City>('cities'));

/** English names of the countries in the data, by ISO 3166 alpha-2 code. */
export const countries = once(() => Object.freeze(readJson('countries') as Countries));

/** The airlines offered at sign-up: domestic (US) first, then worldwide, each by name. */
export const airlines = once(() => entries<Airline>('airlines'));

/** The rank of the busiest airport of each city, by the city's id. */
export const ranksByCity = once(() => {
  const ranks = new Map<number, number>();
  for (const { city_id, rank } of airports()) {
    ranks.set(city_id, Math.max(rank, ranks.get(city_id) ?? 0));
  }
  return ranks;
});

const townsByCell = once(() => readJson('towns') as Readonly<Record<number, string>>);

/**
 * The towns, boroughs and neighborhoods of a one-degree cell that are in reach of an airport, the
 * largest first. They stay text and are parsed when needed: there are 70,000. Source: DATA.md.
 * @param cell as `cellOf` counts
 */
export function townsIn(cell: number): Town[] {
  return (townsByCell()[cell] ?? '').split('|').filter(Boolean).map(townOf);
}

function townOf(text: string): Town {
  const [name = '', latitude, longitude, thousands] = text.split(';');
  return {
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    thousands: Number(thousands),
  };
}

function entries<Entry>(name: string): readonly Entry[] {
  const list = readJson(name) as Entry[];
  for (const entry of list) Object.freeze(entry);
  return Object.freeze(list);
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./generated/${name}.json`, import.meta.url), 'utf8'));
}

function once<Value>(load: () => Value): () => Value {
  let loaded: { value: Value } | undefined;
  return () => {
    loaded ??= { value: load() };
    return loaded.value;
  };
}
