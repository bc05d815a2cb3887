import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { chooseEncoding } from '../pipeline/stored-response.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;
/** Endings of the names of the build's compressed copies. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built web app's files. */
export async function registerBuildFiles(app: FastifyInstance, client: string): Promise<void> {
  if (!existsSync(client))
    throw new Error('The web is not built. Run npm start, or npm run build.');
  await registerAssets(app, join(client, 'assets'));
  await app.register(fastifyStatic, {
    root: client,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
    },
  });
}

/**
 * Serves scripts, styles and fonts, whose names change with their content, from memory: a page has
 * dozens, and to look each up in the file system takes longer than to send it.
 */
async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder));
  const unknown = [...names].find((name) => !(extname(name) in TYPES) && !/\.(br|gz)$/.test(name));
  if (unknown !== undefined) throw new Error(`assets/${unknown} has no known content type`);
  const loaded = new Map<string, Promise<Buffer>>();
  const readText = (file: string) => {
    const cached = loaded.get(file);
    if (cached) return cached;
    const content = readFile(join(folder, file));
    loaded.set(file, content);
    content.catch(() => loaded.delete(file));
    return content;
  };
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const type = TYPES[extname(name)];
    if (type === undefined || !names.has(name)) throw notFound();
    const accepted = chooseEncoding(request.headers['accept-encoding']);
    const encoding = names.has(name + ENDINGS[accepted]) ? accepted : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // The card field frames use the page's font, and have an opaque origin.
    if (type === TYPES['.woff2']) reply.header('access-control-allow-origin', '*');
    return reply
      .type(type)
      .header('vary', 'Accept-Encoding')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .send(await readText(name + ENDINGS[encoding]));
  });
}
