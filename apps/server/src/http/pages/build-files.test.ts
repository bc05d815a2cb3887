import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerBuildFiles } from './build-files.ts';

let client: string;
let app: FastifyInstance;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'build-files-'));
  await mkdir(join(client, 'assets'));
  await writeFile(join(client, 'assets/page-1a.js'), 'plain');
  await writeFile(join(client, 'assets/page-1a.js.br'), 'brotli');
  await writeFile(join(client, 'assets/page-1a.js.gz'), 'gzip');
  await writeFile(join(client, 'assets/inter-2b.woff2'), 'font');
  await writeFile(join(client, 'robots.txt'), 'robots');
  app = Fastify();
  await app.register((files) => registerBuildFiles(files, client));
});
afterEach(async () => {
  await app.close();
  await rm(client, { recursive: true, force: true });
});

const get = (url: string, accept?: string) =>
  app.inject({ url, headers: accept === undefined ? {} : { 'accept-encoding': accept } });

describe('the files of the build', () => {
  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0', undefined, 'plain'],
    [undefined, undefined, 'plain'],
  ])('answers a client that accepts %s with %s', async (accept, encoding, body) => {
    const answer = await get('/assets/page-1a.js', accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(body);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it('sends a script from memory after the first time', async () => {
    await get('/assets/page-1a.js');
    await rm(join(client, 'assets/page-1a.js'));
    expect((await get('/assets/page-1a.js')).body).toBe('plain');
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/assets/page-1a.js' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe('5');
    expect(answer.body).toBe('');
  });

  it('lets frames of another origin use the font, which has no compressed copy', async () => {
    const { headers, body } = await get('/assets/inter-2b.woff2', 'br');
    expect(body).toBe('font');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['/assets/none.js', '/assets/page-1a.js.br', '/assets/..%2Frobots.txt', '/assets/'])(
    'answers 404 for %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('serves files with lasting names for an hour', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(body).toBe('robots');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('refuses a build with a file of an unknown type', async () => {
    await writeFile(join(client, 'assets/film-3c.mp4'), 'film');
    const started = registerBuildFiles(Fastify(), client);
    await expect(started).rejects.toThrow('film-3c.mp4');
  });

  it('names the command when there is no build', async () => {
    const missing = registerBuildFiles(app, join(client, 'none'));
    await expect(missing).rejects.toThrow('npm run build');
  });
});
