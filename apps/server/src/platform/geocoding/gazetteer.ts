import type { contract } from '@crewpad/contract';
import { PLACE_SUGGEST_LIMIT, sortKey, spelledKeys, withoutUmlauts } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Address, Geocoder, Point } from './place.ts';
import { type Reading, readTypedAddress } from './typed-address.ts';

interface FoundPlace {
  name: string;
  /** Of an airport. */
  airport: string | null;
  country: string;
  latitude: number;
  longitude: number;
}

/** Sorts after every letter and digit: the upper bound of a prefix range. */
const END = '~';
const hasPrefix = (column: string, keys: readonly string[], isWhole: boolean) =>
  sql<boolean>`(${sql.join(
    keys.map((key) =>
      isWhole
        ? sql<boolean>`${sql.ref(column)} = ${key}`
        : sql<boolean>`(${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${key + END})`,
    ),
    sql` or `,
  )})`;

/** The cities and airports of the database, without an external service. */
export class Gazetteer implements Geocoder {
  readonly #db: Db;
  readonly #aliases: () => CityAliases;

  constructor(db: Db, aliases: () => CityAliases) {
    this.#db = db;
    this.#aliases = aliases;
  }

  async autocomplete(query: string): Promise<contract.search.Place[]> {
    const readings = readTypedAddress(query);
    for (const reading of readings.flatMap((item) => spellingsOf(item, this.#aliases()))) {
      const places = await this.#find(reading);
      if (places.length > 0) return places.map((row) => placeOf(row, reading));
    }
    return [];
  }

  async geocode({ city, country }: Address): Promise<Point | undefined> {
    const key = sortKey(city);
    if (key === '') return undefined;
    const name = { cityKey: key, isWhole: true, countryKey: sortKey(country) };
    for (const reading of spellingsOf(name, this.#aliases())) {
      const [place] = await this.#find(reading);
      if (place) return { latitude: place.latitude, longitude: place.longitude };
    }
    return undefined;
  }

  /** The airport with this code first, then cities by population, then other airports. */
  async #find({ cityKey, isWhole, countryKey }: NamedPlace): Promise<FoundPlace[]> {
    const code = cityKey.toUpperCase();
    const keys = spelledKeys(cityKey);
    const { rows } = await sql<FoundPlace>`
      with found as (
        select display_name as name, null as airport, country, country_name, latitude, longitude,
          case when name_key = any (${keys}::text[]) then 1 else 2 end as class, population as weight, id
        from cities where ${hasPrefix('name_key', keys, isWhole)}
        union all
        select a.city, a.name || ' (' || a.prefix || ')', a.country,
          (select c.country_name from cities c where c.country = a.country limit 1),
          a.latitude, a.longitude, case when a.prefix = ${code} then 0 else 3 end, a.rank, a.id
        from airports a
        where a.prefix = ${code} or ${hasPrefix('a.city_key', keys, isWhole)}
          or ${hasPrefix('a.name_key', keys, isWhole)}
      )
      select name, airport, coalesce(country_name, country) as country, latitude, longitude
      from found
      where ${countryKey} = '' or lower(country_name) like ${`${countryKey}%`}
        or lower(country) = ${countryKey}
      order by class, weight desc, id
      limit ${sql.lit(PLACE_SUGGEST_LIMIT)}`.execute(this.#db);
    return rows;
  }
}

/** Shorter parts of another name begin too many. */
const ALIAS_FROM = 3;

type NamedPlace = Pick<Reading, 'cityKey' | 'isWhole' | 'countryKey'>;

/** Other names of cities and the names that they have in the database, as sort keys. */
export type CityAliases = readonly (readonly [alias: string, city: string])[];

/** "Duesseldorf" is also read as "Düsseldorf", and "Koeln" as "Cologne". */
function spellingsOf<R extends NamedPlace>(reading: R, aliases: CityAliases): R[] {
  const plain = { ...reading, cityKey: withoutUmlauts(reading.cityKey) };
  const cityOf = ({ cityKey, isWhole }: NamedPlace) =>
    cityKey.length < ALIAS_FROM
      ? undefined
      : aliases.find(([alias]) => (isWhole ? alias === cityKey : alias.startsWith(cityKey)))?.[1];
  const cityKey = cityOf(reading) ?? cityOf(plain);
  const others = plain.cityKey === reading.cityKey ? [] : [plain];
  return [reading, ...others, ...(cityKey === undefined ? [] : [{ ...reading, cityKey }])];
}

/** Countries with two-letter state codes; elsewhere two letters are a country code. */
const WITH_STATES = new Set(['United States', 'Canada', 'Australia', 'Brazil', 'Mexico']);

function placeOf(
  row: FoundPlace,
  { street1, state: typedState, postalCode }: Reading,
): contract.search.Place {
  const { name, airport, country, latitude, longitude } = row;
  const state = WITH_STATES.has(country) ? typedState : '';
  const region = [state, postalCode].filter((part) => part !== '').join(' ');
  return {
    label: [street1, airport ?? '', name, region, country].filter((part) => part !== '').join(', '),
    street1,
    city: name,
    state,
    country,
    postal_code: postalCode,
    latitude,
    longitude,
  };
}
