import { LISTING_SORTS, type ListingSort, type SortDirection, sortKey } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { addAirport, search, searchAll } from './testing.ts';

interface Made {
  id: number;
  title: string;
  distance: number;
  price: number;
  created: number;
  featured: boolean;
  boosted: boolean;
}

let database: DatabaseHandle;
let code: string;
let airportId: number;
const made: Made[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const airport = await addAirport(database.db, { latitude: 10, longitude: 20 });
  code = airport.prefix;
  airportId = airport.id;
  const titles = ['Élan Vital', 'elan vital', 'Zebra', 'alpha', 'Ärger', 'Москва', '24 Beds'];
  for (let at = 0; at < 37; at += 1) {
    const one = {
      title: titles[at % titles.length] ?? '',
      distance: 1 + ((at * 5) % 4),
      price: 20_000 + ((at * 3) % 5) * 100,
      created: Date.UTC(2026, 0, 1 + ((at * 7) % 6)),
      featured: at % 4 === 0,
      boosted: at % 4 === 1 && at % 3 === 0,
    };
    const { id } = await addListing(database.db, {
      title: one.title,
      latitude: 10,
      longitude: 20,
      rate_per_from: one.price,
      created_at: new Date(one.created),
      feature_listing: one.featured || one.boosted ? 1 : 0,
      feature_ongoing: one.featured ? 1 : 0,
      airports: [{ id: airportId, distance: one.distance }],
    });
    made.push({ id, ...one });
  }
});
afterAll(() => database.close());

function byKey(key: string | number, other: string | number): number {
  return key < other ? -1 : key > other ? 1 : 0;
}

function expected(sort: ListingSort | undefined, dir: SortDirection): number[] {
  const keys: Record<ListingSort, (one: Made) => string | number> = {
    title: (one) => sortKey(one.title),
    airport_distance: (one) => one.distance,
    price: (one) => one.price,
    date: (one) => one.created,
  };
  const turn = dir === 'desc' ? -1 : 1;
  const inPart = (a: Made, b: Made) =>
    sort === undefined
      ? Number(b.boosted) - Number(a.boosted) || a.distance - b.distance || b.created - a.created
      : turn * byKey(keys[sort](a), keys[sort](b));
  return made
    .toSorted((a, b) => Number(b.featured) - Number(a.featured) || inPart(a, b) || a.id - b.id)
    .map((one) => one.id);
}

const orders: [ListingSort | undefined, SortDirection][] = [
  [undefined, 'asc'],
  [undefined, 'desc'],
  ...LISTING_SORTS.flatMap((sort): [ListingSort, SortDirection][] => [
    [sort, 'asc'],
    [sort, 'desc'],
  ]),
];

describe.each(orders)('sorted by %s %s', (sort, dir) => {
  it.each([3, 7, 20])('returns every listing once, in order, in pages of %i', async (limit) => {
    expect(await searchAll(database.db, code, { sort, dir, limit })).toEqual(expected(sort, dir));
  });
});

describe('a results page', () => {
  it('can contain the last featured ones and the first of the rest', async () => {
    const page = await search(database.db, code, { limit: 6, offset: 7 });
    expect(page.ids).toEqual(expected(undefined, 'asc').slice(7, 13));
    expect(page.total).toBe(made.length);
  });

  it('past the end is empty, with the totals', async () => {
    const page = await search(database.db, code, { offset: 10_000 });
    expect(page).toMatchObject({ ids: [], total: made.length, min: 20_000, max: 20_400 });
  });

  it('is found by code in any case and by id only', async () => {
    const byCode = await search(database.db, code.toLowerCase());
    const byId = await search(database.db, String(airportId));
    expect(byId.ids).toEqual(byCode.ids);
    for (const other of ['QQQ', '', '99999999999999999999', '0', '-1', "JFK'", 'É€🛫']) {
      await expect(search(database.db, other)).rejects.toThrow('no airport');
    }
  });
});
