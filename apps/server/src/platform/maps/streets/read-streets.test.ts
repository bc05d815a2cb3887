import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles, tileIdToZxy } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../../start-error.ts';
import { BuildServer, buildOf, pmtilesOf, tileOf } from '../testing.ts';
import { readStreets, type StreetsJob } from './read-streets.ts';
import { tilesAround } from './tiles-around.ts';

const JFK = { latitude: 40.63975, longitude: -73.77893 };
const LHR = { latitude: 51.4706, longitude: -0.461941 };
const LAX = { latitude: 33.94254, longitude: -118.40807 };
const build = buildOf({ ids: tilesAround([JFK, LHR, LAX], 30, 0, 14) });

let folder: string;
let server: BuildServer;
let address: string;
const lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-streets-'));
  server = new BuildServer(build);
  address = await server.start();
  lines.length = 0;
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const read = (options: Partial<StreetsJob> = {}) =>
  readStreets({
    from: `${address}20261130.pmtiles`,
    points: [JFK, LHR],
    miles: 20,
    dataDir: folder,
    now: new Date('2026-12-02T08:00:00Z'),
    say: (line) => lines.push(line),
    pauses: [1, 1],
    ...options,
  });

/** Read by the library of browsers. */
async function openFile(path: string): Promise<PMTiles> {
  const content = await readFile(path);
  return new PMTiles({
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(content.subarray(offset, offset + length)).buffer,
    }),
  });
}

describe('the streets around airports', () => {
  it('are all tiles of the build within the distance, and no others', async () => {
    const { path, bytes } = await read();
    expect(path).toBe(join(folder, 'streets.pmtiles'));
    expect((await readFile(path)).length).toBe(bytes);
    const file = await openFile(path);
    const ids = tilesAround([JFK, LHR], 20, 0, 14);
    for (const id of ids) {
      const tile = await file.getZxy(...tileIdToZxy(id));
      expect(Buffer.from(tile?.data ?? new ArrayBuffer(0)).equals(tileOf(id))).toBe(true);
    }
    const header = await file.getHeader();
    expect(header).toMatchObject({ clustered: true, maxZoom: 14, numAddressedTiles: ids.length });
    const elsewhere = tilesAround([LAX], 1, 14, 14)[0] ?? 0;
    expect(await file.getZxy(...tileIdToZxy(elsewhere))).toBeUndefined();
    expect(await file.getMetadata()).toMatchObject({ vector_layers: [{ id: 'earth' }, {}, {}] });
    expect(server.sentBytes).toBeLessThan(build.length * 0.75);
    expect(await readdir(folder)).toEqual(['streets.pmtiles']);
  });

  it('come from the newest daily build of a folder', async () => {
    await read({ from: address });
    expect(lines[0]).toContain('20261130.pmtiles');
  });

  it('have the same bytes when the work ended early and goes on', async () => {
    const whole = await readFile((await read()).path);
    await rm(join(folder, 'streets.pmtiles'));
    await writeFile(join(folder, 'streets.pmtiles'), 'the old file');
    const total = server.sentBytes;
    server.sentBytes = 0;
    // The directories, and some of the tiles.
    server.faults.push(...Array<null>(6).fill(null), ...Array<number>(20).fill(503));
    await expect(read()).rejects.toThrow('answers 503');
    expect(await readFile(join(folder, 'streets.pmtiles'), 'utf8')).toBe('the old file');
    const before = server.sentBytes;
    expect(before).toBeGreaterThan(0);
    server.faults.length = 0;
    server.sentBytes = 0;
    lines.length = 0;
    const { path } = await read();
    expect(lines.join()).toContain('Going on at');
    expect(server.sentBytes).toBeLessThan(total);
    expect((await readFile(path)).equals(whole)).toBe(true);
  });

  it('start over when the airports or the build change', async () => {
    server.faults.push(...Array<null>(6).fill(null), ...Array<number>(20).fill(503));
    await expect(read()).rejects.toThrow('answers 503');
    server.faults.length = 0;
    server.version = '"2"';
    lines.length = 0;
    const { path } = await read({ points: [LAX] });
    expect(lines.join()).not.toContain('Going on');
    const file = await openFile(path);
    expect((await file.getHeader()).numAddressedTiles).toBe(tilesAround([LAX], 20, 0, 14).length);
  });

  it('survive a server that fails now and then', async () => {
    server.faults.push(503, null, 500, null, 429);
    await expect(read()).resolves.toMatchObject({ path: expect.any(String) });
  });
});

describe('refused with one sentence, and the old file stays', () => {
  beforeEach(() => writeFile(join(folder, 'streets.pmtiles'), 'the old file'));
  afterEach(async () => {
    expect(await readFile(join(folder, 'streets.pmtiles'), 'utf8')).toBe('the old file');
  });

  async function expectRefusal(work: Promise<unknown>, message: string | RegExp): Promise<void> {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect(error).toHaveProperty('message', expect.stringMatching(message));
  }

  it('a server that answers a range with the whole file', async () => {
    server.faults.push(200);
    await expectRefusal(read(), /answers a range with 200 .* has to support ranges/);
  });

  it.each([403, 416])('a server that answers %i', async (status) => {
    server.faults.push(status);
    await expectRefusal(read(), `answers ${status}`);
  });

  it('a missing build, and a folder without one of the last days', async () => {
    await expectRefusal(read({ from: `${address}none.pmtiles` }), 'there is no such build');
    await expectRefusal(
      read({ from: address, now: new Date('2026-12-20') }),
      'no build of the last 14 days',
    );
  });

  it('a server that is away', async () => {
    await expectRefusal(read({ from: 'http://127.0.0.1:9/a.pmtiles' }), '127.0.0.1:9');
  });

  const opened = (change: (bytes: Buffer) => void) => {
    const bytes = Buffer.from(build);
    change(bytes);
    return bytes;
  };
  it.each([
    ['something else', Buffer.alloc(40_000, 'x'), 'not a PMTiles file'],
    ['an older version', opened((bytes) => bytes.writeUInt8(2, 7)), 'version 3'],
    ['pictures', opened((bytes) => bytes.writeUInt8(2, 99)), 'no vector tiles'],
    ['tiles in no order', opened((bytes) => bytes.writeUInt8(0, 96)), 'not in order'],
    ['a compression of its own', opened((bytes) => bytes.writeUInt8(4, 97)), 'compression'],
    ['a broken directory', opened((bytes) => bytes.fill(0, 127, 200)), 'directory'],
    ['tiles of another schema', pmtilesOf(), 'no layer earth, water, roads'],
    ['layers of another schema', buildOf({ ids: [0], metadata: { vector_layers: [] } }), 'layer'],
    ['a file cut short', build.subarray(0, build.length / 2), 'incomplete'],
  ])('a build with %s', async (_what, content, message) => {
    server.content = content;
    await expectRefusal(read(), message);
  });

  it('a build that is replaced meanwhile', async () => {
    const say = () => {
      server.version = '"2"';
    };
    await expectRefusal(read({ say }), 'was replaced while it was read');
  });

  it('a disk with less space than the file and a tenth of it', async () => {
    const { path, bytes } = await read({ dataDir: join(folder) });
    await writeFile(path, 'the old file');
    const freeBytes = (bytesFree: number) => async () => bytesFree;
    await expectRefusal(
      read({ freeBytes: freeBytes(Math.floor(bytes * 1.1) - 1) }),
      /need .* free/,
    );
    await read({ freeBytes: freeBytes(Math.ceil(bytes * 1.1)) });
    await writeFile(path, 'the old file');
  });

  it('a second call at the same time', async () => {
    const first = read();
    await expectRefusal(read(), 'is in use by process');
    const { path } = await first;
    await writeFile(path, 'the old file');
  });
});
