import { traced } from './tracing.ts';

/** A response with a status other than 2xx. */
export class HttpStatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`answered ${status}`);
    this.name = 'HttpStatusError';
    this.status = status;
  }
}

export interface FetchJsonOptions {
  headers?: Record<string, string>;
  timeoutMs: number;
}

/**
 * Reads JSON from an external service. Refuses redirects, because they would send keys elsewhere.
 * @throws HttpStatusError, or the errors of fetch and JSON.parse: no connection, timeout, invalid
 * JSON.
 */
export async function fetchJson(
  url: URL,
  { headers = {}, timeoutMs }: FetchJsonOptions,
): Promise<unknown> {
  return traced('call of another service', { 'server.address': url.hostname }, async () => {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new HttpStatusError(response.status);
    }
    return response.json();
  });
}
