import { open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serveControl } from '../../apps/server/src/platform/control/server.ts';
import {
  loadOrCreateSecret,
  prepareDataFolder,
} from '../../apps/server/src/platform/data-folder/data-folder.ts';
import { lockFolder } from '../../apps/server/src/platform/data-folder/lock.ts';
import { openDatabaseFolder } from '../../apps/server/src/platform/database/embedded-folder.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { sql, testServerUrl } from '../../apps/server/src/testing/services.ts';
import { killAll, runCli } from '../support/program.ts';
import { makePlace, type Place } from './support/place.ts';

const LIMIT_MS = 240_000;
const isEmbedded = testServerUrl === undefined;

let place: Place;
let archive: string;

beforeAll(async () => {
  place = await makePlace({ isEmpty: true });
  archive = join(place.folder, '..', `backup-${process.pid}`);
  if (!isEmbedded) return;
  const data = prepareDataFolder(place.folder);
  await (await openDatabaseFolder(data.database, data.path)).close();
  await loadOrCreateSecret(data);
}, LIMIT_MS);
afterEach(killAll);
afterAll(async () => {
  await place.remove();
  await rm(archive, { force: true });
});

async function outcome(name: string, args: string[], env = place.env) {
  const program = runCli(name, args, env);
  const code = await program.waitForExit();
  return { code, stdout: program.stdout, stderr: program.stderr };
}

/** Writes rows, each naming a stored file, and counts the acknowledged ones. */
async function writeOn(database: Awaited<ReturnType<typeof openDatabaseFolder>>, files: string) {
  const state = { acknowledged: 0, isStopped: false, done: Promise.resolve() };
  state.done = (async () => {
    await sql`create table made (n integer primary key, file text not null)`.execute(database.db);
    for (let n = 1; !state.isStopped; n += 1) {
      await writeFile(join(files, `${n}.webp`), `picture ${n}`);
      await sql`insert into made values (${n}, ${`${n}.webp`})`.execute(database.db);
      state.acknowledged = n;
    }
  })();
  return state;
}

function embedded(): void {
  let acknowledgedBefore = 0;

  it(
    'taken while the server writes has everything acknowledged before, and every referenced file',
    async () => {
      const data = prepareDataFolder(place.folder);
      const lock = lockFolder(data.path);
      const database = await openDatabaseFolder(data.database, data.path);
      const secret = await loadOrCreateSecret(data);
      const control = await serveControl({
        data,
        database,
        log: createLog('silent'),
        now: () => new Date(),
        seed: async (listings, progress) => progress(`${listings} wanted`),
        changeAdmins: async () => 'unused',
      });
      expect((await stat(control.path)).mode & 0o777).toBe(0o600);
      const writing = await writeOn(database, data.files);
      await expect.poll(() => writing.acknowledged).toBeGreaterThanOrEqual(20);
      acknowledgedBefore = writing.acknowledged;

      expect(await outcome('backup', [archive])).toMatchObject({ code: 0, stderr: '' });
      expect((await stat(archive)).mode & 0o777).toBe(0o600);
      expect(await outcome('seed', ['--listings', '7'])).toMatchObject({
        code: 0,
        stdout: '7 wanted\nAdded 7 listings\n',
      });
      const refusal = await outcome('restore', [archive, '--force']);
      expect(refusal).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use by') });

      writing.isStopped = true;
      await writing.done;
      await control.close();
      await database.close();
      lock.release();
      expect(await readdir(place.folder)).toEqual(['database', 'files', 'secret']);

      const other = await makePlace({ isEmpty: true });
      const restored = await outcome('restore', [archive], other.env);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(await readFile(join(other.folder, 'secret'), 'utf8')).toBe(`${secret}\n`);
      const rows = await other.look(
        async ({ db }) =>
          (await sql<{ n: number; file: string }>`select * from made order by n`.execute(db)).rows,
      );
      expect(rows.length).toBeGreaterThanOrEqual(acknowledgedBefore);
      expect(rows.map(({ n }) => n)).toEqual(rows.map((_row, index) => index + 1));
      for (const { n, file } of rows) {
        expect(await readFile(join(other.folder, 'files', file), 'utf8')).toBe(`picture ${n}`);
      }
      await other.remove();
    },
    LIMIT_MS,
  );

  it(
    'is taken and restored without a server too, and replaces existing data only with --force',
    async () => {
      expect(await outcome('backup', [archive])).toMatchObject({ code: 0, stderr: '' });
      const refusal = await outcome('restore', [archive]);
      expect(refusal.code).toBe(1);
      expect(refusal.stderr).toMatch(/^The data folder \S+ is not empty: [^\n]*--force[^\n]*\n$/);
      const restore = await outcome('restore', [archive, '--force']);
      expect(restore).toMatchObject({ code: 0, stderr: '' });
      const names = await readdir(place.folder);
      expect(names).toHaveLength(4);
      const aside = names.find((name) => name.startsWith('before-restore-')) ?? '';
      expect(await readdir(join(place.folder, aside))).toEqual(['database', 'files', 'secret']);
    },
    LIMIT_MS,
  );

  it.each<[string, () => Promise<void>]>([
    ['changed in some bytes', () => changeBytes(-2000)],
    ['changed in its head', () => changeBytes(300)],
    ['cut short', async () => truncate(archive, (await stat(archive)).size - 10_000)],
    ['no backup at all', () => writeFile(archive, 'something else')],
  ])(
    'is refused when it is %s, and nothing is touched',
    async (_what, spoil) => {
      const good = await readFile(archive);
      await spoil();
      const before = await readdir(place.folder);
      const refusal = await outcome('restore', [archive, '--force']);
      expect(refusal.code).toBe(1);
      expect(refusal.stderr).toMatch(/^The backup \S+ cannot be used: [^\n]+\n$/);
      expect(await readdir(place.folder)).toEqual(before);
      await writeFile(archive, good);
    },
    LIMIT_MS,
  );

  async function changeBytes(position: number): Promise<void> {
    const file = await open(archive, 'r+');
    const at = position < 0 ? (await file.stat()).size + position : position;
    // More than one bit: a single flipped bit of compressed zeros may still decode to the same
    // zeros.
    const { buffer } = await file.read(Buffer.alloc(64), 0, 64, at);
    await file.write(
      buffer.map((byte) => ~byte & 0xff),
      0,
      64,
      at,
    );
    await file.close();
  }
}

function onServer(): void {
  it.each(['backup', 'restore'])('%s points to the tools of PostgreSQL', async (name) => {
    const { code, stderr } = await outcome(name, [archive]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^With DATABASE_URL, [^\n]+ pg_(dump|restore)[^\n]*\n$/);
  });
}

describe('a backup', isEmbedded ? embedded : onServer);
