import { contract } from '@crewpad/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import type { App } from '../../http/app.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';
import { hasRecentMetrics, refreshSiteMetrics } from '../content/site.ts';
import { addListing } from '../listings/testing.ts';
import { addReview } from '../reviews/testing.ts';
import { addAirport, addCity } from './testing.ts';

describe('search', () => {
  let database: DatabaseHandle;
  let app: App;
  let filtering: App;
  let lister: number;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const clock = { now: () => TEST_NOW };
    app = await buildApp({ ...testServices(database), clock });
    filtering = await buildApp({
      ...testServices(database, { FLAGS: 'mapFilters,events' }),
      clock,
    });
    const airport = await addAirport(db, {
      prefix: 'JFK',
      city: 'New York',
      latitude: 40.64,
      longitude: -73.78,
    });
    await addCity(db, {
      display_name: 'Örebro',
      country_name: 'Åland',
      latitude: 40.6,
      longitude: -73.8,
    });
    await addCity(db, {
      display_name: 'New York',
      latitude: 40.6,
      longitude: -73.8,
      population: 8_000_000,
    });
    const at = { latitude: 40.65, longitude: -73.8 };
    const featured = await addListing(db, {
      ...at,
      feature_listing: 1,
      feature_ongoing: 1,
      rate_per_from: 29_999,
      airports: [{ id: airport.id, distance: 2 }],
    });
    lister = featured.user_id;
    await addReview(db, featured, 5);
    await addListing(db, { ...at, rate_per_from: 40_000, rooms: [['cold', 'cold']] });
    const feed = {
      city: 'New York',
      country: 'US',
      map_lat: 40.7,
      map_lng: -74,
      start_time: '10:00',
      end_time: '12:00',
    };
    const item = {
      ...feed,
      title: JSON.stringify({ en: 'Fair' }),
      business_name: 'Hall',
      image: null,
      merchant_id: null,
    };
    await db
      .insertInto('feed_items')
      .values([
        { ...item, kind: 'event', start_date: '2026-02-01', end_date: '2026-03-01' },
        { ...item, kind: 'event', start_date: '2026-02-01', end_date: '2026-02-28' },
        { ...item, kind: 'special_offer', start_date: '2027-01-01', end_date: '2027-01-02' },
        {
          ...item,
          kind: 'special_offer',
          start_date: '2027-01-01',
          end_date: '2027-01-02',
          map_lat: 42,
        },
      ])
      .execute();
    await db
      .insertInto('amenities')
      .values({ name: JSON.stringify({ en: 'Wifi', es: 'Wifi' }), icon: 'wifi' })
      .execute();
    await db
      .insertInto('airlines')
      .values([
        { id: 1, code: 'LH', name: 'Lufthansa', group_name: 'worldwide', position: 1 },
        { id: 2, code: 'DL', name: 'Delta', group_name: 'domestic', position: 2 },
      ])
      .execute();
  });
  afterAll(async () => {
    await app.fastify.close();
    await filtering.fastify.close();
    await database.close();
  });

  async function get(url: string, from: App = app) {
    const answer = await from.fastify.inject(`/api${url}`);
    return { status: answer.statusCode, body: answer.json() };
  }

  describe('every answer matches the contract', () => {
    it.each([
      ['/airports?limit=5&search=new', contract.search.getAirports],
      ['/airports/areas', contract.search.getAirportAreas],
      ['/airports/areas?continent=north-america&limit=5', contract.search.getAirportAreas],
      ['/airports/count', contract.search.getAirportCount],
      ['/airports/search?search=jfk', contract.search.searchAirports],
      ['/airports/jfk/listings', contract.search.getAirportListings],
      [
        '/airports/jfk/listings?sort=price&dir=desc&occupied=0&gender=all&bed=cold',
        contract.search.getAirportListings,
      ],
      ['/airports/JFK/pins', contract.search.getAirportPins],
      ['/listings', contract.search.getListings],
      ['/listings?search=jfk', contract.search.getListings],
      ['/listings?lat=40.6&lon=-73.8&radius=500', contract.search.getListings],
      ['/listings/ids', contract.search.getListingIds],
      ['/listings/ids?chunk=2', contract.search.getListingIds],
      ['/listings/featured', contract.search.getFeaturedListings],
      ['/listings/featured/jfk', contract.search.getFeaturedListingsNear],
      ['/cities', contract.search.getCities],
      ['/geo/names?south=40&north=41&west=-74&east=-73', contract.search.getMapNames],
      ['/amenities', contract.content.getAmenities],
      ['/places', contract.content.getPlaces],
      ['/preferences', contract.content.getPreferences],
      ['/house-rule', contract.content.getHouseRules],
      ['/airlines', contract.search.getAirlines],
      ['/metrics', contract.content.getMetrics],
    ] as const)('%s', async (url, operation) => {
      const { status, body } = await get(url);
      expect(status).toBe(200);
      expect(body).toEqual(operation.answer.parse(body));
      expect(JSON.stringify(body)).not.toContain('Secret Street');
    });

    it('the pages of an airport have the expected content', async () => {
      const { body } = await get('/airports/jfk/listings');
      expect(body).toMatchObject({
        min: 299.99,
        max: 400,
        total: 2,
        city: { prefix: 'JFK', lat: 40.64, long: -73.78 },
      });
      expect(body.featured).toMatchObject([
        {
          rate_per_from: 299.99,
          airport_distance: 2,
          prefix: 'JFK',
          featured: true,
          review_avg: 5,
        },
      ]);
      expect(body.listing).toMatchObject([
        { rate_per_from: 400, featured: false, review_avg: null },
      ]);
      expect((await get('/listings?search=JFK')).body).toEqual({
        data: [...body.featured, ...body.listing],
        total: 2,
      });
      expect((await get('/listings/featured/jfk')).body).toEqual({ data: body.featured });
      const { body: related } = await get(`/listing/related/${lister}`);
      expect(related.data).toMatchObject([{ id: body.featured[0].id }]);
      expect(related.total).toBe(1);
      expect((await get(`/listing/related/${lister}?offset=8`)).body).toEqual({
        data: [],
        total: 1,
      });
      expect(
        (await get(`/listing/related/${lister}?listing_id=${body.featured[0].id}`)).body,
      ).toEqual({ data: [], total: 0 });
      const { body: pins } = await get('/airports/jfk/pins');
      expect(pins.data[0]).toEqual([body.featured[0].id, 40.65, -73.8, 299.99, true]);
    });

    it('cities have events from today on, and the cities with the same crash pads', async () => {
      const { body } = await get('/cities');
      expect(body.data.map((country: { name: string }) => country.name)).toEqual(['United States']);
      expect(body.data[0].cities).toMatchObject([
        {
          display_name: 'New York',
          listings_count: 2,
          event_count: 0,
          special_offer_count: 0,
          also: ['Örebro'],
        },
      ]);
      // Counts are those of the feeds that are on.
      const { body: withEvents } = await get('/cities', filtering);
      expect(withEvents.data[0].cities).toMatchObject([{ event_count: 1, special_offer_count: 0 }]);
    });

    it('airlines list domestic ones first', async () => {
      const { body } = await get('/airlines');
      expect(body.data.map((airline: { code: string }) => airline.code)).toEqual(['DL', 'LH']);
    });

    it('counters are stored, and computed immediately before that', async () => {
      const { body: counted } = await get('/metrics');
      expect(counted).toMatchObject({
        users: 3,
        listings: 2,
        selisting: 0,
        airports: 1,
        cities: 2,
        online: 0,
      });
      await refreshSiteMetrics(database.db, TEST_NOW);
      const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
      expect(await hasRecentMetrics(database.db, later(59))).toBe(true);
      expect(await hasRecentMetrics(database.db, later(60))).toBe(false);
      await addListing(database.db, { latitude: -50 });
      expect((await get('/metrics')).body).toEqual(counted);
      await refreshSiteMetrics(database.db, TEST_NOW);
      expect((await get('/metrics')).body).toMatchObject({ listings: 3, users: 4 });
    });
  });

  describe('the filters of the map', () => {
    it('work while their flag is on, and are unknown keys otherwise', async () => {
      for (const query of ['beds=2', 'beds=2&bathrooms=1&airport_distance=11&max_nights=1']) {
        expect((await get(`/airports/jfk/listings?${query}`)).body.total).toBe(2);
        expect((await get(`/airports/jfk/listings?${query}`, filtering)).body.total).toBe(1);
        expect((await get(`/airports/jfk/pins?${query}`, filtering)).body.data).toHaveLength(1);
      }
    });

    it('leave the price to every brand', async () => {
      for (const from of [app, filtering]) {
        for (const query of ['price_min=300', 'price_max=299.99']) {
          expect((await get(`/airports/jfk/listings?${query}`, from)).body.total).toBe(1);
          expect((await get(`/airports/jfk/pins?${query}`, from)).body.data).toHaveLength(1);
        }
      }
    });
  });
});

describe('invalid input is refused by field', () => {
  let database: DatabaseHandle;
  let app: App;

  beforeAll(async () => {
    database = await openTestDatabase();
    app = await buildApp(testServices(database));
  });
  afterAll(async () => {
    await app.fastify.close();
    await database.close();
  });

  async function get(url: string) {
    const answer = await app.fastify.inject(`/api${url}`);
    return { status: answer.statusCode, body: answer.json() };
  }

  it.each([
    ['/airports/jfk/listings?limit=21', 'limit'],
    ['/airports/jfk/listings?limit=0', 'limit'],
    ['/airports/jfk/listings?limit=', 'limit'],
    ['/airports/jfk/listings?offset=10001', 'offset'],
    ['/airports/jfk/listings?offset=-1', 'offset'],
    ['/airports/jfk/listings?sort=foo', 'sort'],
    ['/airports/jfk/listings?sort=price&sort=date', 'sort'],
    ['/airports/jfk/listings?dir=up', 'dir'],
    ['/airports/jfk/listings?gender=x', 'gender'],
    ['/airports/jfk/listings?bed=warm', 'bed'],
    ['/airports/jfk/listings?occupied=2', 'occupied'],
    ['/airports/jfk%00/listings', 'code'],
    ['/airports/jfk%00/nearest', 'code'],
    ['/listings?lat=abc&lon=1', 'lat'],
    ['/listings?lat=91&lon=1', 'lat'],
    ['/listings?lat=1&lon=181', 'lon'],
    ['/listings?lat=1', 'lon'],
    ['/listings?lon=1', 'lat'],
    ['/listings?lat=1&lon=1&radius=501', 'radius'],
    ['/listings?lat=1&lon=1&radius=0', 'radius'],
    ['/listings?search=a%00b', 'search'],
    ['/listings/ids?chunk=0', 'chunk'],
    ['/listings/ids?chunk=a', 'chunk'],
    ['/airports?limit=51', 'limit'],
    ['/airports/search?search=%00', 'search'],
    ['/airports/search', 'search'],
    [`/airports/search?search=${'x'.repeat(101)}`, 'search'],
    ['/airports/search?search=a&search=b', 'search'],
    ['/geo/names', 'south'],
    ['/geo/names?south=40&north=41&west=-74', 'east'],
    ['/geo/names?south=-91&north=-90&west=0&east=1', 'south'],
    ['/geo/names?south=40&north=41&west=-541&east=-540', 'west'],
    ['/geo/names?south=41&north=40&west=-74&east=-73', 'north'],
    ['/geo/names?south=40&north=40&west=-74&east=-73', 'north'],
    ['/geo/names?south=40&north=41&west=-73&east=-74', 'north'],
    ['/geo/names?south=0&north=12.1&west=0&east=1', 'north'],
    ['/geo/names?south=0&north=1&west=0&east=360', 'north'],
    ['/geo/names?south=a&north=1&west=0&east=1', 'south'],
    ['/listing/related/abc', 'id'],
    ['/listing/related/99999999999', 'id'],
    ['/listing/related/1?limit=0', 'limit'],
    ['/listing/related/1?limit=101', 'limit'],
    ['/listing/related/1?offset=-1', 'offset'],
  ])('%s: %s', async (url, field) => {
    const { status, body } = await get(url);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error_code: 'INVALID_INPUT',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it.each([
    '/airports/qqq/listings',
    '/airports/qqq/nearest',
    '/airports/qqq/pins',
    '/airports/2147483648/listings',
    '/listings?search=qqq',
    '/listings/featured/qqq',
  ])('%s: unknown', async (url) => {
    expect(await get(url)).toEqual({
      status: 404,
      body: { message: 'Unknown airport', error_code: 'NOT_FOUND' },
    });
  });

  it('public crash pads are found by title, those that begin with the text first', async () => {
    const { db } = database;
    const titled = (title: string, more: Parameters<typeof addListing>[1] = {}) =>
      addListing(db, { title, ...more });
    const within = await titled('The Zebra Lodge 100%');
    const first = await titled('Zébra Inn');
    await titled('Zebra hidden', { hidden: true });
    await titled('Zebra closed', { status: 0 });
    const idsFor = async (q: string) => {
      const { status, body } = await get(`/search/crashpads?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await idsFor('ZEBRA ')).toEqual([first.id, within.id]);
    expect(await idsFor('100%')).toEqual([within.id]);
    expect(await idsFor('0_%')).toEqual([]);
    expect(await idsFor('%%')).toEqual([]);
    expect((await get('/search/crashpads?q=z')).status).toBe(422);
    expect((await get(`/search/crashpads?q=${'z'.repeat(101)}`)).status).toBe(422);
    expect((await get('/search/crashpads')).status).toBe(422);
  });

  it('the listings of an unknown member return 404', async () => {
    expect((await get('/listing/related/2000000000')).status).toBe(404);
  });
});
