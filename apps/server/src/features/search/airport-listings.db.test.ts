import {
  cellOf,
  LISTING_SORTS,
  type ListingSort,
  type SortDirection,
  sortKey,
} from '@crewpad/domain';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle, Db } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing, refresh } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { findFeaturedListings } from './listings.queries.ts';
import { addAirport, plainSearch, search, searchAll } from './testing.ts';

describe('orders', () => {
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
  const houses: Made[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    const airport = await addAirport(database.db, { latitude: 10, longitude: 20 });
    code = airport.prefix;
    airportId = airport.id;
    const titles = ['Élan Vital', 'elan vital', 'Zebra', 'alpha', 'Ärger', 'Москва', '24 Beds'];
    for (let at = 0; at < 37; at += 1) {
      const house = {
        title: titles[at % titles.length] ?? '',
        distance: 1 + ((at * 5) % 4),
        price: 20_000 + ((at * 3) % 5) * 100,
        created: Date.UTC(2026, 0, 1 + ((at * 7) % 6)),
        featured: at % 4 === 0,
        boosted: at % 4 === 1 && at % 3 === 0,
      };
      const { id } = await addListing(database.db, {
        title: house.title,
        latitude: 10,
        longitude: 20,
        rate_per_from: house.price,
        created_at: new Date(house.created),
        feature_listing: house.featured || house.boosted ? 1 : 0,
        feature_ongoing: house.featured ? 1 : 0,
        airports: [{ id: airportId, distance: house.distance }],
      });
      houses.push({ id, ...house });
    }
  });
  afterAll(() => database.close());

  function byKey(a: string | number, b: string | number): number {
    return a < b ? -1 : a > b ? 1 : 0;
  }

  function expected(sort: ListingSort | undefined, dir: SortDirection): number[] {
    const keys: Record<ListingSort, (house: Made) => string | number> = {
      title: (house) => sortKey(house.title),
      airport_distance: (house) => house.distance,
      price: (house) => house.price,
      date: (house) => house.created,
    };
    const turn = dir === 'desc' ? -1 : 1;
    const inPart = (a: Made, b: Made) =>
      sort === undefined
        ? Number(b.boosted) - Number(a.boosted) || a.distance - b.distance || b.created - a.created
        : turn * byKey(keys[sort](a), keys[sort](b));
    return houses
      .toSorted((a, b) => Number(b.featured) - Number(a.featured) || inPart(a, b) || a.id - b.id)
      .map((item) => item.id);
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
      expect(page.total).toBe(houses.length);
    });

    it('past the end is empty, with the totals', async () => {
      const page = await search(database.db, code, { offset: 10_000 });
      expect(page).toMatchObject({ ids: [], total: houses.length, min: 20_000, max: 20_400 });
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
});

describe('the order of featured crash pads', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('featured crash pads rotate daily at the top, and keep their order for a day', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 8; at += 1) {
      const { id } = await addListing(database.db, { feature_listing: 1, feature_ongoing: 1 });
      ids.push(id);
    }
    const orderOn = async (day: number, hours = 0) => {
      const now = new Date(TEST_NOW.getTime() + day * DAY_MS + hours * 3_600_000);
      const cards = await findFeaturedListings(database.db, now);
      return cards.map((card) => card.id);
    };
    const first = new Set<number | undefined>();
    for (let day = 0; day < 30; day += 1) {
      const order = await orderOn(day);
      expect(order.toSorted((a, b) => a - b)).toEqual(ids);
      expect(await orderOn(day, 1)).toEqual(order);
      first.add(order[0]);
    }
    expect(first.size).toBeGreaterThan(4);
  });
});

describe('the price range', () => {
  let database: DatabaseHandle;
  let code: string;
  let rangeId: number;

  /** Filters that the facets cannot answer. */
  const COUNTED = { mapFilters: { bathrooms: 2 } };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const airport = await addAirport(db, { latitude: 10, longitude: 20 });
    code = airport.prefix;
    const place = { latitude: 10, longitude: 20, bathrooms: 2 };
    await addListing(db, { ...place, rate_per_from: 30_000 });
    const range = { enable_price_range: true, rate_per_from: 20_000, rate_per_to: 90_000 };
    rangeId = (await addListing(db, { ...place, ...range, gender: 'female' })).id;
    // A second rate without the range, or below the first, is ignored.
    await addListing(db, { ...place, rate_per_from: 25_000, rate_per_to: 99_000 });
    const inverted = { enable_price_range: true, rate_per_from: 40_000, rate_per_to: 100 };
    await addListing(db, { ...place, ...inverted });
  });
  afterAll(() => database.close());

  const bothWays = [
    ['from the counts per facet', {}],
    ['counted row by row', COUNTED],
  ] as const;

  it.each(bothWays)('ends at the highest rate of an enabled range, %s', async (_how, input) => {
    expect(await search(database.db, code, input)).toMatchObject({ min: 20_000, max: 90_000 });
    expect(await search(database.db, code, { ...input, gender: 'male' })).toMatchObject({
      total: 0,
      min: null,
      max: null,
    });
  });

  it('follows a range that is switched off and on again', async () => {
    const { db } = database;
    const set = async (row: { enable_price_range?: boolean; rate_per_to?: number }) => {
      await db.updateTable('listings').set(row).where('id', '=', rangeId).execute();
      await refresh(db, [rangeId]);
    };
    await set({ enable_price_range: false });
    for (const [, input] of bothWays) {
      expect(await search(db, code, input)).toMatchObject({ min: 20_000, max: 40_000 });
    }
    await set({ enable_price_range: true, rate_per_to: 50_000 });
    for (const [, input] of bothWays) {
      expect(await search(db, code, input)).toMatchObject({ min: 20_000, max: 50_000 });
    }
    await set({ rate_per_to: 90_000 });
  });

  it('is corrected in an existing database', async () => {
    const old = await openTestDatabase('0014-dunning');
    try {
      const { db } = old;
      const airport = await addAirport(db, { latitude: 10, longitude: 20 });
      // Plain SQL for that schema: the test factories use the newest one.
      await sql`
      with owner as (
        insert into members (email, status, first_name, last_name, display_name)
        values ('lister@crewpad.test', 'ACTIVE', 'Ann', 'Lee', 'Ann') returning id
      ), listed as (
        insert into listings (user_id, title, title_key, rental_type, street1, city, latitude, longitude,
          public_latitude, public_longitude, public_cell, enable_price_range, rate_per_from, rate_per_to,
          description)
        select owner.id, 'House', 'house', 'crashpad', '1 Street', 'Town', 10, 20, 10, 20,
          ${cellOf(10, 20)}::integer, x.range, x.low, x.high, 'Quiet.'
        from owner, (values (true, 20000, 90000), (false, 30000, null)) x (range, low, high)
        returning id
      )
      select id from listed`.execute(db);
      await sql`select refresh_listings(array_agg(id), ${TEST_NOW}::timestamptz) from listings`.execute(
        db,
      );
      const facet = sql<{ min_price: number; max_price: number }>`
      select min_price, max_price from airport_facets where airport_id = ${airport.id}`;
      expect((await facet.execute(db)).rows).toEqual([{ min_price: 20_000, max_price: 30_000 }]);
      await migrate(db);
      expect((await facet.execute(db)).rows).toEqual([{ min_price: 20_000, max_price: 90_000 }]);
      expect(await search(db, airport.prefix, {}, TEST_NOW)).toMatchObject({
        min: 20_000,
        max: 90_000,
      });
    } finally {
      await old.close();
    }
  });
});

describe('the first free day', () => {
  const rig = useTestApp();
  let code: string;
  const pads: Record<string, number> = {};

  beforeAll(async () => {
    const { db } = rig.database;
    const airport = await addAirport(db, { latitude: 15, longitude: 25 });
    code = airport.prefix;
    const near = { latitude: 15, longitude: 25, airports: [{ id: airport.id, distance: 2 }] };
    const free = await addListing(db, { ...near, rooms: [['cold', 'cold']] });
    await addRental(db, free, free.bedIds[0] ?? 0);
    const june = await addListing(db, { ...near, rooms: [['cold', 'cold', 'hot']] });
    await addRental(db, june, june.bedIds[0] ?? 0, { checkout_date: '2026-06-01' });
    await addRental(db, june, june.bedIds[1] ?? 0, { checkout_date: '2026-06-01' });
    await addRental(db, june, june.bedIds[2] ?? 0);
    const later = await addListing(db, near);
    await addRental(db, later, later.bedIds[0] ?? 0, { checkout_date: '2026-06-01' });
    // The bed is free when the tenant leaves, although someone is invited for after that.
    const next = {
      start_date: '2026-06-01',
      checkout_date: '2026-09-15',
      status: 'pending',
    } as const;
    await addRental(db, later, later.bedIds[0] ?? 0, next);
    const full = await addListing(db, near);
    await addRental(db, full, full.bedIds[0] ?? 0);
    const invited = await addListing(db, near);
    await addRental(db, invited, invited.bedIds[0] ?? 0, { status: 'pending' });
    const bare = await addListing(db, { ...near, rental_type: 'hostel', rooms: [] });
    Object.assign(pads, {
      ...{ free: free.id, june: june.id, later: later.id },
      ...{ full: full.id, invited: invited.id, bare: bare.id },
    });
  });

  const cases: [string, string | undefined, string[]][] = [
    ['no day', undefined, ['free', 'june', 'later', 'full', 'invited', 'bare']],
    ['a day before the next check-out', '2026-05-31', ['free']],
    ['the day of the check-out', '2026-06-01', ['free', 'june']],
    ['a day between two tenants', '2026-09-14', ['free', 'june']],
    ['a day after both', '2026-09-15', ['free', 'june', 'later']],
  ];

  describe.each(cases)('a bed free by %s', (_name, from, names) => {
    const ids = () => names.map((name) => pads[name] ?? 0).toSorted((a, b) => a - b);
    const query = from === undefined ? '' : `from=${from}`;

    it('is found, counted and shown on the map', async () => {
      const answer = await rig.get(`/airports/${code}/listings?${query}`);
      expect(answer.body.listing.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids());
      expect(answer.body.total).toBe(names.length);
      const pins = await rig.get(`/airports/${code}/pins?${query}`);
      expect(pins.body.data.map(([id]: [number]) => id).toSorted()).toEqual(ids());
    });

    it('is found around a point and by airport', async () => {
      for (const place of ['lat=15&lon=25', `search=${code}`]) {
        const { body } = await rig.get(`/listings?${place}&${query}`);
        expect(body.total).toBe(names.length);
        expect(body.data.map(({ id }: { id: number }) => id).toSorted()).toEqual(ids());
      }
    });
  });

  it.each([
    ['free', 1],
    ['june', 2],
    ['later', 1],
    ['full', 0],
    ['invited', 0],
    ['bare', 0],
  ])('cards and the page of %s say from when beds are free', async (name, beds) => {
    const days: Record<string, string> = { june: '2026-06-01', later: '2026-09-15' };
    const { body } = await rig.get(`/listing/${pads[name]}`);
    const free_from = name === 'free' ? body.data.created_at.slice(0, 10) : (days[name] ?? null);
    expect(body.data).toMatchObject({ free_from, num_free_from: beds });
    const cards = (await rig.get(`/airports/${code}/listings`)).body.listing;
    expect(cards.find(({ id }: { id: number }) => id === pads[name])).toMatchObject({
      free_from,
      num_free_from: beds,
    });
  });

  it.each(['', 'june', '2026-02-30', '2026-6-1'])('refuses the day "%s"', async (from) => {
    for (const path of [`/airports/${code}/listings?`, `/airports/${code}/pins?`, '/listings?']) {
      expect(await rig.get(`${path}from=${from}`)).toMatchObject({ status: 422 });
    }
  });

  it('finds crash pads with a bed free by a day through an index', async () => {
    const { db } = rig.database;
    await sql`analyze airport_listings`.execute(db);
    const lines: string[] = [];
    const explaining: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind !== 'RawNode') return node;
        const [first = '', ...rest] = node.sqlFragments;
        return { ...node, sqlFragments: [`explain ${first}`, ...rest] } as RootOperationNode;
      },
      transformResult: async ({ result }) => {
        lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
        return result;
      },
    };
    await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const explained = trx.withPlugin(explaining) as Db;
      await search(explained, code, { ...plainSearch, from: '2026-06-01' }, TEST_NOW).catch(
        () => {},
      );
    });
    const plan = lines.join('\n');
    expect(plan).toMatch(/airport_listings_free_from[\s\S]*Index Cond: .*free_from <= /);
  });
});
