import autocannon from 'autocannon';

/** A contender's results in one round. */
export interface Round {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses other than 200, and failed requests. */
  failures: number;
}

/** A request with more than an address. */
export interface LoadRequest {
  path: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface LoadOptions {
  url: string;
  /** Rotated on each connection, or created for each request. */
  paths: string[] | (() => LoadRequest);
  connections: number;
  /** A duration or a count. */
  seconds?: number;
  amount?: number;
  /** Requests a second, over all connections; as many as possible by default. */
  rate?: number;
  /** Appends a counter to each path, so that none is requested twice. */
  distinct?: boolean;
}

/** Large pictures on a busy machine take longer than a search. */
const TIMEOUT_SECONDS = 60;

let counter = 0;

const distinctRequest = (path: string) => ({
  path,
  setupRequest: (request: autocannon.Request) => {
    counter += 1;
    return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}n=${counter}` };
  },
});

/** Sends requests to a server continuously, rotating addresses on every connection. */
export async function fire(
  options: LoadOptions,
): Promise<Round & { seconds: number; p95: number }> {
  const { url, paths, connections, seconds, amount, rate, distinct = false } = options;
  const times: number[] = [];
  const requests =
    typeof paths === 'function'
      ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...paths() }) }]
      : paths.map((path) => (distinct ? distinctRequest(path) : { path }));
  const start = performance.now();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        requests,
        timeout: TIMEOUT_SECONDS,
        ...(rate !== undefined && { overallRate: rate }),
        ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
    // autocannon's own percentiles are in whole milliseconds.
    run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const notModified = result.statusCodeStats?.['304']?.count ?? 0;
  return {
    seconds: elapsed,
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    // A 304 is a success: only requests that ask for it get one.
    failures: result.non2xx - notModified + result.errors + result.timeouts,
  };
}

/** A quantile of numbers in ascending order. */
export function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  return (low + (sorted[Math.floor(middle)] ?? low)) / 2;
}

/** The median of each metric; failures are summed. */
export function medianRound(rounds: Round[]): Round {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}
