import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The time limit for a JSON body. */
const BODY_TIMEOUT_MS = 30_000;
/** Uploads may take longer, at this speed or faster. */
const UPLOAD_BYTES_PER_SECOND = 8000;

/** For routes that enforce their own time limit. */
export const OWN_PACE = { ownPace: true } as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    ownPace?: boolean;
  }
}

/**
 * Closes connections whose body arrives too slowly. Node's own limit is one number for all requests,
 * which would be too short for uploads.
 */
export function watchBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isUnread(request) && !hasOwnPace(request)) endUnlessRead(request);
    done();
  });
  // The rest of a refused upload is discarded, within the same time limit.
  app.addHook('onResponse', (request, _reply, done) => {
    if (isUnread(request) && hasOwnPace(request)) endUnlessRead(request);
    done();
  });
}

/** Checked first: most requests have no body, and routing takes longer. */
function isUnread({ raw }: FastifyRequest): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  return !raw.complete && (length !== '0' || encoding !== undefined);
}

function hasOwnPace(request: FastifyRequest): boolean {
  return request.routeOptions.config.ownPace === true;
}

function endUnlessRead({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.destroy(), BODY_TIMEOUT_MS);
  const stop = () => clearTimeout(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

/** Compares an upload's waiting time with its received bytes. */
export class UploadPace {
  readonly #request: FastifyRequest;
  #waitedMs = 0;
  #bytes = 0;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  /** Waits for the next part; closes the connection when it takes too long. */
  async next<T>(part: Promise<T>): Promise<T> {
    const started = performance.now();
    const allowedMs = BODY_TIMEOUT_MS + (this.#bytes / UPLOAD_BYTES_PER_SECOND) * 1000;
    const rest = Math.max(0, allowedMs - this.#waitedMs);
    const timer = setTimeout(() => this.#request.raw.destroy(), rest);
    try {
      return await part;
    } finally {
      clearTimeout(timer);
      this.#waitedMs += performance.now() - started;
    }
  }

  count(bytes: number): void {
    this.#bytes += bytes;
  }
}
