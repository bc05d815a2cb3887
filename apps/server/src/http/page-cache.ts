import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const PAGE_SECONDS = 10;
const MAX_BYTES = 64 * 1024 * 1024;
const BROTLI_QUALITY = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A finished page with the headers it was made with, compressed once for all who ask for it. */
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

/** The body in the encoding asked for; compressed at the first request for it. */
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

/** Chooses among what the client accepts. */
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

/**
 * Pages for visitors, kept for some seconds. A changed listing starts a new version, with which every
 * page kept before is no longer found.
 */
export class PageCache {
  #version = 0;
  readonly #pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page) => page.bodies.identity.byteLength * 2,
    ttl: PAGE_SECONDS * 1000,
  });

  get version(): number {
    return this.#version;
  }

  invalidate(): void {
    this.#version += 1;
    this.#pages.clear();
  }

  get(key: string): Page | undefined {
    return this.#pages.get(key);
  }

  /** Keeps a page, unless something changed while it was being made. */
  set(key: string, page: Page, madeAtVersion: number): void {
    if (madeAtVersion === this.#version) this.#pages.set(key, page);
  }
}
