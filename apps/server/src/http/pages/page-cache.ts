import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { TaggedCache } from '../../platform/cache/tagged-cache.ts';
import type { ChangeFeed } from '../../platform/events.ts';

const PAGE_SECONDS = 10;
const MAX_BYTES = 64 * 1024 * 1024;
const BROTLI_QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A rendered page with its headers, compressed once for all requests. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}
export type Encoding = 'br' | 'gzip' | 'identity';

export function makePage(status: number, headers: Record<string, string>, body: Buffer): Page {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status, headers, etag: `W/"${digest}"`, bodies: { identity: body } };
}

/** The body in this encoding, compressed at the first request for it. */
export async function encodedBody(page: Page, encoding: Encoding): Promise<Buffer> {
  const ready = page.bodies[encoding];
  if (ready !== undefined) return ready;
  const plain = page.bodies.identity;
  const body =
    encoding === 'br'
      ? await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await toGzip(plain);
  page.bodies[encoding] = body;
  return body;
}

/** Chooses the best encoding that the client accepts. */
export function chooseEncoding(accept: string | undefined): Encoding {
  const offers = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

/** Pages of visitors. A change of a dependency removes a page. */
export function openPageCache(changes: Pick<ChangeFeed, 'onChange' | 'isConnected'>) {
  return new TaggedCache<Page>({
    changes,
    maxBytes: MAX_BYTES,
    ttlMs: PAGE_SECONDS * 1000,
    bytesOf: (page) => page.bodies.identity.byteLength * 2,
  });
}
