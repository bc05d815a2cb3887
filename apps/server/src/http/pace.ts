import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bodies in one piece have to be here after this long. */
const BODY_TIMEOUT_MS = 30_000;
/** Uploads may come slowly, but not slower than this. */
const UPLOAD_BYTES_PER_SECOND = 8000;

/** Set on routes that watch the pace of their bodies themselves. */
export const OWN_PACE = { ownPace: true } as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    ownPace?: boolean;
  }
}

/**
 * Ends connections whose body comes too slowly. The server's own limit knows one number for all
 * requests, which would be too short for uploads.
 */
export function watchBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUnread(request) && !keepsOwnPace(request)) endUnlessRead(request);
    done();
  });
  // What a refusal leaves unread is thrown away, which must not take for ever either.
  app.addHook('onResponse', (request, _reply, done) => {
    if (isUnread(request) && keepsOwnPace(request)) endUnlessRead(request);
    done();
  });
}

/** Asked first: nearly every request has no body, and knowing its route takes longer. */
function isUnread({ raw }: FastifyRequest): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  return !raw.complete && (length !== '0' || encoding !== undefined);
}

function keepsOwnPace(request: FastifyRequest): boolean {
  return request.routeOptions.config.ownPace === true;
}

function endUnlessRead({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), BODY_TIMEOUT_MS);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

/** Watches one upload: the time that is spent on waiting for its bytes against their number. */
export class UploadPace {
  readonly #request: FastifyRequest;
  #waitedMs = 0;
  #bytes = 0;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  /** Waits for what comes next; ends the connection when it comes too slowly. */
  async next<T>(coming: Promise<T>): Promise<T> {
    const started = performance.now();
    const allowedMs = BODY_TIMEOUT_MS + (this.#bytes / UPLOAD_BYTES_PER_SECOND) * 1000;
    const rest = Math.max(0, allowedMs - this.#waitedMs);
    const timer = setTimeout(() => this.#request.raw.destroy(), rest);
    try {
      return await coming;
    } finally {
      clearTimeout(timer);
      this.#waitedMs += performance.now() - started;
    }
  }

  count(bytes: number): void {
    this.#bytes += bytes;
  }
}
