import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BROTLI_QUALITY = 5;
/** Compressing a shorter body gains nothing. */
const MIN_COMPRESSED_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A response that many callers share, compressed once for all of them. */
export interface StoredResponse {
  status: number;
  /** All but those of every response and those of the encoding. */
  headers: Record<string, string>;
  /** Of a response with status 200; it is in the headers too. */
  etag: string | undefined;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}
export type Encoding = 'br' | 'gzip' | 'identity';

export function makeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): StoredResponse {
  if (status !== 200) return { status, headers, etag: undefined, bodies: { identity: body } };
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  const etag = `W/"${digest}"`;
  return { status, headers: { ...headers, etag }, etag, bodies: { identity: body } };
}

/** The body in this encoding, compressed at the first request for it. */
export async function encodedBody(response: StoredResponse, encoding: Encoding): Promise<Buffer> {
  const ready = response.bodies[encoding];
  if (ready !== undefined) return ready;
  const plain = response.bodies.identity;
  const body =
    encoding === 'br'
      ? await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await toGzip(plain);
  response.bodies[encoding] = body;
  return body;
}

/** The encoding in which a caller gets this response. */
export function encodingFor({ bodies }: StoredResponse, accept: string | undefined): Encoding {
  return bodies.identity.byteLength < MIN_COMPRESSED_BYTES ? 'identity' : chooseEncoding(accept);
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

/** Sends the body in the caller's encoding, or 304 if the caller has it. */
export async function sendStored(
  response: StoredResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { etag, bodies } = response;
  if (etag !== undefined && request.headers['if-none-match'] === etag)
    return reply.code(304).send();
  if (bodies.identity.byteLength === 0) return reply.send();
  const encoding = encodingFor(response, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encodedBody(response, encoding));
}
