import { airportGoals, cacheGoals, growthOf } from './api-sections.ts';
import { CACHED_SHARE, pageGoals } from './pages-section.ts';
import type { PublishedResults } from './result.ts';
import { startGoals } from './starts-section.ts';
import { number, type Section } from './table.ts';

const API_SHARE = 0.9;
const GROWTH = 1.5;
const RENTS_PER_SECOND = 25;
const READS_MS = 300;
const FIRST_LOAD_BYTES = 150_000;
const EMBEDDED_MB = 500;
/** Above this, memory still grew during the second load. */
const FLAT = 1.05;
const PERFORMANCE = 95;
const MESSAGES_MS = 1;
const MESSAGE_SEARCH_MS = 60;
const SEND_SHARE = 0.5;
const DELIVERY_MS = 30;
const STORM_SECONDS = 60;
const MATCH_SECONDS = 60;

export type Goal = [goal: string, found: string, met: boolean | undefined];

/** The project's goals and whether they are met. Never asserted in a test. */
export function goalsSection(results: PublishedResults): Section {
  const goals = [
    ...apiGoals(results),
    ...pageGoals(results),
    ...cacheGoals(results),
    ...rentalGoals(results),
    ...deskGoals(results),
    ...rentGoals(results),
    ...messageGoals(results),
    ...socketGoals(results),
    ...alertGoals(results),
    ...airportGoals(results),
    ...startGoals(results),
    ...weightGoals(results),
    ...lighthouseGoals(results),
    ...memoryGoals(results),
  ];
  return {
    title: 'Goals',
    notes: ['The worst figure counts.'],
    head: ['', 'found', ''],
    rows: goals.map(([goal, value, isMet]) => [
      goal,
      value,
      isMet === undefined ? 'not measured' : isMet ? 'met' : 'MISSED',
    ]),
  };
}

/** The entry with the highest or the lowest value. */
function worst<T>(entries: T[], figure: (entry: T) => number, kind: 'low' | 'high'): T | undefined {
  const sorted = entries.toSorted((a, b) => figure(a) - figure(b));
  return kind === 'low' ? sorted[0] : sorted.at(-1);
}

const isSearch = (scenario: string) => scenario.startsWith('search');

function apiGoals({ api }: PublishedResults): Goal[] {
  const sizes = api?.result.sizes ?? [];
  const ratios = sizes.flatMap(({ rows, listings }) =>
    rows.flatMap(({ scenario, measured }) =>
      measured
        ? [{ scenario, listings, ratio: measured.ours.perSecond / measured.bare.perSecond }]
        : [],
    ),
  );
  const low = worst(ratios, ({ ratio }) => ratio, 'low');
  const cacheRatio = worst(
    sizes.flatMap(({ rows, listings }) =>
      rows.flatMap(({ scenario, measured }) =>
        measured?.bytes
          ? [{ scenario, listings, share: measured.cached.perSecond / measured.bytes.perSecond }]
          : [],
      ),
    ),
    ({ share }) => share,
    'low',
  );
  const growth = api ? worst(growthOf(api.result), ({ factor }) => factor, 'high') : undefined;
  const scans = sizes.flatMap(({ rows, listings }) =>
    rows
      .filter(({ scenario, plan }) => isSearch(scenario) && plan.sequential.length > 0)
      .map(({ scenario, plan }) => `${scenario} (${listings}): ${plan.sequential.join(', ')}`),
  );
  return [
    [
      'API at least 0.9 of the bare route, in two runs of three',
      low ? `${number(low.ratio)} (${low.scenario}, ${low.listings})` : '',
      low && low.ratio >= API_SHARE,
    ],
    [
      'Cached answers at least 0.7 of a bare Node server with the same bytes',
      cacheRatio
        ? `${number(cacheRatio.share)} (${cacheRatio.scenario}, ${cacheRatio.listings})`
        : '',
      cacheRatio && cacheRatio.share >= CACHED_SHARE,
    ],
    [
      'Time of the database grows less than 1.5 times from the first to the last size',
      growth ? `${number(growth.factor)} (${growth.scenario})` : '',
      growth && growth.factor < GROWTH,
    ],
    [
      'No sequential scan in a search',
      scans.length === 0 ? (api ? 'none' : '') : scans.join('; '),
      api && scans.length === 0,
    ],
  ];
}

const DESK_MS = 30;

function deskGoals({ desk }: PublishedResults): Goal[] {
  const rows = desk?.result.rows ?? [];
  const slowest = rows.toSorted((a, b) => b.plan.executionMs - a.plan.executionMs)[0];
  const scans = rows.filter(({ plan }) => plan.sequential.length > 0);
  return [
    [
      `Each read of the working pages takes the database at most ${DESK_MS} ms`,
      slowest ? `${number(slowest.plan.executionMs)} ms (${slowest.what})` : '',
      slowest && slowest.plan.executionMs <= DESK_MS,
    ],
    [
      'No sequential scan in them',
      scans.map(({ what, plan }) => `${what}: ${plan.sequential.join(', ')}`).join('; ') ||
        (desk ? 'none' : ''),
      desk && scans.length === 0,
    ],
  ];
}

function rentalGoals({ rentals }: PublishedResults): Goal[] {
  const scans = (rentals?.result.rows ?? []).filter(({ plan }) => plan.sequential.length > 0);
  const scanList = scans.map(({ what, plan }) => `${what}: ${plan.sequential.join(', ')}`);
  return [
    [
      'No sequential scan for a lister with 100,000 rentals',
      scanList.length === 0 ? (rentals ? 'none' : '') : scanList.join('; '),
      rentals && scanList.length === 0,
    ],
  ];
}

function rentGoals({ rent }: PublishedResults): Goal[] {
  const { instant = [], sandbox } = rent?.result ?? {};
  const [first] = instant;
  const last = instant.at(-1);
  const growth = first && last && last.databaseMs / first.databaseMs;
  return [
    [
      'At least 25 rents a second with the sandbox',
      sandbox ? number(sandbox.perSecond) : '',
      sandbox && sandbox.perSecond >= RENTS_PER_SECOND,
    ],
    [
      'Reads within 300 ms at p95 while rent is charged',
      sandbox ? `${number(sandbox.readsP95)} ms` : '',
      sandbox && sandbox.readsP95 < READS_MS,
    ],
    [
      'Database time per rent grows less than 1.5 times from 10,000 to 100,000 rentals',
      growth ? number(growth) : '',
      growth === undefined ? undefined : growth < GROWTH,
    ],
  ];
}

function messageGoals({ messages }: PublishedResults): Goal[] {
  const { rows = [], sends } = messages?.result ?? {};
  const large = Math.max(...rows.map((row) => row.messages));
  const scans = rows.filter(({ plan }) => plan.sequential.length > 0);
  const slowest = (isSearch: boolean) =>
    rows
      .filter((row) => row.messages === large && /search/.test(row.what) === isSearch)
      .toSorted((a, b) => b.plan.executionMs - a.plan.executionMs)[0];
  const slowestRead = slowest(false);
  const search = slowest(true);
  const share = sends && sends.round.perSecond / sends.bare;
  return [
    [
      'No sequential scan among 1,000,000 messages',
      scans.map(({ what, plan }) => `${what}: ${plan.sequential.join(', ')}`).join('; ') ||
        (messages ? 'none' : ''),
      messages && scans.length === 0,
    ],
    [
      'Inbox, thread, badge and changes within 1 ms of database time',
      slowestRead ? `${number(slowestRead.plan.executionMs)} ms: ${slowestRead.what}` : '',
      slowestRead && slowestRead.plan.executionMs <= MESSAGES_MS,
    ],
    [
      'Search within 60 ms for 40,000 own messages',
      search ? `${number(search.plan.executionMs)} ms: ${search.what}` : '',
      search && search.plan.executionMs <= MESSAGE_SEARCH_MS,
    ],
    [
      'Sends over HTTP at least half as fast as their statements alone',
      share === undefined ? '' : number(share),
      share === undefined ? undefined : share >= SEND_SHARE,
    ],
  ];
}

function socketGoals({ sockets }: PublishedResults): Goal[] {
  const { delivery, idle, storm } = sockets?.result ?? {};
  return [
    [
      'An event on the other node within 30 ms at p99',
      delivery ? `${number(delivery.p99)} ms` : '',
      delivery && delivery.received === delivery.sent && delivery.p99 <= DELIVERY_MS,
    ],
    [
      '10,000 idle sockets, none dropped in 10 minutes',
      idle ? `${idle.dropped} of ${idle.sockets} in ${number(idle.minutes)} minutes` : '',
      idle && idle.dropped === 0 && idle.sockets >= 10_000 && idle.minutes >= 10,
    ],
    [
      'A node dies with its sockets: nothing missed, settled in 60 s',
      storm ? `${storm.missed} missed, ${number(storm.seconds)} s` : '',
      storm && storm.missed === 0 && storm.seconds <= STORM_SECONDS,
    ],
  ];
}

function weightGoals({ weight }: PublishedResults): Goal[] {
  const heavy = worst(weight?.result ?? [], ({ firstLoad }) => firstLoad.brotli, 'high');
  const goal = 'At most 150 KB of compressed first-load JavaScript without the map (brotli)';
  const weightText = heavy ? `${number(heavy.firstLoad.brotli / 1000)} kB (${heavy.page})` : '';
  return [[goal, weightText, heavy && heavy.firstLoad.brotli <= FIRST_LOAD_BYTES]];
}

function lighthouseGoals({ lighthouse }: PublishedResults): Goal[] {
  const rows = lighthouse?.result ?? [];
  const goal = (
    name: string,
    figure: (row: (typeof rows)[number]) => number,
    least: number,
  ): Goal => {
    const low = worst(rows, figure, 'low');
    return [
      `Lighthouse ${name} ${least === 100 ? '100' : `at least ${least}`}`,
      low ? `${figure(low)} (${low.page})` : '',
      low && figure(low) >= least,
    ];
  };
  return [
    goal('performance', (row) => row.performance, PERFORMANCE),
    goal('accessibility', (row) => row.accessibility, 100),
    goal('best practices', (row) => row.bestPractices, 100),
    goal('SEO', (row) => row.seo, 100),
  ];
}

function memoryGoals({ memory }: PublishedResults): Goal[] {
  const rows = memory?.result ?? [];
  const embedded = rows.find(({ database }) => database === 'embedded');
  const most = embedded && Math.max(embedded.startMb, embedded.firstMb, embedded.secondMb);
  const steep = worst(rows, ({ firstMb, secondMb }) => secondMb / firstMb, 'high');
  const factor = steep && steep.secondMb / steep.firstMb;
  return [
    [
      'Embedded at most 500 MB',
      most ? `${number(most)} MB` : '',
      most ? most <= EMBEDDED_MB : undefined,
    ],
    [
      'Memory flat: the second load adds at most 5 %',
      factor ? `${number(factor)} (${steep.database})` : '',
      factor ? factor <= FLAT : undefined,
    ],
  ];
}

function alertGoals({ alerts }: PublishedResults): Goal[] {
  const { matchSeconds, plan } = alerts?.result ?? {};
  return [
    [
      '1,000 changes matched against 100,000 saved searches within a minute',
      matchSeconds === undefined ? '' : `${number(matchSeconds)} s`,
      matchSeconds === undefined ? undefined : matchSeconds <= MATCH_SECONDS,
    ],
    [
      'No sequential scan of saved searches',
      plan ? plan.sequential.join(', ') || 'none' : '',
      plan && !plan.sequential.includes('saved_searches'),
    ],
  ];
}
