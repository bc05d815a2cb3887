import { LISTING_IDS_PER_CHUNK, NEARBY_LISTINGS } from '@crewpad/domain';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle, Db } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { findListingIds, findNearbyListings } from './listings.queries.ts';

describe('crash pads nearby', () => {
  const rig = useTestApp();

  const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
  const nearby = (id: number | string, token?: string) => rig.get(`/listing/${id}/nearby`, token);

  it('are public ones of other listers, nearest first', async () => {
    const { db } = rig.database;
    // At 60 degrees, a degree of longitude is half as long as one of latitude.
    const at = (latitude: number, longitude: number, row = {}) =>
      addListing(db, { latitude, longitude, ...row });
    const pad = await at(60, 10);
    const east = await at(60, 10.15);
    const north = await at(60.1, 10);
    await at(60.01, 10, { user_id: pad.user_id });
    await at(60.02, 10, { hidden: true });
    await at(60.9, 10);
    const same = await at(60, 10);
    const { body, text } = await nearby(pad.id);
    expect(ids(body)).toEqual([same.id, east.id, north.id]);
    expect(text).not.toContain('Secret Street');
  });

  it('crash pads nearby are at most eight', async () => {
    const point = { latitude: -50, longitude: 70 };
    for (let n = 0; n <= NEARBY_LISTINGS + 1; n += 1) await addListing(rig.database.db, point);
    const [pad] = ids((await rig.get('/listings?lat=-50&lon=70')).body);
    expect(ids((await nearby(pad ?? 0)).body)).toHaveLength(NEARBY_LISTINGS);
  });

  it('are visible to anyone who can see the listing', async () => {
    const { db } = rig.database;
    const point = { latitude: -50, longitude: 110 };
    const pad = await addListing(db, { ...point, removed_at: rig.clock.now() });
    const other = await addListing(db, point);
    expect((await nearby(pad.id)).status).toBe(404);
    const owner = await nearby(pad.id, await rig.tokenOf(pad.user_id));
    expect(ids(owner.body)).toEqual([other.id]);
    expect((await nearby(1_999_999_999)).status).toBe(404);
    expect((await nearby('x')).status).toBe(422);
  });

  it('are read by an index walk', async () => {
    const { db } = rig.database;
    const pad = await addListing(db);
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
      // Tests have too few rows for the planner to prefer an index.
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      const explained = trx.withPlugin(explaining) as Db;
      await findNearbyListings(explained, pad.id, rig.clock.now());
    });
    const plan = lines.join('\n');
    expect(plan).toMatch(
      /Index Scan using listings_nearby on listings l[\s\S]*?Order By: \(map_point|Order By: \(point/,
    );
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('the ids of listings', () => {
  let database: DatabaseHandle;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  type Row = Parameters<typeof addListing>[1];

  async function addListingWithId(id: number, row?: Row) {
    await sql`alter table listings alter id restart with ${sql.lit(id)}`.execute(database.db);
    await addListing(database.db, row);
  }

  it('a sitemap chunk covers a range of ids, and empty chunks are left out', async () => {
    const { db } = database;
    expect(await findListingIds(db, 1, TEST_NOW)).toEqual({ data: [], chunks: [] });
    const last = LISTING_IDS_PER_CHUNK;
    for (const id of [last, last + 1, 3 * last + 5]) await addListingWithId(id);
    await addListingWithId(last - 1, { status: 1 });
    await addListingWithId(2 * last + 1, { hidden: true });
    const idsOf = async (chunk: number) =>
      (await findListingIds(db, chunk, TEST_NOW)).data.map(({ id }) => id);
    expect(await idsOf(1)).toEqual([last]);
    expect(await idsOf(2)).toEqual([last + 1]);
    expect(await idsOf(3)).toEqual([]);
    expect((await findListingIds(db, 4, TEST_NOW)).chunks).toEqual([1, 2, 4]);
    const { data } = await findListingIds(db, 4, TEST_NOW);
    expect(data).toEqual([{ id: 3 * last + 5, updated_at: expect.stringMatching(/^\d{4}-.+Z$/) }]);
  });
});
