import { createHash } from 'node:crypto';
import type { Operation } from '@crewpad/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TaggedCache } from '../../platform/cache/tagged-cache.ts';
import type { ChangeFeed, Tag } from '../../platform/events.ts';
import type { CallContext } from './context.ts';

/** A term can end without a write, so answers live no longer than this. */
const LIFE_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

interface Body {
  text: string;
  etag: string;
}

/** Serializes an answer. */
export type TextOf = (answer: object) => string;

/** The answers shared by callers without a token. */
export class PublicReads {
  readonly #cache: TaggedCache<{ answer: object; bytes: number }>;
  /** The serialized answer, once a caller requested it over HTTP. */
  readonly #bodies = new WeakMap<object, Body>();

  constructor(changes: ChangeFeed) {
    this.#cache = new TaggedCache({
      changes,
      maxBytes: MAX_BYTES,
      ttlMs: LIFE_MS,
      bytesOf: ({ bytes }) => bytes,
    });
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
    const shared = await this.#cache.get(key, async () => {
      const answer = (await make()) as object;
      const text = textOf ? this.#bodyOf(answer, textOf).text : JSON.stringify(answer);
      // The object and its text, at two bytes per character.
      return {
        value: { answer, bytes: text.length * 4 },
        tags: tagsOf(answer as never, request as never),
      };
    });
    return shared.answer;
  }

  /** Sends a shared answer as text that is serialized once, or 304 if the caller has it. */
  send(request: FastifyRequest, reply: FastifyReply, answer: object): FastifyReply {
    const body = this.#bodyOf(answer, serializedBy(reply));
    reply
      .header('etag', body.etag)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Authorization');
    if (request.headers['if-none-match'] === body.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body.text);
  }

  #bodyOf(answer: object, textOf: TextOf): Body {
    const known = this.#bodies.get(answer);
    if (known !== undefined) return known;
    const text = textOf(answer);
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const body = { text, etag: `W/"${digest}"` };
    this.#bodies.set(answer, body);
    return body;
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
