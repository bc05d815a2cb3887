import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from './database/database.ts';
import { readDatabaseFacts, recordSecret } from './installation.ts';
import { openTestDatabase } from './testing.ts';

const OURS = 'the secret of the first node, 32 characters';
const OTHER = 'the secret of another node, 32 characters';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const hasSecret = async (secret: string) =>
  (await readDatabaseFacts(database.db, secret)).hasSecretOfOthers;

it('the first SECRET of a database is the only one', async () => {
  expect(await hasSecret(OTHER)).toBe(true);
  await Promise.all([OURS, OURS].map((secret) => recordSecret(database.db, secret)));
  await recordSecret(database.db, OTHER);
  expect([await hasSecret(OURS), await hasSecret(OTHER)]).toEqual([true, false]);
  const [row] = await database.db.selectFrom('installation').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(OURS);
});

it('a database tells its version and that it accepts writes', async () => {
  const { postgres, isReadOnly } = await readDatabaseFacts(database.db, OURS);
  expect(postgres).toBeGreaterThanOrEqual(15);
  expect(isReadOnly).toBe(false);
});
