import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { airports } from '@crewpad/reference-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tilesAround } from '../platform/maps/streets/tiles-around.ts';
import { BuildServer, buildOf } from '../platform/maps/testing.ts';

const points = airports().filter(({ prefix }) => ['JFK', 'LHR'].includes(prefix));
const server = new BuildServer(buildOf({ ids: tilesAround(points, 25, 0, 14) }));
let address: string;
let folder: string;

beforeAll(async () => {
  address = `${await server.start()}20261130.pmtiles`;
  folder = await mkdtemp(join(tmpdir(), 'crewpad-map-command-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const streets = () => join(folder, 'streets.pmtiles');

function start(...args: string[]): { child: ChildProcess; end: Promise<[number, string]> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'map.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  return { child, end: once(child, 'close').then(([code]) => [code as number, output]) };
}

it.each([
  ['unknown airport codes', ['JFK', 'QQQ', 'ZZZ1'], 'No airport has the code QQQ or ZZZ1.'],
  ['no airport', [], 'Usage: npm run map'],
  ['more bases than there are', ['--bases', '1000'], 'Usage: npm run map'],
  ['a distance of no miles', ['JFK', '--miles', '0'], 'Usage: npm run map'],
])('refuses %s before the first byte, with exit code 1', async (_what, args, message) => {
  const [code, output] = await start(...args, '--from', address).end;
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(server.sentBytes).toBe(0);
});

it('writes the same file when it is killed at half and started again', async () => {
  const args = ['jfk', 'LHR', '--from', address];
  const [code, output] = await start(...args).end;
  expect([code, output]).toEqual([0, expect.stringMatching(/Wrote the streets around 2 airports/)]);
  const whole = await readFile(streets());
  const total = server.sentBytes;
  await rm(streets());

  server.sentBytes = 0;
  server.limit = total * 0.6;
  const { child, end } = start(...args);
  await expect.poll(() => server.sentBytes, { timeout: 20_000 }).toBeGreaterThan(server.limit);
  await expect
    .poll(() => readdir(join(folder, 'streets')), { timeout: 20_000 })
    .toContain('progress.json');
  child.kill('SIGKILL');
  await end;
  expect(await readdir(folder)).toEqual(['streets']);

  server.limit = Number.POSITIVE_INFINITY;
  server.sentBytes = 0;
  const [again, lines] = await start(...args).end;
  expect([again, lines]).toEqual([0, expect.stringContaining('Going on at')]);
  expect(server.sentBytes).toBeLessThan(total);
  expect((await readFile(streets())).equals(whole)).toBe(true);
  expect(await readdir(folder)).toEqual(['streets.pmtiles']);
}, 60_000);
