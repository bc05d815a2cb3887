import { NEAREST_BASES } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { addAirport } from '../testing.ts';
import { countAirports, findAirports, findNearestBases, searchAirports } from './airports.ts';

let database: DatabaseHandle;
let made = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const rows: [string, string, string, number, number][] = [
    ['GRU', 'Guarulhos International Airport', 'São Paulo', 900, -23],
    ['CGH', 'Congonhas Airport', 'São Paulo', 950, -24.5],
    ['LCJ', 'Władysław Reymont Airport', 'Łódź', 300, 51],
    ['JFK', 'John F. Kennedy International Airport', 'New York', 990, 40],
    ['NEW', 'Lakefront Airport', 'New Orleans', 200, 30],
    ['EWN', 'Coastal Carolina Airport', 'New Bern', 100, 35],
    ['SWF', 'Stewart Airport', 'Old Newburgh', 150, 41.5],
    ['ZZA', 'Renewal Field', 'Somewhere', 999, 60],
  ];
  for (const [at, [prefix, name, city, rank, latitude]] of rows.entries()) {
    await addAirport(database.db, { prefix, name, city, rank, latitude, longitude: 3 * at });
    made += 1;
  }
  await addListing(database.db, { latitude: 35, longitude: 15 });
  await addListing(database.db, { latitude: 35, longitude: 15 });
});
afterAll(() => database.close());

async function found(search: string): Promise<string[]> {
  const { airports, total } = await searchAirports(database.db, search);
  expect(total).toBe(airports.length);
  return airports.map((airport) => airport.prefix);
}

describe('autocomplete', () => {
  it.each([
    ['sao paulo', ['CGH', 'GRU']],
    ['SÃO  PAULO', ['CGH', 'GRU']],
    ['Łódź', ['LCJ']],
    ['lodz', ['LCJ']],
    ['wladys', ['LCJ']],
    ['gru', ['GRU']],
    ['Kennedy', ['JFK']],
    ['%', []],
    ['_', []],
    ['', []],
    ['   ', []],
    ['Москва', []],
    ['🛫', []],
    ["'; drop table airports; --", []],
    ['nowhere at all', []],
  ])('%j finds %j', async (search, codes) => {
    expect(await found(search)).toEqual(codes);
  });

  it.each([
    ['Sao Pualo', ['CGH', 'GRU']],
    ['Sao Palo', ['CGH', 'GRU']],
    ['Kenedy', ['JFK']],
    ['New Yrok', ['JFK']],
    ['Congohnas', ['CGH']],
    ['jfx', []],
  ])('%j suggests %j, which are similar', async (search, codes) => {
    expect(await found(search)).toEqual(codes);
  });

  it('ranks codes first, then prefixes by crash pads and rank, then words, then the rest', async () => {
    // NEW is the code itself; EWN has crash pads; JFK is busier; a word of SWF; within a word of ZZA.
    expect(await found('new')).toEqual(['NEW', 'EWN', 'JFK', 'SWF', 'ZZA']);
  });

  it('returns at most twenty, with the total', async () => {
    for (let at = 0; at < 25; at += 1) {
      await addAirport(database.db, { city: 'Manyville', latitude: -60, longitude: 100 });
      made += 1;
    }
    const { airports, total } = await searchAirports(database.db, 'manyv');
    expect([airports.length, total]).toEqual([20, 25]);
  });
});

describe('the airport list', () => {
  it('is counted', async () => {
    expect(await countAirports(database.db)).toBe(made);
  });

  it('lists most crash pads first, then the busiest, in pages', async () => {
    const first = await findAirports(database.db, { limit: 3, offset: 0 });
    expect(first.airports.map(({ prefix, total_listings }) => [prefix, total_listings])).toEqual([
      ['EWN', 2],
      ['ZZA', 0],
      ['JFK', 0],
    ]);
    expect(first.total).toBe(made);
    const beyond = await findAirports(database.db, { limit: 3, offset: 5000 });
    expect(beyond).toEqual({ airports: [], total: made });
  });

  it('can be searched; an empty search returns all', async () => {
    const { airports, total } = await findAirports(database.db, {
      search: 'LÓDZ',
      limit: 5,
      offset: 0,
    });
    expect([airports.map((airport) => airport.prefix), total]).toEqual([['LCJ'], 1]);
    expect((await findAirports(database.db, { search: ' ', limit: 5, offset: 0 })).total).toBe(
      made,
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
    const found = await findNearestBases(database.db, origin.prefix.toLowerCase());
    expect(found?.slice(0, 2)).toMatchObject([
      { prefix: near.prefix, total_listings: 1, distance: 208 },
      { prefix: far.prefix, total_listings: 2, distance: 691 },
    ]);
    expect(found?.length).toBeLessThanOrEqual(NEAREST_BASES);
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
    const found = await findNearestBases(database.db, origin.prefix);
    expect(found?.map(({ id }) => id)).toEqual([main.id, other.id]);
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
