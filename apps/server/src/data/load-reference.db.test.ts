import { airports, cities } from '@crewpad/reference-data';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { openTestDatabase } from '../testing/services.ts';
import { loadReferenceData } from './load-reference.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TABLES = [
  'airports',
  'airport_cells',
  'cities',
  'city_cells',
  'airlines',
  'amenities',
  'places',
  'preferences',
  'house_rules',
  'loaded_data',
];

async function everything(): Promise<string> {
  const parts: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ all: string }>`
      select md5(string_agg(t::text, '|' order by t::text)) as all from ${sql.table(table)} t
    `.execute(database.db);
    parts.push(`${table} ${rows[0]?.all}`);
  }
  return parts.join('\n');
}

it('loads all rows once, even when two nodes start at the same time', async () => {
  const started = await Promise.all([
    loadReferenceData(database.db, NOW),
    loadReferenceData(database.db, NOW),
  ]);
  expect(started.toSorted()).toEqual([false, true]);
  const { count } = database.db.fn;
  const counted = await database.db
    .selectFrom('airports')
    .select([
      count<number>('id').as('airports'),
      (eb) => eb.selectFrom('cities').select(count<number>('id').as('n')).as('cities'),
    ])
    .executeTakeFirstOrThrow();
  expect(counted).toEqual({ airports: airports().length, cities: cities().length });

  const before = await everything();
  expect(await loadReferenceData(database.db, NOW)).toBe(false);
  expect(await everything()).toBe(before);
});

it("sets each city's country name and the number of airports within 50 miles", async () => {
  const jfk = await database.db
    .selectFrom('airports')
    .selectAll()
    .where('prefix', '=', 'JFK')
    .executeTakeFirstOrThrow();
  expect(jfk).toMatchObject({ city: 'New York', city_key: 'new york', country: 'US' });
  const city = await database.db
    .selectFrom('cities')
    .selectAll()
    .where('display_name', '=', 'New York')
    .executeTakeFirstOrThrow();
  expect(city.country_name).toBe('United States');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from airports
    where great_circle_miles(latitude, longitude, ${city.latitude}, ${city.longitude}) <= 50
  `.execute(database.db);
  expect(city.airports_count).toBe(rows[0]?.n);
});

it('updates changed rows, and preserves names and entries that admins wrote', async () => {
  const before = await everything();
  await sql`update airports set name = 'Elsewhere', latitude = 1, longitude = 1 where prefix = 'JFK'`.execute(
    database.db,
  );
  await sql`delete from airport_cells where airport_id = (select id from airports where prefix = 'JFK')`.execute(
    database.db,
  );
  await sql`update amenities set name = '{"en": "Wireless"}' where id = 1`.execute(database.db);
  await sql`insert into amenities (name) values ('{"en": "Sauna"}')`.execute(database.db);
  await sql`update amenities set name = '{"en": "Heating", "fr": "Chaleur"}' where id = 4`.execute(
    database.db,
  );
  await sql`update amenities set removed_at = ${NOW} where id = 2`.execute(database.db);
  // An admin had already added a name that the reference data has now.
  await sql`delete from amenities where id = 50`.execute(database.db);
  await sql`insert into amenities (name) values ('{"en": "BICYCLES"}')`.execute(database.db);
  await database.db.updateTable('loaded_data').set({ hash: 'old' }).execute();
  expect(await loadReferenceData(database.db, NOW)).toBe(true);

  const names = await database.db
    .selectFrom('amenities')
    .select(['id', 'name', 'removed_at'])
    .where('id', 'in', [1, 2, 4, 50, 1001, 1002])
    .orderBy('id')
    .execute();
  expect(names).toEqual([
    { id: 1, name: { en: 'Wireless' }, removed_at: null },
    { id: 2, name: expect.objectContaining({ en: 'Washer and dryer' }), removed_at: NOW },
    {
      id: 4,
      name: { en: 'Heating', es: 'Calefacción', fr: 'Chaleur', pt: 'Aquecimento' },
      removed_at: null,
    },
    { id: 1001, name: { en: 'Sauna' }, removed_at: null },
    { id: 1002, name: { en: 'BICYCLES' }, removed_at: null },
  ]);
  const changed = (await everything()).split('\n').filter((line) => !before.includes(line));
  expect(changed).toEqual([expect.stringMatching(/^amenities /)]);
});
