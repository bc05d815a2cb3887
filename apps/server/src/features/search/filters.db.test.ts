import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { addReview } from '../reviews/testing.ts';
import { type AirportListingsInput, findAirportPins } from './airport-listings.queries.ts';
import { presentCard } from './present.ts';
import { addAirport, plainSearch, search, searchAll } from './testing.ts';

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
  ['any distance', { mapFilters: { airport_distance: 11 } }, ['male', 'female', 'full', 'hostel']],
  ['six nights', { mapFilters: { max_nights: 6 } }, ['male', 'full', 'hostel']],
  ['from 300', { mapFilters: { price_min: 300 } }, ['female', 'full']],
  ['to 450.50', { mapFilters: { price_max: 450.5 } }, ['male', 'female', 'full', 'hostel']],
  ['to 450.49', { mapFilters: { price_max: 450.49 } }, ['male', 'full', 'hostel']],
  ['250 to 300', { mapFilters: { price_min: 250, price_max: 300 } }, ['male', 'full']],
  ['300 to 250', { mapFilters: { price_min: 300, price_max: 250 } }, []],
  ['hostels', { mapFilters: { rental_type: ['hostel'] } }, ['hostel']],
  ['hostels and hotels', { mapFilters: { rental_type: ['hotel', 'hostel'] } }, ['hostel']],
  ['two amenities', { mapFilters: { amenities: [1, 3] } }, ['male']],
  ['one amenity', { mapFilters: { amenities: [2] } }, ['male', 'female']],
  ['all together', { gender: 'male', mapFilters: { beds: 2, price_max: 300 } }, ['male']],
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
    const found = await search(database.db, code, input);
    expect(found.ids.toSorted()).toEqual(ids().toSorted());
    expect(found.total).toBe(names.length);
    expect(found.min).toBe(names.length === 0 ? null : Math.min(...prices));
    expect(found.max).toBe(names.length === 0 ? null : Math.max(...prices));
    expect(await searchAll(database.db, code, { ...input, limit: 1 })).toHaveLength(found.total);
  });

  it('returns the same as pins, in the same order', async () => {
    const pins = await findAirportPins(database.db, { ...plainSearch, ...input, code }, new Date());
    const found = await search(database.db, code, input);
    expect(pins?.map((pin) => pin[0])).toEqual(found.ids);
    expect(pins?.map((pin) => pin[3] * 100)).toEqual(found.cards.map((card) => card.rate_per_from));
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
