import { greatCircleMiles } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { findListingsNear } from './listings.queries.ts';
import { addAirport, search } from './testing.ts';

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
    const shown = Math.min(11, Math.max(1, Math.ceil(miles)));

    const found = await search(database.db, prefix);
    expect(found.cards.map((card) => [card.id, card.distance])).toEqual([[house.id, shown]]);
    expect(await near(latitude, longitude, miles + 0.01)).toEqual([[house.id, shown]]);
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
    for (const [miles, shown] of Object.entries(distances)) {
      const { id } = await addListing(database.db, {
        latitude: degreesOf(Number(miles)),
        longitude: 60,
      });
      const { cards } = await search(database.db, airport.prefix);
      expect(cards.find((card) => card.id === id)?.distance).toBe(shown);
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
