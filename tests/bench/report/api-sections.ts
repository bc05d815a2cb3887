import type { Goal } from './goals.ts';
import type {
  AirportsRow,
  ApiResult,
  ApiRow,
  ApiSize,
  CacheResult,
  PublishedResults,
} from './result.ts';
import { number, type Section, whole } from './table.ts';

/** The row of texts that match no airport. */
export const FINDS_NOTHING = 'nothing';

export function airportsSection(rows: AirportsRow[]): Section {
  return {
    title: 'Search for airports',
    notes: [
      'Requests per second at 10 connections with the demo data, and their times in milliseconds; nothing is cached. "Found": how many airports each of the texts finds, asked for in turn. "CPU" is the processor time of the server, with its embedded database, for one answer.',
    ],
    head: ['', 'found', 'requests/s', 'p50', 'p99', 'CPU µs', 'failures'],
    rows: rows.map(({ what, counts, round, processorUs }) => [
      what,
      counts.map(whole).join(', '),
      whole(round.perSecond),
      number(round.p50),
      number(round.p99),
      whole(processorUs),
      String(round.failures),
    ]),
  };
}

export function airportGoals({ airports }: PublishedResults): Goal[] {
  const goal = 'A text that matches no airport takes no more processor time than one that does';
  const none = airports?.result.find(({ what }) => what === FINDS_NOTHING);
  const others = airports?.result.filter((row) => row !== none) ?? [];
  const least = Math.min(...others.map(({ processorUs }) => processorUs));
  if (none === undefined) return [[goal, '', undefined]];
  const summary = `${whole(none.processorUs)} µs, others from ${whole(least)} µs`;
  return [[goal, summary, none.processorUs <= least]];
}

const HIT_RATE = 0.9;
const DELAY_MS = 1000;

export function cacheSection(cache: CacheResult): Section {
  const { rate, addresses, changes, seconds, delay } = cache;
  return {
    title: 'Caches while listings change',
    notes: [
      `Two nodes on one PostgreSQL with ${whole(cache.listings)} listings, all on the same cores. At one node ${changes} listings a second are saved with a new description. The other answers ${rate} requests a second for ${seconds} s, in turn to ${addresses.pages} pages and ${addresses.answers} API addresses at airports that the saved listings do not reach: the home page, results of airports, and listings. ${cache.failures} requests failed. Each page and answer lives for at most 10 s.`,
      `Then ${delay.changes} of such changes were followed: from sending the change to one node until the other served it, p50 ${number(delay.p50)} ms, p99 ${number(delay.p99)} ms.`,
    ],
    head: ['cache', 'reads', 'hit rate'],
    rows: cache.caches.map(({ cache: name, reads, hitRate }) => [
      name,
      whole(reads),
      number(hitRate),
    ]),
  };
}

export function cacheGoals({ cache }: PublishedResults): Goal[] {
  const { caches = [], delay, changes = 0 } = cache?.result ?? {};
  const low = caches.toSorted((a, b) => a.hitRate - b.hitRate)[0];
  return [
    [
      'Hit rate above 0.9 while 20 listings a second change at other airports',
      low ? `${number(low.hitRate)} (${low.cache})` : '',
      low && changes > 0 && low.hitRate > HIT_RATE,
    ],
    [
      'The other node serves a change within 1 s at p99',
      delay ? `${number(delay.p99)} ms` : '',
      delay && delay.p99 <= DELAY_MS,
    ],
  ];
}

const GIB = 1024 ** 3;

export function apiSections(api: ApiResult): Section[] {
  const growth = api.sizes.length > 1 ? [growthSection(api)] : [];
  const profile: Section[] =
    api.profile === undefined
      ? []
      : [
          {
            title: 'Where our server spends its time',
            notes: [],
            head: [],
            rows: [],
            lines: api.profile,
          },
        ];
  return [...api.sizes.flatMap((size) => [speed(api, size), plans(size)]), ...growth, ...profile];
}

function speed(api: ApiResult, size: ApiSize): Section {
  const airports = size.airports.map(
    ({ code, listings }) => `${code.toUpperCase()} ${whole(listings)}`,
  );
  return {
    title: `API with ${whole(size.listings)} listings`,
    notes: [
      `Requests per second, and the 99th percentile in milliseconds, at ${api.connections} connections; medians of 3 rounds in turn, ${api.seconds} s for each contender in all. "Bare" is a Fastify route with a pool of the same size that sends the same SQL and parameters and answers the rows as JSON. "pgbench" sends the same SQL with as many clients, prepared. "CPU" is the processor time that the contender itself takes for one request, which a busy machine changes least. "Cached" is the whole server on the same addresses again and again, compressed, requested by wrk. "Bare bytes" is a bare Node server that sends those same bytes. "Database" is the mean time of the database for one answer, asked by one client and planned each time.`,
      `Airports asked for in turn (listings in reach): ${airports.join(', ')}. Loaded in ${whole(size.loadSeconds)} s; the database takes ${number(size.databaseBytes / GIB)} GiB.`,
    ],
    head: [
      '',
      'ours/s',
      'p99',
      'bare/s',
      'p99',
      'pgbench/s',
      'p99',
      'ours/bare',
      'cached/s',
      'p99',
      'bare bytes/s',
      'CPU µs ours',
      'bare',
      'cached',
      'database ms',
      'queries',
      'failures',
    ],
    rows: size.rows.flatMap((row) => (row.measured ? [speedRow(row, row.measured)] : [])),
  };
}

function speedRow(row: ApiRow, measured: NonNullable<ApiRow['measured']>): string[] {
  const { ours, bare, pgbench, cached, bytes, databaseMs } = measured;
  const figures = [ours, bare, pgbench].flatMap(({ perSecond, p99 }) => [
    whole(perSecond),
    number(p99),
  ]);
  return [
    row.scenario,
    ...figures,
    number(ours.perSecond / bare.perSecond),
    whole(cached.perSecond),
    number(cached.p99),
    bytes ? whole(bytes.perSecond) : '',
    whole(ours.processorUs),
    whole(bare.processorUs),
    whole(cached.processorUs),
    number(databaseMs),
    String(row.queries),
    String(ours.failures + bare.failures + pgbench.failures + cached.failures),
  ];
}

function plans(size: ApiSize): Section {
  return {
    title: `Plans with ${whole(size.listings)} listings`,
    notes: [
      'EXPLAIN (ANALYZE, BUFFERS) of every query: tables read from end to end, indexes used; the slowest planning and execution in milliseconds, each the median of five runs on one connection, and the most pages of 8 KiB among the addresses. ANALYZE itself takes time, most of all in short queries.',
    ],
    head: ['', 'sequential scans', 'planning', 'execution', 'pages', 'indexes'],
    rows: size.rows.map(({ scenario, plan }) => [
      scenario,
      plan.sequential.join(', ') || 'none',
      number(plan.planningMs),
      number(plan.executionMs),
      whole(plan.pages),
      plan.indexes.join(', '),
    ]),
  };
}

/** Growth of the database time, from the first to the last size. */
export function growthOf(
  api: ApiResult,
): { scenario: string; from: number; to: number; factor: number }[] {
  const [first, last] = [api.sizes[0], api.sizes.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  return first.rows.flatMap(({ scenario, measured }) => {
    const to = last.rows.find((row) => row.scenario === scenario)?.measured?.databaseMs;
    if (measured === undefined || to === undefined) return [];
    return [{ scenario, from: measured.databaseMs, to, factor: to / measured.databaseMs }];
  });
}

function growthSection(api: ApiResult): Section {
  const sizes = [api.sizes[0], api.sizes.at(-1)].map((size) => whole(size?.listings ?? 0));
  return {
    title: `Growth from ${sizes.join(' to ')} listings`,
    notes: ['The time of the database for one answer, in milliseconds.'],
    head: ['', ...sizes, 'factor'],
    rows: growthOf(api).map(({ scenario, from, to, factor }) => [
      scenario,
      ...[from, to, factor].map(number),
    ]),
  };
}
