import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/services.ts';
import type { DatabaseHandle } from './database/database.ts';
import { loadPointKey, readDatabaseFacts, recordSecret } from './installation.ts';
import type { Secrets } from './tokens.ts';

const OURS = 'the secret of the first node, 32 characters';
const OTHER = 'the secret of another node, 32 characters';
const NEXT = 'the secret of the next year, 32 characters';
const NOW = new Date('2026-11-28T12:00:00Z');

let database: DatabaseHandle;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const record = (secrets: Secrets, kind: DatabaseHandle['kind'] = 'postgres') =>
  recordSecret({ db: database.db, kind }, secrets, NOW);
const factsOf = (secrets: Secrets) => readDatabaseFacts(database.db, secrets);
const isAccepted = async (secrets: Secrets) => {
  const { hasSecretOfOthers, hasOldSecret } = await factsOf(secrets);
  return hasSecretOfOthers && hasOldSecret;
};

describe('the SECRET of a database', () => {
  it('is the first one only, and not stored', async () => {
    expect(await isAccepted({ secret: OTHER })).toBe(true);
    await Promise.all([OURS, OURS].map((secret) => record({ secret })));
    await record({ secret: OTHER });
    expect(await isAccepted({ secret: OURS })).toBe(true);
    expect(await isAccepted({ secret: OTHER })).toBe(false);
    const [row] = await database.db.selectFrom('installation').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(OURS);
  });

  it('is replaced by one that comes with SECRET_OLD', async () => {
    await record({ secret: OURS });
    const both = { secret: NEXT, oldSecret: OURS };
    expect(await isAccepted(both)).toBe(true);
    expect((await factsOf(both)).secretChangedAt).toBeUndefined();
    await record(both);
    expect(await factsOf(both)).toMatchObject({ secretChangedAt: NOW, oldSessions: 0 });
    for (const secrets of [both, { secret: NEXT }]) {
      await record(secrets);
      expect(await isAccepted(secrets)).toBe(true);
    }
    expect(await isAccepted({ secret: OURS })).toBe(false);
  });

  it.each([
    ['before a change', { secret: OURS }, { secret: NEXT, oldSecret: OTHER }],
    ['after a change', { secret: NEXT, oldSecret: OURS }, { secret: NEXT, oldSecret: OTHER }],
    ['without a change', { secret: OURS }, { secret: OURS, oldSecret: OTHER }],
  ])('is not accepted with a wrong SECRET_OLD %s', async (_when, first, wrong) => {
    await record({ secret: OURS });
    await record(first);
    await record(wrong);
    expect(await isAccepted(wrong)).toBe(false);
    expect(await isAccepted(first)).toBe(true);
  });

  it('may be lost on the embedded database only', async () => {
    await record({ secret: OURS }, 'embedded');
    await record({ secret: NEXT }, 'embedded');
    expect(await isAccepted({ secret: NEXT })).toBe(true);
    await record({ secret: OTHER, oldSecret: OURS }, 'embedded');
    expect(await isAccepted({ secret: OTHER, oldSecret: OURS })).toBe(false);
  });
});

it('the key of the public points is the first SECRET, also with SECRET_OLD from the start', async () => {
  expect(await loadPointKey(database.db, { secret: NEXT, oldSecret: OURS })).toBe(OURS);
  expect(await loadPointKey(database.db, { secret: NEXT })).toBe(OURS);
});

it('a database tells its version and that it accepts writes', async () => {
  const { postgres, isReadOnly } = await factsOf({ secret: OURS });
  expect(postgres).toBeGreaterThanOrEqual(15);
  expect(isReadOnly).toBe(false);
});
