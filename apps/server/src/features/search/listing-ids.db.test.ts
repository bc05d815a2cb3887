import { LISTING_IDS_PER_CHUNK } from '@crewpad/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from '../listings/testing.ts';
import { findListingIds } from './listings.queries.ts';

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
