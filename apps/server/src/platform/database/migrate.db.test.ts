import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createTestDatabase, openTestDatabase } from '../testing.ts';
import { type DatabaseHandle, openEmbedded, openPostgres } from './database.ts';
import { migrate } from './migrate.ts';

const landedFile = new URL('../../../migrations/landed.txt', import.meta.url);
const opened: DatabaseHandle[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

function keep(database: DatabaseHandle): DatabaseHandle {
  opened.push(database);
  return database;
}

it('brings a database of the last landed state, with its data, to the newest', async () => {
  const landed = (await readFile(landedFile, 'utf8')).trim();
  const { db } = keep(await openTestDatabase(landed));
  const { rows: names } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  expect(names).toEqual([{ name: landed }]);
  // Plain SQL of the landed schema: the makers of test data know the newest one.
  const { rows: before } = await sql<{ id: number; title: string }>`
    with owner as (
      insert into members (email, status, first_name, last_name, display_name)
      values ('lister@crewpad.test', 'ACTIVE', 'Ann', 'Lee', 'Ann') returning id
    )
    insert into listings (user_id, title, title_key, rental_type, street1, city, latitude, longitude,
      public_latitude, public_longitude, public_cell, rate_per_from, description)
    select id, 'Bunks by the park', 'bunks by the park', 'crashpad', '1 Street', 'Town', 40, -74,
      40, -74, 1, 30000, 'Quiet.' from owner
    returning id, title`.execute(db);

  await migrate(db);
  const { rows: after } = await sql`
    select l.id, l.title from listings l join members m on m.id = l.user_id`.execute(db);
  expect(after).toEqual(before);
  expect(await migrate(db)).toEqual([]);
});

it('is done once by two nodes that start at once', async () => {
  const url = await createTestDatabase();
  const first = keep(url === undefined ? await openEmbedded() : openPostgres(url, 2, () => {}));
  // The embedded database belongs to one process, in which two could still ask at once.
  const second = url === undefined ? first : keep(openPostgres(url, 2, () => {}));
  const done = await Promise.all([migrate(first.db), migrate(second.db)]);
  const names = done.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
