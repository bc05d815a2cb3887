import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseTypes, SCHEMA_FILE } from '../../../scripts/generate-database.ts';
import { createTestDatabase, openTestDatabase, openTestPostgres } from '../../testing/services.ts';
import { type DatabaseHandle, type Db, openEmbedded } from './database.ts';
import { applyFunctions, migrate } from './migrate.ts';

const functionsFolder = new URL('../../../migrations/functions/', import.meta.url);
const landedFile = new URL('../../../migrations/landed.txt', import.meta.url);
const opened: DatabaseHandle[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

function keep(database: DatabaseHandle): DatabaseHandle {
  opened.push(database);
  return database;
}

it('migrates a database of the last deployed version, with its data, to the newest', async () => {
  const landed = (await readFile(landedFile, 'utf8')).trim();
  const { db } = keep(await openTestDatabase(landed));
  const { rows: names } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  expect(names).toEqual([{ name: landed }]);
  // Plain SQL for the deployed schema: the test factories use the newest one.
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

it('runs once for two nodes that start at the same time', async () => {
  const url = await createTestDatabase();
  const first = keep(url === undefined ? await openEmbedded() : openTestPostgres(url));
  // The embedded database belongs to one process, but two calls can still run at the same time.
  const second = url === undefined ? first : keep(openTestPostgres(url));
  const results = await Promise.all([migrate(first.db), migrate(second.db)]);
  const names = results.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

it('leaves a database that a newer version has migrated alone, and says so', async () => {
  const { db } = keep(await openTestDatabase());
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    /^The database is newer than this program: it has migration 9999-later, and version \d/,
  );
});

describe('SQL functions', () => {
  const answer = (value: number) => ({
    'answer.sql': `create or replace function answer() returns int language sql as 'select ${value}';`,
  });

  async function call(db: Db): Promise<number | undefined> {
    const { rows } = await sql<{ answer: number }>`select answer()`.execute(db);
    return rows[0]?.answer;
  }

  it('are applied after the migrations, and again only when their files change', async () => {
    const { db } = keep(await openTestDatabase());
    const applied = await db.selectFrom('applied_functions').select('file').execute();
    expect(applied.map(({ file }) => file).sort()).toEqual((await readdir(functionsFolder)).sort());
    expect(await applyFunctions(db)).toEqual([]);
    expect(await applyFunctions(db, answer(1))).toEqual(['answer.sql']);
    expect(await applyFunctions(db, answer(1))).toEqual([]);
    expect(await applyFunctions(db, answer(2))).toEqual(['answer.sql']);
    expect(await call(db)).toBe(2);
  });

  it('do not change if a file is invalid', async () => {
    const { db } = keep(await openTestDatabase());
    await applyFunctions(db, answer(1));
    const broken = { ...answer(2), 'broken.sql': 'create or replace function;' };
    await expect(applyFunctions(db, broken)).rejects.toMatchObject({ code: '42601' });
    expect(await call(db)).toBe(1);
    expect(await applyFunctions(db, answer(2))).toEqual(['answer.sql']);
  });
});

it('match the generated types: run npm run generate:database after a new migration', async () => {
  const { db } = keep(await openTestDatabase());
  expect(await databaseTypes(db)).toBe(await readFile(SCHEMA_FILE, 'utf8'));
});
