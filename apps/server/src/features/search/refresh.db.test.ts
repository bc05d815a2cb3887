import { addDays } from '@crewpad/domain';
import fc from 'fast-check';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ChangeFeed } from '../../platform/events.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { addListing, refresh } from '../listings/testing.ts';
import { addRental, insertRental } from '../rentals/testing.ts';
import { addReview, insertReview } from '../reviews/testing.ts';
import { rebuildSearch, refreshListings } from './refresh.ts';
import { listingsChanged } from './tags.ts';
import { addAirport, addCity, deleteDerived, derivedState, receiveChanges } from './testing.ts';

describe('derived rows', () => {
  let database: DatabaseHandle;
  let listings: { id: number; user_id: number; bedIds: number[] }[];
  let airports: { id: number }[];

  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    airports = [
      await addAirport(db, { latitude: 40, longitude: -74 }),
      await addAirport(db, { latitude: 40.4, longitude: -74.4 }),
      await addAirport(db, { latitude: 44, longitude: -70 }),
    ];
    await addCity(db, { latitude: 40.1, longitude: -74 });
    await addCity(db, { latitude: 40.6, longitude: -74.2 });
    listings = [];
    for (let at = 0; at < 8; at += 1) {
      listings.push(await addListing(db, { rooms: [['cold', 'hot'], ['private']] }));
    }
  });
  afterAll(() => database.close());

  const future = new Date(TEST_NOW.getTime() + 1000);
  const past = new Date(TEST_NOW.getTime() - 1000);
  const price = fc.integer({ min: 1, max: 5 }).map((n) => n * 10_000);
  const latitude = fc.constantFrom(40, 40.2, 40.5, 41.5, 44);
  const change = fc.oneof(
    fc.record({ rate_per_from: price }),
    fc.record({ enable_price_range: fc.boolean(), rate_per_to: fc.option(price) }),
    fc.record({ gender: fc.constantFrom('all' as const, 'male' as const, 'female' as const) }),
    fc.record({ status: fc.constantFrom(0 as const, 1 as const, 2 as const) }),
    fc.record({ hidden: fc.boolean() }),
    fc.record({ feature_listing: fc.constantFrom(0, 1), feature_ongoing: fc.constantFrom(0, 1) }),
    latitude.map((at) => ({
      public_latitude: at,
      public_cell: (Math.floor(at) + 90) * 360 + 106,
    })),
  );
  const step = fc.record({
    at: fc.nat(7),
    action: fc.oneof(
      change.map((row) => ({ kind: 'listing', row }) as const),
      fc.constantFrom(0, 1, 2).map((bed) => ({ kind: 'rent', bed }) as const),
      fc.constantFrom(0, 1, 2).map((bed) => ({ kind: 'follow', bed }) as const),
      fc.constantFrom('cold' as const, 'hot' as const).map((to) => ({ kind: 'bed', to }) as const),
      fc.constantFrom(null, past, future).map((until) => ({ kind: 'owner', until }) as const),
      fc.nat(2).map((airport) => ({ kind: 'attach', airport }) as const),
      fc.integer({ min: 1, max: 5 }).map((score) => ({ kind: 'review', score }) as const),
      fc.constant({ kind: 'nothing' } as const),
    ),
  });
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

  async function carryOut({ at, action }: Step): Promise<void> {
    const { db } = database;
    const listing = listings[at];
    if (listing === undefined) throw new Error('no such listing');
    const bed = listing.bedIds[0] ?? 0;
    switch (action.kind) {
      case 'listing':
        await db.updateTable('listings').set(action.row).where('id', '=', listing.id).execute();
        break;
      case 'rent': {
        const bed_id = listing.bedIds[action.bed] ?? 0;
        const freed = await db
          .deleteFrom('rentals')
          .where('bed_id', '=', bed_id)
          .executeTakeFirst();
        if (freed.numDeletedRows === 0n) await addRental(db, listing, bed_id);
        break;
      }
      case 'follow': {
        // The bed's tenant checks out, and the next tenant is invited for that day.
        const bed_id = listing.bedIds[action.bed] ?? 0;
        const rentals = db.selectFrom('rentals').where('bed_id', '=', bed_id);
        const { last } = await rentals
          .select(({ fn }) => fn.max<string | null>('start_date').as('last'))
          .executeTakeFirstOrThrow();
        if (last === null) break;
        const start_date = addDays(last, 30);
        await db
          .updateTable('rentals')
          .set({ checkout_date: start_date })
          .where('bed_id', '=', bed_id)
          .where('checkout_date', 'is', null)
          .execute();
        await addRental(db, listing, bed_id, { status: 'pending', start_date });
        break;
      }
      case 'bed':
        await db.updateTable('beds').set({ bed_kind: action.to }).where('id', '=', bed).execute();
        break;
      case 'owner':
        await db
          .updateTable('members')
          .set({ expire_at: action.until })
          .where('id', '=', listing.user_id)
          .execute();
        break;
      case 'attach': {
        const { id: airport_id = 0 } = airports[action.airport] ?? {};
        await db.deleteFrom('listing_airports').where('listing_id', '=', listing.id).execute();
        await db
          .insertInto('listing_airports')
          .values({ listing_id: listing.id, airport_id, position: 1, distance: 3 })
          .execute();
        break;
      }
      case 'review':
        await addReview(db, listing, action.score, { author_id: await addMember(db) });
        break;
      case 'nothing':
    }
    await refresh(db, [listing.id]);
  }

  async function expectSameAsRebuilt(): Promise<void> {
    const state = await derivedState(database.db);
    await deleteDerived(database.db);
    expect(await rebuildSearch(database.db, TEST_NOW)).toBeGreaterThanOrEqual(listings.length);
    expect(await derivedState(database.db)).toEqual(state);
    await expectBedsCountedOnce();
  }

  /** A bed with several consecutive tenants is one occupied bed; each tenant counts as rented. */
  async function expectBedsCountedOnce(): Promise<void> {
    const { db } = database;
    const ids = listings.map(({ id }) => id);
    const stored = await db
      .selectFrom('listings')
      .select(['id', 'num_occupied_beds', 'rented'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const rentals = await db
      .selectFrom('rentals')
      .select(['listing_id', 'bed_id', 'status'])
      .where('listing_id', 'in', ids)
      .where('status', 'in', ['pending', 'accepted'])
      .execute();
    const counted = ids
      .toSorted((a, b) => a - b)
      .map((id) => {
        const held = rentals.filter(({ listing_id }) => listing_id === id);
        const acceptances = held.filter(({ status }) => status === 'accepted');
        const num_occupied_beds = new Set(acceptances.map(({ bed_id }) => bed_id)).size;
        return { id, num_occupied_beds, rented: held.length };
      });
    expect(stored).toEqual(counted);
  }

  it('equal a rebuild after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const item of steps) await carryOut(item);
        await expectSameAsRebuilt();
      }),
      { numRuns: 10 },
    );
  }, 120_000);

  it('are exact under concurrent changes to listings of the same airports', async () => {
    const { db } = database;
    await db.updateTable('listings').set({ status: 2, hidden: false }).execute();
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        transaction(db, async (trx) => {
          const ids = [listings[at % 8]?.id ?? 0, listings[(at * 3 + 1) % 8]?.id ?? 0];
          await trx
            .updateTable('listings')
            .set({
              rate_per_from: 10_000 + ((at * 37) % 11) * 100,
              gender: at % 2 === 0 ? 'male' : 'all',
            })
            .where('id', '=', ids[at % 2] ?? 0)
            .execute();
          await refreshListings(trx, ids, TEST_NOW);
        }),
      ),
    );
    await expectSameAsRebuilt();
  });

  // As many as the pool has connections, so that all of them overlap and none comes later and
  // corrects it. Without the retry helper: there must be no deadlock.
  const AT_ONCE = 4;
  const together = (
    work: (trx: Transaction<Database>, at: number, meet: () => Promise<void>) => Promise<void>,
  ) => {
    const meet = meetingOf(AT_ONCE);
    return Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        database.db.transaction().execute((trx) => work(trx, at, meet)),
      ),
    );
  };
  /** Holds each transaction until all have started; the embedded database runs one at a time. */
  const meetingOf = (size: number) => {
    const all = Promise.withResolvers<void>();
    let present = 0;
    return async () => {
      present += 1;
      if (present === size) all.resolve();
      if (database.kind === 'postgres') await all.promise;
    };
  };

  it('count all concurrently written rentals', async () => {
    const { db } = database;
    const listing = await addListing(db, { rooms: [Array(AT_ONCE).fill('cold')] });
    await together(async (trx, at, meet) => {
      await insertRental(trx, listing, listing.bedIds[at] ?? 0);
      await meet();
      await refreshListings(trx, [listing.id], TEST_NOW);
    });
    const counted = db.selectFrom('listings').select('num_occupied_beds');
    expect(await counted.where('id', '=', listing.id).executeTakeFirst()).toEqual({
      num_occupied_beds: AT_ONCE,
    });
    await expectSameAsRebuilt();
  });

  it('count all concurrently written reviews', async () => {
    const { db } = database;
    const listing = await addListing(db);
    const authors: number[] = [];
    for (let at = 0; at < AT_ONCE; at += 1) authors.push(await addMember(db));
    await together(async (trx, at, meet) => {
      await insertReview(trx, listing, authors[at] ?? 0, 1 + at);
      await meet();
      await sql`select recount_members(${[listing.user_id]}::int[])`.execute(trx);
      await refreshListings(trx, [listing.id], TEST_NOW);
    });
    const counted = db.selectFrom('members').select(['review_count', 'review_sum']);
    expect(await counted.where('id', '=', listing.user_id).executeTakeFirst()).toEqual({
      review_count: AT_ONCE,
      review_sum: 10,
    });
    await expectSameAsRebuilt();
  });

  it('are not rewritten when nothing changed', async () => {
    // The physical location of each row version, which changes when a row is rewritten.
    const versions = async () =>
      (
        await sql`
          select 'row', ctid::text from airport_listings union all select 'facet', ctid::text from airport_facets
          union all select 'city', ctid::text from cities union all select 'listing', ctid::text from listings
          order by 1, 2`.execute(database.db)
      ).rows;
    const before = await versions();
    await refresh(
      database.db,
      listings.map((listing) => listing.id),
    );
    expect(await versions()).toEqual(before);
  });
});

describe('changed tags', () => {
  let database: DatabaseHandle;
  let feed: ChangeFeed;
  let changed: Set<string>;
  beforeAll(async () => {
    database = await openTestDatabase();
    feed = new ChangeFeed();
    feed.onChange((tags) => {
      for (const tag of tags === 'all' ? ['all'] : tags) changed.add(tag);
    });
    await feed.start(database, [listingsChanged]);
  });
  afterAll(async () => {
    feed.stop();
    await database.close();
  });
  beforeEach(() => {
    changed = new Set();
  });

  it('a changed listing invalidates itself, its lister and its airports before the command answers', async () => {
    const { db } = database;
    const near = await addAirport(db, { latitude: 40, longitude: -74 });
    const later = await addAirport(db, { latitude: 50, longitude: 10 });
    const { id, user_id } = await addListing(db, { latitude: 40, longitude: -74 });
    await receiveChanges(db, feed);
    changed.clear();
    await transaction(db, async (trx) => {
      await trx
        .insertInto('listing_airports')
        .values({ listing_id: id, airport_id: later.id, position: 1, distance: 5 })
        .execute();
      await refreshListings(trx, [id], TEST_NOW);
      expect(changed.size).toBe(0);
    });
    expect([...changed]).toEqual(
      expect.arrayContaining([
        `listing:${id}`,
        `lister:${user_id}`,
        `airport:${near.id}`,
        `airport:${later.id}`,
      ]),
    );
    expect(changed).not.toContain('all');
  });

  it('a listing that leaves search invalidates the airports that it leaves', async () => {
    const { db } = database;
    const airport = await addAirport(db, { latitude: 30, longitude: -80 });
    const { id } = await addListing(db, { latitude: 30, longitude: -80 });
    await receiveChanges(db, feed);
    changed.clear();
    await transaction(db, async (trx) => {
      await trx.updateTable('listings').set({ hidden: true }).where('id', '=', id).execute();
      await refreshListings(trx, [id], TEST_NOW);
    });
    expect(changed).toContain(`airport:${airport.id}`);
  });

  it('a failed transaction invalidates nothing', async () => {
    const { db } = database;
    const { id } = await addListing(db);
    await receiveChanges(db, feed);
    changed.clear();
    const failed = transaction(db, async (trx) => {
      await refreshListings(trx, [id], TEST_NOW);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(changed.size).toBe(0);
  });
});
