import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql, testServerUrl } from '../../apps/server/src/testing/services.ts';
import { killAll, launch, Program, startServer } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

let place: Place;
beforeEach(async () => {
  place = await makePlace();
});
/** For a test of the first start. */
async function emptyPlace(): Promise<void> {
  await place.remove();
  place = await makePlace({ isEmpty: true });
}
afterEach(async () => {
  await killAll();
  await place.remove();
});

const WRITER = fileURLToPath(new URL('./support/writer.ts', import.meta.url));
const LIMIT_MS = 240_000;
const WORKER = { ROLES: 'worker' };

/** Pair numbers by how many halves exist. */
async function pairs(): Promise<Map<number, number>> {
  const { rows } = await place.look(({ db }) =>
    sql<{ pair: number; halves: number }>`
      select (payload->>'pair')::integer as pair, count(*) as halves from outbox
      where kind = 'test' group by 1 order by 1`.execute(db),
  );
  return new Map(rows.map(({ pair, halves }) => [pair, halves]));
}

/** How far a first start has got: the folder, then the database. */
function firstStartStages(): (() => boolean | Promise<boolean>)[] {
  const has = (name: string) => () => existsSync(join(place.folder, name));
  if (place.databaseUrl === undefined) return [has('database.new'), has('database')];
  const hasBegunToMigrate = () =>
    place.look(async ({ db }) => {
      const { rows } = await sql<{ is_there: boolean }>`
        select to_regclass('kysely_migration') is not null as is_there`.execute(db);
      return rows[0]?.is_there === true;
    });
  return [has('files'), hasBegunToMigrate];
}

describe('kill -9', () => {
  it(
    'during writes loses nothing acknowledged, and the next start serves',
    async () => {
      const writer = new Program(WRITER, [], { ...place.env, DEMO: '0' });
      await writer.waitForOutput(/^committed 200$/m);
      await writer.kill('SIGKILL');
      const last = Number(/committed (\d+)\n$/.exec(writer.stdout)?.[1]);

      const server = await startServer({ ...place.env, ...WORKER });
      expect(await server.kill('SIGTERM')).toBe(0);

      const stored = await pairs();
      for (let pair = 1; pair <= last; pair += 1) expect(stored.get(pair)).toBe(2);
      // Work committed but not yet reported may also be there, as a whole.
      expect([...stored.values()].every((halves) => halves === 2)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'during the first start leaves nothing that breaks the next one',
    async () => {
      await emptyPlace();
      for (const hasReached of firstStartStages()) {
        const server = launch({ ...place.env, ...WORKER });
        await expect.poll(hasReached, { timeout: LIMIT_MS, interval: 5 }).toBe(true);
        await server.kill('SIGKILL');
      }
      const server = await startServer({ ...place.env, ...WORKER });
      expect(await server.kill('SIGTERM')).toBe(0);
      expect(server.stderr).toBe('');
    },
    LIMIT_MS,
  );

  // Several nodes share one PostgreSQL; the embedded database belongs to one process.
  if (testServerUrl === undefined) {
    it(
      'releases the folder to the next process, but a live one keeps it',
      async () => {
        const first = await startServer({ ...place.env, ...WORKER });
        const second = launch({ ...place.env, ...WORKER });
        expect(await second.waitForExit()).toBe(1);
        expect(second.stderr.trimEnd().split('\n')).toEqual([
          expect.stringContaining(`${place.folder} is in use by process ${first.child.pid}`),
        ]);
        await first.kill('SIGKILL');
        const third = await startServer({ ...place.env, ...WORKER });
        expect(await third.kill('SIGTERM')).toBe(0);
      },
      LIMIT_MS,
    );
  } else {
    it(
      'does not affect another node; two concurrent starts on an empty database both serve, and one with another SECRET is refused',
      async () => {
        await emptyPlace();
        const [first, second] = await Promise.all([
          startServer({ ...place.env, ...WORKER }),
          startServer({ ...place.env, ...WORKER }),
        ]);
        const other = launch({
          ...place.env,
          ...WORKER,
          SECRET: 'another one of 32 characters....',
        });
        expect(await other.waitForExit()).toBe(1);
        expect(other.stderr).toMatch(/^SECRET is not [^\n]+\n$/);
        await first.kill('SIGKILL');
        expect(await second.kill('SIGTERM')).toBe(0);
      },
      LIMIT_MS,
    );
  }
});
