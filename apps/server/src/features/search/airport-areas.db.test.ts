import { airports } from '@crewpad/reference-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { findAirportAreas, searchAirports } from './airports.queries.ts';
import { presentAreas } from './present.ts';
import { addAirport } from './testing.ts';

let database: DatabaseHandle;

async function addReal(prefix: string, { db } = database): Promise<void> {
  const real = airports().find((airport) => airport.prefix === prefix);
  if (real === undefined) throw new Error(`no airport ${prefix}`);
  const { id, name, city, country, latitude, longitude, rank } = real;
  await addAirport(db, { id, prefix, name, city, country, latitude, longitude, rank });
}

beforeAll(async () => {
  database = await openTestDatabase();
  for (const code of ['JFK', 'LGA', 'EWR', 'ISP', 'ANC', 'LHR', 'LGW', 'OSL']) await addReal(code);
  const { db } = database;
  // Near JFK, LGA and EWR; then near JFK and ISP only.
  await addListing(db, {
    latitude: 40.68,
    longitude: -74.1,
    rate_per_from: 30_000,
  });
  await addListing(db, { latitude: 40.85, longitude: -73.05, rate_per_from: 20_050 });
  await addListing(db, {
    latitude: 61.2,
    longitude: -149.9,
    rate_per_from: 25_000,
  });
  await addListing(db, { latitude: 51.4, longitude: -0.3, rate_per_from: 40_000, hidden: true });
  await addListing(db, { latitude: 51.4, longitude: -0.3, rate_per_from: 45_000 });
});
afterAll(() => database.close());

const all = { countries: undefined, limit: 50, offset: 0 };
const areas = async (input = {}) =>
  presentAreas(await findAirportAreas(database.db, { ...all, ...input }), undefined);

describe('airport areas', () => {
  it('count a crash pad near several airports once, most crash pads first', async () => {
    const { data, total } = await areas();
    expect(data.map(({ name, listings, price_from }) => [name, listings, price_from])).toEqual([
      ['New York', 2, 200.5],
      ['London', 1, 450],
      ['Anchorage', 1, 250],
    ]);
    expect(total).toBe(3);
    const [newYork] = data;
    expect(newYork?.airports.map((airport) => [airport.prefix, airport.total_listings])).toEqual([
      ['JFK', 2],
      ['EWR', 1],
      ['LGA', 2],
      ['ISP', 1],
    ]);
  });

  it('leave out airports without crash pads, and areas of other continents', async () => {
    const { data, continents } = await areas();
    expect(data.flatMap((area) => area.airports.map(({ prefix }) => prefix))).not.toContain('OSL');
    expect(continents).toEqual([
      { continent: 'north-america', total: 2 },
      { continent: 'europe', total: 1 },
    ]);
    const airportAreas = await findAirportAreas(database.db, { ...all, countries: ['GB', 'NO'] });
    const europe = presentAreas(airportAreas, 'europe');
    expect(europe.data.map(({ name }) => name)).toEqual(['London']);
    expect(europe.total).toBe(1);
    expect(europe.continents).toHaveLength(2);
  });

  it('airport areas are paginated without gaps', async () => {
    const names: string[] = [];
    for (let offset = 0; offset < 4; offset += 1) {
      names.push(...(await areas({ limit: 1, offset })).data.map(({ name }) => name));
    }
    expect(names).toEqual(['New York', 'London', 'Anchorage']);
  });
});

describe('an area whose crash pads are all near a busier one', () => {
  let other: DatabaseHandle;
  beforeAll(async () => {
    other = await openTestDatabase();
    for (const code of ['BOS', 'EWB', 'YQG', 'DTW', 'TOL']) await addReal(code, other);
    // Between Boston and New Bedford.
    await addListing(other.db, { latitude: 42, longitude: -71 });
    // Near Detroit and Windsor; then near Toledo too.
    await addListing(other.db, { latitude: 42.3, longitude: -83.2 });
    await addListing(other.db, { latitude: 42, longitude: -83.4 });
  });
  afterAll(() => other.close());
  const codes = async () => {
    const { data, total } = presentAreas(await findAirportAreas(other.db, all), undefined);
    expect(total).toBe(data.length);
    return data.map(({ listings, airports: [...matches] }) => [
      listings,
      ...matches.map(({ prefix }) => prefix),
    ]);
  };

  it('an area near a busier one joins it, also across a border', async () => {
    expect(await codes()).toEqual([
      [2, 'DTW', 'YQG', 'TOL'],
      [1, 'BOS', 'EWB'],
    ]);
  });

  it('stands alone once it has a crash pad of its own', async () => {
    await addListing(other.db, { latitude: 41.2, longitude: -70.9 });
    expect(await codes()).toEqual([
      [2, 'DTW', 'YQG', 'TOL'],
      [2, 'EWB'],
      [1, 'BOS'],
    ]);
  });
});

describe('suggestions', () => {
  it('group the airports of a metro area, those with crash pads first', async () => {
    const { airports: matches } = await searchAirports(database.db, 'london');
    expect(matches.map(({ prefix }) => prefix)).toEqual(['LHR', 'LGW']);
    const newYork = await searchAirports(database.db, 'new york');
    expect(newYork.airports.map(({ prefix }) => prefix)).toEqual(['JFK', 'EWR', 'LGA', 'ISP']);
  });
});
