import { greatCircleMiles } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addReview } from '../reviews/testing.ts';
import { type AirportListingsInput, findAirportPins } from './airport-listings.queries.ts';
import { findListingsNear } from './listings.queries.ts';
import { presentCard } from './present.ts';
import { addAirport, plainSearch, search, searchAll } from './testing.ts';

describe('filters', () => {
  let database: DatabaseHandle;
  let code: string;
  const pads: Record<string, number> = {};

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const airport = await addAirport(db, { latitude: 10, longitude: 20 });
    code = airport.prefix;
    const at = (distance: number) => ({
      latitude: 10,
      longitude: 20,
      airports: [{ id: airport.id, distance }],
    });
    const male = await addListing(db, {
      ...at(1),
      gender: 'male',
      rate_per_from: 25_000,
      rooms: [['cold', 'hot'], ['private']],
      bathrooms: 3,
      amenities: [1, 2, 3],
    });
    const female = await addListing(db, {
      ...at(5),
      gender: 'female',
      rate_per_from: 45_050,
      rooms: [['hot']],
      max_nights: 5,
      amenities: [2],
      feature_listing: 1,
      feature_ongoing: 1,
    });
    const full = await addListing(db, {
      ...at(11),
      rate_per_from: 30_000,
      rooms: [['cold', 'cold']],
    });
    for (const bed of full.bedIds) await addRental(db, full, bed);
    const hostel = await addListing(db, {
      ...at(3),
      rental_type: 'hostel',
      rate_per_from: 10_000,
      rooms: [],
      bathrooms: null,
      max_nights: null,
    });
    await addReview(db, male, 5);
    await addReview(db, male, 4);
    await addReview(db, male, 4);
    await addRental(db, male, male.bedIds[0] ?? 0, { status: 'pending' });
    await addRental(db, male, male.bedIds[1] ?? 0);
    Object.assign(pads, { male: male.id, female: female.id, full: full.id, hostel: hostel.id });
  });
  afterAll(() => database.close());

  const cases: [string, Partial<AirportListingsInput>, string[]][] = [
    ['nothing', {}, ['male', 'female', 'full', 'hostel']],
    ['occupied 0', { occupied: '0' }, ['male', 'female', 'hostel']],
    ['gender male', { gender: 'male' }, ['male']],
    ['gender female', { gender: 'female' }, ['female']],
    ['cold beds', { bed: 'cold' }, ['male', 'full']],
    ['hot beds', { bed: 'hot' }, ['male', 'female']],
    ['private beds', { bed: 'private' }, ['male']],
    ['hot beds of women', { bed: 'hot', gender: 'female', occupied: '0' }, ['female']],
    ['private beds of women', { bed: 'private', gender: 'female' }, []],
    ['one bed', { mapFilters: { beds: 1 } }, ['male', 'female', 'full']],
    ['two beds', { mapFilters: { beds: 2 } }, ['male', 'full']],
    ['three beds', { mapFilters: { beds: 3 } }, ['male']],
    ['one bathroom', { mapFilters: { bathrooms: 1 } }, ['male', 'female', 'full', 'hostel']],
    ['two bathrooms', { mapFilters: { bathrooms: 2 } }, ['male']],
    ['three miles', { mapFilters: { airport_distance: 3 } }, ['male', 'hostel']],
    [
      'any distance',
      { mapFilters: { airport_distance: 11 } },
      ['male', 'female', 'full', 'hostel'],
    ],
    ['six nights', { mapFilters: { max_nights: 6 } }, ['male', 'full', 'hostel']],
    ['from 300', { price_min: 300 }, ['female', 'full']],
    ['to 450.50', { price_max: 450.5 }, ['male', 'female', 'full', 'hostel']],
    ['to 450.49', { price_max: 450.49 }, ['male', 'full', 'hostel']],
    ['250 to 300', { price_min: 250, price_max: 300 }, ['male', 'full']],
    ['300 to 250', { price_min: 300, price_max: 250 }, []],
    ['hostels', { mapFilters: { rental_type: ['hostel'] } }, ['hostel']],
    ['hostels and hotels', { mapFilters: { rental_type: ['hotel', 'hostel'] } }, ['hostel']],
    ['two amenities', { mapFilters: { amenities: [1, 3] } }, ['male']],
    ['one amenity', { mapFilters: { amenities: [2] } }, ['male', 'female']],
    ['all together', { gender: 'male', price_max: 300, mapFilters: { beds: 2 } }, ['male']],
  ];

  const PRICES: Record<string, number> = {
    male: 25_000,
    female: 45_050,
    full: 30_000,
    hostel: 10_000,
  };

  describe.each(cases)('a search filtered by %s', (_name, input, names) => {
    const ids = () => names.map((name) => pads[name] ?? 0);
    const prices = names.map((name) => PRICES[name] ?? 0);

    it('finds the matches, counts them, and returns the lowest and highest rate', async () => {
      const listings = await search(database.db, code, input);
      expect(listings.ids.toSorted()).toEqual(ids().toSorted());
      expect(listings.total).toBe(names.length);
      expect(listings.min).toBe(names.length === 0 ? null : Math.min(...prices));
      expect(listings.max).toBe(names.length === 0 ? null : Math.max(...prices));
      expect(await searchAll(database.db, code, { ...input, limit: 1 })).toHaveLength(
        listings.total,
      );
    });

    it('returns the same as pins, in the same order', async () => {
      const pins = await findAirportPins(
        database.db,
        { ...plainSearch, ...input, code },
        new Date(),
      );
      const listings = await search(database.db, code, input);
      expect(pins?.map((pin) => pin[0])).toEqual(listings.ids);
      expect(pins?.map((pin) => pin[3] * 100)).toEqual(
        listings.cards.map((card) => card.rate_per_from),
      );
    });
  });

  describe('a card', () => {
    it('shows beds, types, vacancy and reviews from the rows', async () => {
      const [row] = (await search(database.db, code, { gender: 'male' })).cards;
      if (row === undefined) throw new Error('nothing found');
      const card = presentCard(row, { prefix: code, distance: row.distance });
      expect(card).toMatchObject({
        beds: 3,
        num_beds: 3,
        num_vacant_beds: 2,
        bed_occupancy_rate: 1 / 3,
        bed_kinds: ['cold', 'hot', 'private'],
        review: 3,
        review_avg: 4.33,
        rate_per_from: 250,
        airport_distance: 1,
        prefix: code,
        featured: false,
        boosted: false,
      });
    });

    it('marks a full listing as full, and one without beds as having none', async () => {
      const { cards } = await search(database.db, code);
      const of = (id: number | undefined) => {
        const row = cards.find((card) => card.id === id);
        return row && presentCard(row, { prefix: code, distance: row.distance });
      };
      expect(of(pads.full)).toMatchObject({ bed_occupancy_rate: 1, num_vacant_beds: 0 });
      expect(of(pads.hostel)).toMatchObject({ bed_occupancy_rate: 0, beds: 0, bed_kinds: [] });
      expect(of(pads.female)).toMatchObject({ review_avg: null, rate_per_from: 450.5 });
    });
  });
});

describe('geography', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const list = { dir: 'asc', limit: 20, offset: 0 } as const;
  async function near(lat: number, lon: number, radius: number) {
    const { cards, total } = await findListingsNear(
      database.db,
      { lat, lon, radius, ...list },
      TEST_NOW,
    );
    expect(total).toBe(cards.length);
    return cards.map((card) => [card.id, card.distance]);
  }

  const PLACES: [string, string, number, number, number, number][] = [
    // airport, then a listing within range: across the antimeridian, or across the pole
    ['Taveuni', 'TVU', -16.6906, -179.8768, -16.5, 179.9],
    ['Attu', 'ATU', 52.8283, 173.1803, 52.9, 173.9],
    ['beside the antimeridian', 'AMW', 52, 179.99, 52.1, -179.6],
    ['beside the antimeridian, eastern side', 'AME', 10, -179.99, 10.3, 179.5],
    ['on the antimeridian', 'AMO', 0, 180, 0.1, -179.9],
    ['Longyearbyen', 'LYR', 78.2461, 15.4656, 78.4, 17.5],
    ['Alert', 'YLT', 82.5178, -62.2806, 82.7, -66.5],
    ['over the north pole', 'NPL', 89.8, 10, 89.75, -170],
    ['over the south pole', 'SPL', -89.9, 0, -89.8, 179],
    ['Nadi', 'NAN', -17.7554, 177.4434, -17.9, 177.9],
  ];

  describe.each(PLACES)('%s', (_name, prefix, latitude, longitude, houseLat, houseLng) => {
    it('finds the listings within 50 miles, and no others', async () => {
      await addAirport(database.db, { prefix, latitude, longitude });
      const house = await addListing(database.db, { latitude: houseLat, longitude: houseLng });
      const miles = greatCircleMiles(latitude, longitude, houseLat, houseLng);
      expect(miles).toBeLessThan(50);
      const distance = Math.min(11, Math.max(1, Math.ceil(miles)));

      const listings = await search(database.db, prefix);
      expect(listings.cards.map((card) => [card.id, card.distance])).toEqual([
        [house.id, distance],
      ]);
      expect(await near(latitude, longitude, miles + 0.01)).toEqual([[house.id, distance]]);
      expect(await near(latitude, longitude, miles - 0.01)).toEqual([]);
    });
  });

  describe('the search radius', () => {
    it('is 50 miles, with distances rounded up to whole miles: 1 to 11', async () => {
      const airport = await addAirport(database.db, { latitude: 0, longitude: 60 });
      const degreesOf = (miles: number) => miles / greatCircleMiles(0, 0, 1, 0);
      const distances: Record<number, number> = {
        0: 1,
        0.5: 1,
        1.01: 2,
        9.9: 10,
        10.1: 11,
        49.9: 11,
      };
      for (const [miles, distance] of Object.entries(distances)) {
        const { id } = await addListing(database.db, {
          latitude: degreesOf(Number(miles)),
          longitude: 60,
        });
        const { cards } = await search(database.db, airport.prefix);
        expect(cards.find((card) => card.id === id)?.distance).toBe(distance);
      }
      const { id } = await addListing(database.db, { latitude: degreesOf(50.1), longitude: 60 });
      expect((await search(database.db, airport.prefix)).ids).not.toContain(id);
    });

    it('does not apply to airports that the lister chose; the stated distance counts there', async () => {
      const far = await addAirport(database.db, { latitude: 5, longitude: 80 });
      const close = await addAirport(database.db, { latitude: 8, longitude: 80 });
      const { id } = await addListing(database.db, {
        latitude: 8,
        longitude: 80,
        airports: [
          { id: far.id, distance: 4 },
          { id: close.id, distance: 7 },
        ],
      });
      for (const [{ prefix }, distance] of [
        [far, 4],
        [close, 7],
      ] as const) {
        const { cards } = await search(database.db, prefix);
        expect(cards.map((card) => [card.id, card.distance])).toEqual([[id, distance]]);
      }
      // A point is not an airport, so the distance is computed.
      expect(await near(8, 80, 1)).toEqual([[id, 1]]);
    });

    it('uses only the moved point', async () => {
      const atTruth = await addAirport(database.db, { latitude: 20, longitude: 100 });
      const atMoved = await addAirport(database.db, { latitude: 22, longitude: 100 });
      const { id } = await addListing(database.db, {
        latitude: 20,
        longitude: 100,
        public_latitude: 22,
        public_longitude: 100,
      });
      expect((await search(database.db, atTruth.prefix)).ids).toEqual([]);
      expect((await search(database.db, atMoved.prefix)).ids).toEqual([id]);
      expect(await near(20, 100, 5)).toEqual([]);
      expect(await near(22, 100, 5)).toEqual([[id, 1]]);
    });

    it('reveals only the moved point to many circles around the listing', async () => {
      // The embedded database plans slowly; on the server the same code runs a thousand times.
      const probes = database.kind === 'postgres' ? 1000 : 150;
      const truth = { latitude: -20, longitude: 100 };
      const moved = { public_latitude: -20.003, public_longitude: 100.002 };
      await addListing(database.db, { ...truth, ...moved });
      for (let probe = 0; probe < probes; probe += 1) {
        const lat = -20 + (((probe * 7) % 41) - 20) / 2000;
        const lon = 100 + (((probe * 11) % 41) - 20) / 2000;
        const miles = greatCircleMiles(lat, lon, moved.public_latitude, moved.public_longitude);
        const radius = 0.05 + (probe % 10) / 10;
        if (Math.abs(miles - radius) < 1e-6) continue;
        expect((await near(lat, lon, radius)).length).toBe(miles <= radius ? 1 : 0);
      }
    });
  });
});
