import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/services.ts';
import { type DatabaseHandle, openEmbedded, openPostgres } from './database.ts';

const url = await createTestDatabase();

if (url !== undefined) describe('prepared statements', () => preparedStatements(url));
else {
  it('exist only on servers: the embedded database has no pool', async () => {
    const { pool, close } = await openEmbedded();
    expect(pool).toBeUndefined();
    await close();
  });
}

function preparedStatements(address: string): void {
  let database: DatabaseHandle;

  beforeAll(async () => {
    database = openPostgres(address, 1, () => {});
    await sql`create table things (id integer)`.execute(database.db);
    await sql`insert into things values (1), (2), (3)`.execute(database.db);
  });
  afterAll(() => database.close());

  const from = async (id: number) =>
    (await sql`select * from things where id >= ${id} order by id`.execute(database.db)).rows;
  /**
   * The prepared statements of the only connection, read without the guard, so that this query is
   * not prepared.
   */
  const prepared = async (): Promise<string[]> =>
    (await database.pool?.query('select statement from pg_prepared_statements'))?.rows.map(
      (row: { statement: string }) => row.statement,
    ) ?? [];

  it('are prepared once, and only for reads', async () => {
    expect(await from(2)).toEqual([{ id: 2 }, { id: 3 }]);
    expect(await from(3)).toEqual([{ id: 3 }]);
    await sql`update things set id = ${3} where id = ${3}`.execute(database.db);
    expect(await prepared()).toEqual(['select * from things where id >= $1 order by id']);
  });

  it('still work after a migration changed the columns', async () => {
    await from(3);
    await sql`alter table things add column name text`.execute(database.db);
    expect(await from(3)).toEqual([{ id: 3, name: null }]);
    expect(await prepared()).toEqual([]);
    expect(await from(3)).toEqual([{ id: 3, name: null }]);
    expect(await prepared()).toHaveLength(1);
  });

  it('do not accumulate on a connection', async () => {
    for (let n = 0; n < 250; n += 1) {
      const { rows } = await sql`select ${sql.lit(n)}::integer as n`.execute(database.db);
      expect(rows).toEqual([{ n }]);
    }
    expect((await prepared()).length).toBeLessThan(100);
  });

  it('are not prepared for work without a time limit', async () => {
    const unhurried = openPostgres(address, 1, () => {}, 0);
    await sql`select id from things`.execute(unhurried.db);
    const { rows } = await sql`select from pg_prepared_statements`.execute(unhurried.db);
    expect(rows).toEqual([]);
    await unhurried.close();
  });
}
