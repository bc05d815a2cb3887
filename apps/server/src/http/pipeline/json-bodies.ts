import type { FastifyInstance } from 'fastify';
import { unreadable } from '../../platform/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum number of keys in this route's body, if above the default. */
    bodyKeys?: number;
  }
}

const KEYS_MAX = 1000;
const DEPTH_MAX = 20;

/**
 * Accepts only JSON bodies, with a limited number of keys and levels. The framework would accept
 * plain text too, and every key and level costs time wherever a body is traversed.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      // Some clients send the content type without a body. The operation decides whether it needs
      // one.
      if (text === '') {
        done(null);
        return;
      }
      parse(request, text, (error, body) => {
        if (error) done(error);
        else if (isTooComplex(body, request.routeOptions.config.bodyKeys ?? KEYS_MAX))
          done(unreadable('http:too_many_fields'));
        else done(null, body);
      });
    },
  );
}

/** Traverses level by level without recursion, because the depth is not checked yet. */
function isTooComplex(body: unknown, keysMax: number): boolean {
  let keys = 0;
  let level = [body].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEPTH_MAX) return true;
    const next: object[] = [];
    for (const item of level) {
      const values: unknown[] = Array.isArray(item) ? item : Object.values(item);
      if (!Array.isArray(item)) keys += values.length;
      if (keys > keysMax) return true;
      for (const value of values) if (isNested(value)) next.push(value);
    }
    level = next;
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
