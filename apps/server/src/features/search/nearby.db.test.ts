import { NEARBY_LISTINGS } from '@crewpad/domain';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { findNearbyListings } from './listings.queries.ts';

const rig = useTestApp();

const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
const nearby = (id: number | string, token?: string) => rig.get(`/listing/${id}/nearby`, token);

describe('crash pads nearby', () => {
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

  it('are at most eight', async () => {
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
