import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { openTestDatabase } from '../../platform/testing.ts';
import { addListing } from '../../platform/testing-data.ts';
import { ViewCounter } from './commands/count-views.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NEVER_MS = 1_000_000;
async function viewsOf(id: number): Promise<number> {
  const { views } = await database.db
    .selectFrom('listings')
    .select('views')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return views;
}

test('adds up views and writes them together; what does not exist is passed over', async () => {
  const [a, b] = [await addListing(database.db), await addListing(database.db)];
  const counter = new ViewCounter(database.db, createLog('silent'), NEVER_MS);
  for (const id of [a.id, b.id, a.id, 2_000_000_000]) counter.record(id);
  expect(await viewsOf(a.id)).toBe(0);
  await counter.flush();
  await counter.flush();
  expect([await viewsOf(a.id), await viewsOf(b.id)]).toEqual([2, 1]);
  counter.record(a.id);
  await counter.stop();
  expect(await viewsOf(a.id)).toBe(3);
});

test('keeps what could not be written for the next time', async () => {
  const { id } = await addListing(database.db);
  const counter = new ViewCounter(database.db, createLog('silent'), NEVER_MS);
  counter.record(id);
  await database.db.schema.alterTable('listings').renameColumn('views', 'elsewhere').execute();
  await counter.flush();
  await database.db.schema.alterTable('listings').renameColumn('elsewhere', 'views').execute();
  counter.record(id);
  await counter.stop();
  expect(await viewsOf(id)).toBe(2);
});
