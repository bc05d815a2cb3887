import type { Operation } from '@crewpad/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TaggedCache } from '../../platform/cache/tagged-cache.ts';
import type { ChangeFeed, Tag } from '../../platform/events.ts';
import type { LimitClass } from '../../platform/limits/table.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { API_POLICY } from '../pages/security-headers.ts';
import type { CallContext } from './context.ts';
import { makeResponse, type StoredResponse, sendStored } from './stored-response.ts';

/** A term can end without a write, so answers live no longer than this. */
const LIFE_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ADDRESS_BYTES = 4 * 1024 * 1024;

/** Serializes an answer. */
export type TextOf = (answer: object) => string;

/** An address that was answered from the cache. */
interface KnownAddress {
  /** Of the cache. */
  key: string;
  route: string;
  limit: LimitClass;
}

/** The answers shared by callers without a token. */
export class PublicReads {
  readonly #cache: TaggedCache<{ answer: object; bytes: number }>;
  /** Only calls over HTTP count, because a rendered page reads what its cached copy would contain. */
  readonly #reads = { hit: 0, miss: 0 };
  readonly #keys = new WeakMap<object, string>();
  /** The serialized answer, once a caller requested it over HTTP. */
  readonly #responses = new WeakMap<object, StoredResponse>();
  /** Limited by bytes, because callers choose the addresses. */
  readonly #addresses = new LRUCache<string, KnownAddress>({
    maxSize: MAX_ADDRESS_BYTES,
    sizeCalculation: ({ key }, url) => 2 * (key.length + url.length),
  });

  constructor(changes: ChangeFeed, metrics?: Metrics) {
    this.#cache = new TaggedCache({
      changes,
      maxBytes: MAX_BYTES,
      ttlMs: LIFE_MS,
      bytesOf: ({ bytes }) => bytes,
    });
    metrics?.addCache('answers', () => this.#reads);
  }

  /**
   * The shared answer to a request, created if missing.
   * @param tagsOf the dependencies of the answer
   * @param textOf serializes it for a call over HTTP; missing in process
   */
  async answer(
    { path }: Operation,
    request: { params: unknown; query: unknown },
    make: () => Promise<unknown>,
    tagsOf: (answer: never, request: never) => readonly Tag[],
    textOf?: TextOf,
  ): Promise<unknown> {
    const key = `${path} ${JSON.stringify([request.params, request.query])}`;
    let outcome: 'hit' | 'miss' = 'hit';
    const shared = await this.#cache.get(key, async () => {
      outcome = 'miss';
      const answer = (await make()) as object;
      const length = textOf
        ? this.#responseOf(answer, textOf).bodies.identity.byteLength
        : JSON.stringify(answer).length;
      this.#keys.set(answer, key);
      // The object and its text, at two bytes per character.
      return {
        value: { answer, bytes: length * 4 },
        tags: tagsOf(answer as never, request as never),
      };
    });
    if (textOf !== undefined) this.#reads[outcome] += 1;
    return shared.answer;
  }

  /** Sends a shared answer, serialized and compressed once, or 304 if the caller has it. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: object,
    limit: LimitClass,
  ): Promise<FastifyReply> {
    const key = this.#keys.get(answer);
    const route = request.routeOptions.url ?? '';
    if (key !== undefined) this.#addresses.set(request.url, { key, route, limit });
    const response = this.#responseOf(answer, serializedBy(reply));
    return sendStored(response, request, reply.headers(response.headers));
  }

  /** The cached answer to an address that was asked for before, for callers without a token. */
  find(url: string): (KnownAddress & { response: StoredResponse }) | undefined {
    const entry = this.#addresses.get(url);
    const shared = entry && this.#cache.find(entry.key);
    const response = shared && this.#responses.get(shared.answer);
    if (entry === undefined || response === undefined) return undefined;
    this.#reads.hit += 1;
    return { ...entry, response };
  }

  #responseOf(answer: object, textOf: TextOf): StoredResponse {
    const storedResponse = this.#responses.get(answer);
    if (storedResponse !== undefined) return storedResponse;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      'content-security-policy': API_POLICY,
      vary: ['Authorization', 'Accept-Encoding'].join(', '),
    };
    const response = makeResponse(200, headers, Buffer.from(textOf(answer)));
    this.#responses.set(answer, response);
    return response;
  }
}

/** Serializes answers by the schema of the reply's route. */
export const serializedBy =
  (reply: FastifyReply): TextOf =>
  (answer) =>
    String(reply.serialize(answer));

/** A caller without any token, who can get shared answers. */
export function isPublic({ actor, hasBadToken }: CallContext): boolean {
  return actor.kind === 'visitor' && !hasBadToken;
}
