import { NEAREST_BASES } from '@crewpad/domain';
import { airports } from '@crewpad/reference-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import {
  countAirports,
  findAirports,
  findNearestBases,
  searchAirports,
} from './airports.queries.ts';
import { addAirport } from './testing.ts';

let database: DatabaseHandle;
let count = 0;

/** Far from each other, so that a crash pad is near one of them. */
const CODES =
  `GRU CGH LCJ JFK LGA EWR NEW EWN ORD MDW HOU IAH NQX FRA HOG TGZ LAX BQU CDG ORY HND NRT`.split(
    ' ',
  );
const NO_AIRPORT = { prefix: '', name: '', city: '', rank: 0 };

const addListingAt = (code: string) => {
  const at = CODES.indexOf(code);
  return addListing(database.db, { latitude: 5 * at - 60, longitude: 3 * at });
};

beforeAll(async () => {
  database = await openTestDatabase();
  for (const code of CODES) {
    const { prefix, name, city, rank } =
      airports().find((item) => item.prefix === code) ?? NO_AIRPORT;
    const at = { latitude: 5 * count - 60, longitude: 3 * count };
    await addAirport(database.db, { prefix, name, city, rank, ...at });
    count += 1;
  }
  await addListingAt('EWN');
  await addListingAt('EWN');
  await addListingAt('MDW');
  await addListingAt('FRA');
  await addListingAt('LAX');
});
afterAll(() => database.close());

async function codesFor(search: string): Promise<string[]> {
  const { airports: listed, total } = await searchAirports(database.db, search);
  expect(total).toBe(listed.length);
  return listed.map((airport) => airport.prefix);
}

describe('autocomplete', () => {
  it.each([
    ['sao paulo', ['GRU', 'CGH']],
    ['Łódź', ['LCJ']],
    ['Sao Pualo', ['GRU', 'CGH']],
    ['Kenedy', ['JFK']],
    ['', []],
    ['%', []],
    ["'; drop table airports; --", []],
  ])('%j finds %j', async (search, codes) => {
    expect(await codesFor(search)).toEqual(codes);
  });

  it('lists airports with crash pads, then an own code without, then the busiest', async () => {
    // EWN has crash pads; NEW is the code of Lakefront Airport.
    expect(await codesFor('new')).toEqual(['EWN', 'NEW', 'JFK', 'EWR', 'LGA']);
    expect(await codesFor('ewn')).toEqual(['EWN']);
  });

  it.each([
    // A whole word of "Boca Chica Field", "Frank País" and "Ángel Albino Corzo".
    ['chica', ['MDW', 'NQX', 'ORD']],
    ['frank', ['FRA', 'HOG']],
    ['angel', ['LAX', 'TGZ']],
  ])('lists no airport without crash pads before one with them: %s', async (search, codes) => {
    expect((await codesFor(search)).filter((code) => codes.includes(code))).toEqual(codes);
  });

  it('finds all airports of a metro code, those with crash pads first', async () => {
    expect(await codesFor('nyc')).toEqual(['JFK', 'EWR', 'LGA']);
    // Others only begin so: Boca Chica Field.
    expect((await codesFor('CHI')).slice(0, 2)).toEqual(['MDW', 'ORD']);
    expect(await codesFor('chicago')).toEqual(['MDW', 'ORD']);
    // The airport that the area's code stands for, although the other ranks higher.
    expect((await codesFor('par')).slice(0, 2)).toEqual(['CDG', 'ORY']);
    expect((await codesFor('tokyo')).slice(0, 2)).toEqual(['HND', 'NRT']);
    // An airport's own code, although it also stands for Houston.
    expect((await codesFor('hou'))[0]).toBe('HOU');
  });

  it('asks the database nothing where no name matches', async () => {
    const unusable = undefined as unknown as typeof database.db;
    for (const search of ['jfx', 'zzzzqq', 'nowhere at all', 'Москва', '🛫', '   ']) {
      expect(await searchAirports(unusable, search)).toEqual({ airports: [], total: 0 });
    }
  });
});

describe('the airport list', () => {
  it('the airport list is counted', async () => {
    expect(await countAirports(database.db)).toBe(count);
  });

  it('lists most crash pads first, then the busiest, in pages', async () => {
    const first = await findAirports(database.db, { limit: 3, offset: 0 });
    expect(first.airports.map(({ prefix, total_listings }) => [prefix, total_listings])).toEqual([
      ['EWN', 2],
      ['LAX', 1],
      ['FRA', 1],
    ]);
    expect(first.total).toBe(count);
    const beyond = await findAirports(database.db, { limit: 3, offset: 5000 });
    expect(beyond).toEqual({ airports: [], total: count });
  });

  it('can be searched; an empty search returns all', async () => {
    const { airports: listed, total } = await findAirports(database.db, {
      search: 'LÓDZ',
      limit: 5,
      offset: 0,
    });
    expect([listed.map((airport) => airport.prefix), total]).toEqual([['LCJ'], 1]);
    const second = await findAirports(database.db, { search: 'New York', limit: 1, offset: 1 });
    expect([second.airports.map(({ prefix }) => prefix), second.total]).toEqual([['EWR'], 3]);
    expect((await findAirports(database.db, { search: ' ', limit: 5, offset: 0 })).total).toBe(
      count,
    );
    expect((await findAirports(database.db, { search: 'Ж', limit: 5, offset: 0 })).total).toBe(0);
  });
});

describe('the nearest bases', () => {
  it('are the airports with crash pads, nearest first, without the airport itself', async () => {
    const point = { latitude: 70, longitude: 170 };
    const origin = await addAirport(database.db, point);
    const far = await addAirport(database.db, { ...point, latitude: 60 });
    const near = await addAirport(database.db, { ...point, latitude: 67 });
    const empty = await addAirport(database.db, { ...point, latitude: 69 });
    for (const { latitude } of [far, far, near]) {
      await addListing(database.db, { ...point, latitude });
    }
    await addListing(database.db, { ...point, latitude: empty.latitude, hidden: true });
    const nearestBases = await findNearestBases(database.db, origin.prefix.toLowerCase());
    expect(nearestBases?.slice(0, 2)).toMatchObject([
      { prefix: near.prefix, total_listings: 1, distance: 208 },
      { prefix: far.prefix, total_listings: 2, distance: 691 },
    ]);
    expect(nearestBases?.length).toBeLessThanOrEqual(NEAREST_BASES);
    const ofNear = await findNearestBases(database.db, String(near.id));
    expect(ofNear?.map(({ id }) => id)).not.toContain(near.id);
  });

  it('are the main airports of their areas', async () => {
    const point = { latitude: -60, longitude: 100 };
    const origin = await addAirport(database.db, point);
    const place = (latitude: number, rank: number) =>
      addAirport(database.db, { ...point, latitude, rank });
    // 0.5 degrees are 35 miles.
    const field = await place(-57, 500);
    const main = await place(-56.5, 1000);
    const second = await place(-56.1, 990);
    const small = await place(-55.3, 700);
    const other = await place(-55.2, 900);
    for (const { latitude } of [field, main, second, small, other]) {
      await addListing(database.db, { ...point, latitude });
    }
    const nearestBases = await findNearestBases(database.db, origin.prefix);
    expect(nearestBases?.map(({ id }) => id)).toEqual([main.id, other.id]);
    // Its own area is no other base, unless its main airport is another one.
    const idsFrom = async ({ prefix }: { prefix: string }) =>
      (await findNearestBases(database.db, prefix))?.map(({ id }) => id);
    expect(await idsFrom(main)).toEqual([other.id]);
    expect(await idsFrom(field)).toEqual([main.id, other.id]);
  });

  it('are far away only where none are near', async () => {
    const point = { latitude: -60, longitude: -100 };
    const origin = await addAirport(database.db, point);
    const far = await addAirport(database.db, { ...point, latitude: -48, rank: 900 });
    await addListing(database.db, { ...point, latitude: far.latitude });
    const first = async () => (await findNearestBases(database.db, origin.prefix))?.[0];
    expect(await first()).toMatchObject({ prefix: far.prefix, distance: 830 });
    const near = await addAirport(database.db, { ...point, latitude: -50, rank: 900 });
    await addListing(database.db, { ...point, latitude: near.latitude });
    expect(await findNearestBases(database.db, origin.prefix)).toMatchObject([
      { prefix: near.prefix, distance: 691 },
    ]);
  });

  it('return 404 for an unknown airport', async () => {
    expect(await findNearestBases(database.db, 'nowhere')).toBeUndefined();
  });
});
