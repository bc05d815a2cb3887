import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { addListing, refresh } from '../listings/testing.ts';
import { addRental } from '../rentals/testing.ts';
import { findCities } from './cities.queries.ts';
import {
  findFeaturedListings,
  findFeaturedListingsNear,
  findListingIds,
  findListingsNear,
  findNewestListings,
  findRelatedListings,
} from './listings.queries.ts';
import { expireListings } from './refresh.ts';
import { addAirport, addCity, search } from './testing.ts';

let database: DatabaseHandle;
let degree = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const LATER = new Date(TEST_NOW.getTime() + 60_000);

/** An airport, a city and a featured listing far from those of other tests. */
async function place(row: Parameters<typeof addListing>[1] = {}) {
  degree += 5;
  const point = { latitude: -30, longitude: -170 + degree };
  const airport = await addAirport(database.db, point);
  const city = await addCity(database.db, { ...point, slug: `place-${degree}` });
  const featured = { feature_listing: 1, feature_ongoing: 1 };
  const listing = await addListing(database.db, { ...point, ...featured, ...row });
  return { airport, city, listing, point };
}

type Place = Awaited<ReturnType<typeof place>>;

/** In how many of the lists a listing appears. */
async function searchHits({ airport, city, listing, point }: Place, now = TEST_NOW) {
  const { db } = database;
  const { latitude: lat, longitude: lon } = point;
  const list = { dir: 'asc', limit: 20, offset: 0 } as const;
  const related = { listerId: listing.user_id, limit: 20, offset: 0 };
  const listings = await search(db, airport.prefix, {}, now);
  const near = await findListingsNear(db, { lat, lon, radius: 50, ...list }, now);
  const others = [
    await findNewestListings(db, { limit: 20, offset: 0 }, now),
    { cards: await findFeaturedListings(db, now) },
    { cards: (await findFeaturedListingsNear(db, airport.prefix, now)) ?? [] },
    { cards: (await findRelatedListings(db, related, now))?.listings ?? [] },
    { cards: (await findListingIds(db, 1, now)).data },
  ];
  const { cities } = await findCities(db, now);
  return {
    lists: [listings, near, ...others].filter((item) => item.cards.some((c) => c.id === listing.id))
      .length,
    totals: [listings.total, near.total],
    city: cities.find((place) => place.slug === city.slug)?.listings_count ?? 0,
  };
}
const everywhere = { lists: 7, totals: [1, 1], city: 1 };
const nowhere = { lists: 0, totals: [0, 0], city: 0 };

describe('a listing', () => {
  it.each([
    ['hidden', { hidden: true }],
    ['inactive', { status: 1 }],
    ['deleted', { status: 0 }],
  ] as const)('that is %s is found nowhere, and everywhere once it is back', async (_name, row) => {
    const here = await place();
    expect(await searchHits(here)).toEqual(everywhere);
    const { db } = database;
    await db.updateTable('listings').set(row).where('id', '=', here.listing.id).execute();
    await refresh(db, [here.listing.id]);
    expect(await searchHits(here)).toEqual(nowhere);
    const back = { hidden: false, status: 2 } as const;
    await db.updateTable('listings').set(back).where('id', '=', here.listing.id).execute();
    await refresh(db, [here.listing.id]);
    expect(await searchHits(here)).toEqual(everywhere);
  });

  it('a listing of a closed account is not public', async () => {
    const here = await place();
    const { db } = database;
    const owner = here.listing.user_id;
    await db.updateTable('members').set({ status: 'CLOSED' }).where('id', '=', owner).execute();
    await refresh(db, [here.listing.id]);
    expect(await searchHits(here)).toEqual(nowhere);
  });

  it('a listing of an inactive member stays until the paid term ends', async () => {
    const user_id = await addMember(database.db, {
      status: 'INACTIVE',
      expire_at: new Date(TEST_NOW.getTime() + 86_400_000),
    });
    expect(await searchHits(await place({ user_id }))).toEqual(everywhere);
  });

  it('is not found from the instant the term ends, and the job corrects the totals', async () => {
    const user_id = await addMember(database.db, { expire_at: LATER });
    const here = await place({ user_id });
    const justBefore = new Date(LATER.getTime() - 1);
    expect(await searchHits(here, justBefore)).toEqual(everywhere);
    expect((await searchHits(here, LATER)).lists).toBe(0);
    expect(await expireListings(database.db, justBefore)).toBe(0);
    expect(await expireListings(database.db, LATER)).toBe(1);
    expect(await searchHits(here, LATER)).toEqual(nowhere);
    expect(await expireListings(database.db, LATER)).toBe(0);

    await database.db
      .updateTable('members')
      .set({ expire_at: new Date(LATER.getTime() + 1000) })
      .where('id', '=', user_id)
      .execute();
    await refresh(database.db, [here.listing.id], LATER);
    expect(await searchHits(here, LATER)).toEqual(everywhere);
  });

  it('moves with its point, updates the price range with its price, and fills with rentals', async () => {
    const { db } = database;
    const here = await place({ rate_per_from: 40_000 });
    const other = await addListing(db, { ...here.point, rate_per_from: 20_000 });
    const edges = async (occupied: '0' | '1' = '1') => {
      const { total, min, max } = await search(db, here.airport.prefix, { occupied });
      return [total, min, max];
    };
    expect(await edges()).toEqual([2, 20_000, 40_000]);
    await db
      .updateTable('listings')
      .set({ rate_per_from: 50_000 })
      .where('id', '=', other.id)
      .execute();
    await refresh(db, [other.id]);
    expect(await edges()).toEqual([2, 40_000, 50_000]);
    await addRental(db, other, other.bedIds[0] ?? 0);
    expect(await edges()).toEqual([2, 40_000, 50_000]);
    expect(await edges('0')).toEqual([1, 40_000, 40_000]);
    await db.deleteFrom('rentals').where('listing_id', '=', other.id).execute();
    await db
      .updateTable('listings')
      .set({ public_latitude: 60, public_cell: 150 * 360 })
      .where('id', '=', other.id)
      .execute();
    await refresh(db, [other.id]);
    expect(await edges()).toEqual([1, 40_000, 40_000]);
  });
});

describe('the listings of a lister', () => {
  it('leave out the current one, featured ones first', async () => {
    const user_id = await addMember(database.db);
    const plain = await addListing(database.db, { user_id, created_at: TEST_NOW });
    const old = await addListing(database.db, { user_id, created_at: new Date(0) });
    const featured = await addListing(database.db, {
      user_id,
      created_at: new Date(0),
      feature_listing: 1,
      feature_ongoing: 1,
    });
    await addListing(database.db, { user_id, status: 1 });
    const ids = async (exceptId?: number) => {
      const query = { listerId: user_id, exceptId, limit: 10, offset: 0 };
      const relatedListings = await findRelatedListings(database.db, query, TEST_NOW);
      return relatedListings?.listings.map((row) => row.id);
    };
    expect(await ids()).toEqual([featured.id, plain.id, old.id]);
    expect(await ids(plain.id)).toEqual([featured.id, old.id]);
  });

  it('are paginated, each once, with the total of all pages', async () => {
    const { db } = database;
    const listerId = await addMember(db);
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      ids.push((await addListing(db, { user_id: listerId })).id);
    }
    await addListing(db, { user_id: listerId, hidden: true });
    const pageAt = async (offset: number, exceptId?: number) => {
      const query = { listerId, exceptId, limit: 8, offset };
      const relatedListings = await findRelatedListings(db, query, TEST_NOW);
      return {
        ids: relatedListings?.listings.map(({ id }) => id) ?? [],
        total: relatedListings?.total,
      };
    };
    const [first, second, beyond] = [await pageAt(0), await pageAt(8), await pageAt(16)];
    expect([first.ids.length, second.ids.length, beyond.ids.length]).toEqual([8, 2, 0]);
    expect([first.total, second.total, beyond.total]).toEqual([10, 10, 10]);
    expect([...first.ids, ...second.ids].sort((a, b) => a - b)).toEqual(ids);
    expect((await pageAt(0, ids[0])).total).toBe(9);
  });

  it('the listings of a lister of a member without any, or of an unknown member, are empty', async () => {
    const seeker = await addMember(database.db, { user_plan: 'seeker' });
    for (const listerId of [seeker, 2_000_000_000]) {
      const query = { listerId, limit: 8, offset: 0 };
      expect(await findRelatedListings(database.db, query, TEST_NOW)).toBeUndefined();
    }
  });
});
