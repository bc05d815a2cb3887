import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tilesAddress } from '../../platform/maps/settings.ts';
import { pmtilesOf } from '../../platform/maps/testing.ts';
import { countOf } from '../../testing/services.ts';
import { registerErrors } from '../pipeline/errors.ts';
import { registerMapTiles } from './map-tiles.ts';

const content = pmtilesOf();
let folder: string;
let path: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewpad-map-'));
  path = join(folder, 'streets.pmtiles');
  await writeFile(path, content);
  await writeFile(join(folder, 'secret'), 'secret');
  app = Fastify();
  registerErrors(app);
  registerMapTiles(app, { kind: 'file', path, isOptional: false });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (headers: Record<string, string> = {}, url = '/map.pmtiles') =>
  app.inject({ url, headers });

describe('the map tiles file', () => {
  it('is served whole, with a strong ETag and a max-age of a day', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=86400',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  it.each([
    ['bytes=0-6', 0, 6],
    ['bytes=7-', 7, content.length - 1],
    ['bytes=-5', content.length - 5, content.length - 1],
    ['bytes=0-16383', 0, content.length - 1],
    [`bytes=-${content.length + 10}`, 0, content.length - 1],
    [`bytes=${content.length - 1}-${content.length - 1}`, content.length - 1, content.length - 1],
  ])('comes in part for %s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get({ range });
    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${content.length}`);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(rawPayload.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${content.length}-`, 'bytes=99999999-99999999', 'bytes=-0'])(
    'the map tiles file is refused for %s',
    async (range) => {
      const { statusCode, headers, rawPayload } = await get({ range });
      expect(statusCode).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${content.length}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(rawPayload).toHaveLength(0);
    },
  );

  it.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,3-4', 'items=0-1', 'bytes=a-b', 'bytes= 0-1'])(
    'comes whole for %s, which is no range of one part',
    async (range) => {
      expect((await get({ range })).statusCode).toBe(200);
    },
  );

  it('returns 304 while unchanged, and the whole file when If-Range does not match', async () => {
    const etag = String((await get()).headers.etag);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get({ 'if-none-match': `"other", ${etag}` })).statusCode).toBe(304);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, headers, rawPayload } = await app.inject({
      method: 'HEAD',
      url: '/map.pmtiles',
      headers: { range: 'bytes=0-6' },
    });
    expect(statusCode).toBe(206);
    expect(headers['content-length']).toBe('7');
    expect(rawPayload).toHaveLength(0);
  });

  it.each([
    '/map.pmtiles/secret',
    '/map.pmtiles/..%2fsecret',
    '/secret',
    '/map.pmtiles%2f..%2fsecret',
  ])('is the only file: %s is 404', async (url) => {
    expect((await get({}, url)).statusCode).toBe(404);
  });

  it('gets another ETag when it is replaced, and returns 404 when it is deleted', async () => {
    const { etag } = (await get()).headers;
    await utimes(path, new Date(), new Date(Date.now() + 60_000));
    expect((await get()).headers.etag).not.toBe(etag);
    await rm(path);
    const before = await countOf('map_tiles_total{outcome="missing"}');
    expect((await get()).statusCode).toBe(404);
    expect(await countOf('map_tiles_total{outcome="missing"}')).toBe(before + 1);
  });

  it('without a setting it is served as soon as it is there, and not counted as missing', async () => {
    const own = Fastify();
    registerErrors(own);
    const file = { kind: 'file', path: join(folder, 'later.pmtiles'), isOptional: true } as const;
    registerMapTiles(own, file);
    const before = await countOf('map_tiles_total{outcome="missing"}');
    expect((await own.inject('/map.pmtiles')).statusCode).toBe(404);
    expect(tilesAddress(file)).toBeNull();
    expect(await countOf('map_tiles_total{outcome="missing"}')).toBe(before);
    await writeFile(file.path, content);
    expect((await own.inject('/map.pmtiles')).statusCode).toBe(200);
    expect(tilesAddress(file)).toBe('/map.pmtiles');
    await own.close();
  });

  it('is served to many concurrent clients', async () => {
    await writeFile(path, content);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => get({ range: `bytes=${n}-${n + 9}` })),
    );
    answers.forEach(({ rawPayload }, n) => {
      expect(rawPayload.equals(content.subarray(n, n + 10))).toBe(true);
    });
  });
});
