/** An answer with a status other than 2xx. */
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
 * Reads JSON from an external service. Redirects are refused, because they would send keys elsewhere.
 * @throws HttpStatusError, or what fetch and JSON.parse throw: no connection, too slow, no JSON.
 */
export async function fetchJson(
  url: URL,
  { headers = {}, timeoutMs }: FetchJsonOptions,
): Promise<unknown> {
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
}
