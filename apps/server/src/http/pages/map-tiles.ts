import { open } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { countMapTiles } from '../../platform/event-counts.ts';
import { MAP_TILES_PATH, type TilesFile } from '../../platform/maps/settings.ts';

const CACHE = 'public, max-age=86400';

/**
 * Serves map tiles in ranges: browsers read only the parts that a map shows. The ETag is strong, so
 * that a browser notices a replaced file and reads the directory again.
 */
export function registerMapTiles(app: FastifyInstance, { path, isOptional }: TilesFile): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: MAP_TILES_PATH,
    handler: async ({ method, headers }, reply) => {
      const file = await open(path).catch(() => {
        if (!isOptional) countMapTiles('missing');
        throw notFound();
      });
      countMapTiles('sent');
      let isSending = false;
      try {
        const { size, mtimeMs } = await file.stat();
        const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
        reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': CACHE });
        if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag))
          return reply.code(304).send();

        const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
        const range = isSame ? rangeOf(headers.range, size) : undefined;
        if (range === 'unsatisfiable') {
          const refused = { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' };
          return reply.code(416).headers(refused).send();
        }
        const { start, end } = range ?? { start: 0, end: size - 1 };
        if (range !== undefined) {
          reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
        }
        reply.type('application/octet-stream').header('content-length', end - start + 1);
        if (method === 'HEAD') return reply.send();
        isSending = true;
        return reply.send(file.createReadStream({ start, end }));
      } finally {
        // The stream closes its file at its end or when the client disconnects.
        if (!isSending) await file.close();
      }
    },
  });
}

interface Range {
  start: number;
  end: number;
}

/**
 * The range of a Range header. Multiple ranges, other units and malformed ranges return the whole
 * file, as the standard allows.
 */
function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const last = size - 1;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: last };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start > last) return 'unsatisfiable';
  return { start, end: to === '' ? last : Math.min(Number(to), last) };
}
