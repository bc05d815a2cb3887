import { airportsSection, apiSections, cacheSection } from './api-sections.ts';
import { goalsSection } from './goals.ts';
import { pagesSection } from './pages-section.ts';
import type {
  AlertsResult,
  LighthouseRow,
  ListingsResult,
  Machine,
  MemoryRow,
  MessagesResult,
  PublishedResults,
  RentalsResult,
  RentResult,
  SocketsResult,
  Weight,
  WeightRow,
} from './result.ts';
import { startsSection } from './starts-section.ts';
import { number, type Section, whole } from './table.ts';

const KB = 1000;

/** The whole report, of everything measured. */
export function sectionsOf(results: PublishedResults): Section[] {
  return [
    goalsSection(results),
    machineSection(results),
    ...(results.api ? apiSections(results.api.result) : []),
    ...(results.pages ? [pagesSection(results.pages.result)] : []),
    ...(results.cache ? [cacheSection(results.cache.result)] : []),
    ...(results.weight ? [weightSection(results.weight.result)] : []),
    ...(results.memory ? [memorySection(results.memory.result)] : []),
    ...(results.lighthouse ? [lighthouseSection(results.lighthouse.result)] : []),
    ...(results.listings ? [listingsSection(results.listings.result)] : []),
    ...(results.rentals ? [rentalsSection('Tenants of a lister', results.rentals.result)] : []),
    ...(results.desk ? [rentalsSection('Working pages of a lister', results.desk.result)] : []),
    ...(results.rent ? [rentSection(results.rent.result)] : []),
    ...(results.messages ? [messagesSection(results.messages.result)] : []),
    ...(results.sockets ? [socketsSection(results.sockets.result)] : []),
    ...(results.alerts ? [alertsSection(results.alerts.result)] : []),
    ...(results.airports ? [airportsSection(results.airports.result)] : []),
    ...(results.starts ? [startsSection(results.starts.result)] : []),
  ];
}

function machineSection(results: PublishedResults): Section {
  const stages: [string, { machine: Machine } | undefined][] = Object.entries(results);
  const settings = Object.entries(results.api?.result.settings ?? {});
  const api = results.api && [
    `PostgreSQL ${results.api.result.postgres} in a temporary folder, with ${settings.map(([name, value]) => `${name}=${value}`).join(', ')}: nothing that is measured writes, and loading does not wait for the disk.`,
    results.api.result.cores,
  ];
  return {
    title: 'The machine',
    notes: [
      'Load is the average of one minute before and after each stage; other programs make the figures worse.',
      ...(api ?? []),
    ],
    head: ['', 'date', 'CPU', 'cores', 'memory', 'system', 'Node', 'load'],
    rows: stages.flatMap(([stage, entry]) => {
      if (entry === undefined) return [];
      const { date, cpu, cores, memoryGb, system, node, loadBefore, loadAfter } = entry.machine;
      const load = `${number(loadBefore)} - ${number(loadAfter)}`;
      return [[stage, date, cpu, String(cores), `${memoryGb} GiB`, system, node, load]];
    }),
  };
}

function weightSection(rows: WeightRow[]): Section {
  const cells = ({ files, brotli, gzip }: Weight) => [
    String(files),
    number(brotli / KB),
    number(gzip / KB),
  ];
  return {
    title: 'Weight of JavaScript',
    notes: [
      'Compressed kB (1000 bytes) that a first visit loads, as Chromium asks for them; the map, and what comes later, apart.',
    ],
    head: [
      '',
      'files',
      'brotli',
      'gzip',
      'map files',
      'brotli',
      'gzip',
      'later files',
      'brotli',
      'gzip',
    ],
    rows: rows.map(({ page, firstLoad, map, later }) => [
      page,
      ...[firstLoad, map, later].flatMap(cells),
    ]),
  };
}

function memorySection(rows: MemoryRow[]): Section {
  return {
    title: 'Memory',
    notes: [
      'Resident memory of the server in MB (embedded: with the database in it), of searches, listings and pages at 10 connections.',
    ],
    head: [
      '',
      'requests',
      'after start',
      'after the first',
      'after the second',
      'second/first',
      'failures',
    ],
    rows: rows.map(({ database, requests, startMb, firstMb, secondMb, failures }) => [
      database,
      `2 x ${whole(requests)}`,
      ...[startMb, firstMb, secondMb].map(whole),
      number(secondMb / firstMb),
      String(failures),
    ]),
  };
}

function lighthouseSection(rows: LighthouseRow[]): Section {
  return {
    title: 'Lighthouse',
    notes: [
      'Mobile, simulated throttling, embedded database with the demo data; medians of 3 runs.',
    ],
    head: ['', 'performance', 'accessibility', 'best practices', 'SEO', 'what costs points'],
    rows: rows.map(({ page, performance, accessibility, bestPractices, seo, faults }) => [
      page,
      ...[performance, accessibility, bestPractices, seo].map(String),
      [...new Set(faults)].join('; '),
    ]),
  };
}

function listingsSection(listings: ListingsResult): Section {
  const { queries, plan } = listings;
  return {
    title: 'Listings of a lister',
    notes: [
      `Requests per second, and the 50th and 99th percentile in milliseconds, ${listings.seconds} s each, with ${whole(listings.listings)} listings in a PostgreSQL that waits for the disk at each write. ${listings.cores}`,
      `The list takes ${queries} queries, that of the session included, whatever the number of rooms; the slowest runs ${number(plan.executionMs)} ms and touches at most ${whole(plan.pages)} pages of 8 KiB. Tables that are read from end to end: ${plan.sequential.join(', ') || 'none'}.`,
    ],
    head: ['', 'connections', 'per second', 'p50', 'p99', 'failures'],
    rows: listings.rows.map(({ what, connections, round }) => [
      what,
      String(connections),
      ...[round.perSecond, round.p50, round.p99].map(number),
      String(round.failures),
    ]),
  };
}

function rentalsSection(
  title: string,
  { rentals, connections, seconds, cores, rows }: RentalsResult,
): Section {
  return {
    title,
    notes: [
      `What a lister with ${whole(rentals)} past rentals reads, ${seconds} s each at ${connections} connections. ${cores}`,
    ],
    head: [
      '',
      'queries',
      'read from end to end',
      'ms',
      'pages',
      'per second',
      'p50',
      'p99',
      'failures',
    ],
    rows: rows.map(({ what, queries, plan, round }) => [
      what,
      String(queries),
      plan.sequential.join(', ') || 'none',
      number(plan.executionMs),
      whole(plan.pages),
      ...[round.perSecond, round.p50, round.p99].map(number),
      String(round.failures),
    ]),
  };
}

function rentSection({ instant, sandbox }: RentResult): Section {
  const { due, paid, seconds, perSecond, readers, readsAloneP95, readsP95, failures } = sandbox;
  const first = instant[0]?.databaseMs ?? 0;
  return {
    title: 'Rent that is due at one instant',
    notes: [
      `With the sandbox in the server's process: ${whole(paid)} of ${whole(due)} rents were charged in ${whole(seconds)} s, ${number(perSecond)} a second. Meanwhile ${readers} connections searched: 95 % of the answers came within ${number(readsP95)} ms in the worst ten seconds, ${number(readsAloneP95)} ms before the run, ${failures} failures. PostgreSQL waits for the disk at each write. Nothing is pinned to cores.`,
      'The table: 10,000 rents by the same functions, with a provider in the same process that answers at once. "Database" is the time that PostgreSQL worked for one rent.',
    ],
    head: ['rentals', 'rents charged', 'opened in s', 'rents/s', 'database ms per rent', 'growth'],
    rows: instant.map((row) => [
      whole(row.rentals),
      whole(row.paid),
      ...[row.openSeconds, row.perSecond, row.databaseMs, row.databaseMs / first].map(number),
    ]),
  };
}

function messagesSection({ rows, sends }: MessagesResult): Section {
  const { perSecond, p50, p99, failures } = sends.round;
  const sizes = [...new Set(rows.map(({ messages }) => messages))];
  const of = (what: string, size: number | undefined) =>
    rows.find((row) => row.what === what && row.messages === size);
  return {
    title: 'Messages',
    notes: [
      `Milliseconds that PostgreSQL needs for the slowest query of each call, the median of five runs on one connection, in databases of different sizes; five messages in each thread.`,
      `Sends by eight writers: ${whole(perSecond)} a second over HTTP (p50 ${number(p50)} ms, p99 ${number(p99)} ms, ${failures} failures), ${whole(sends.bare)} with all statements of a send alone (the session, the locks, what decides whether one may write, and the message). PostgreSQL waits for the disk at each write. Nothing is pinned to cores.`,
    ],
    head: ['', ...sizes.map((size) => `${whole(size)} messages`), 'read from end to end', 'pages'],
    rows: [...new Set(rows.map(({ what }) => what))].map((what) => [
      what,
      ...sizes.map((size) => number(of(what, size)?.plan.executionMs ?? 0)),
      of(what, sizes.at(-1))?.plan.sequential.join(', ') || 'none',
      whole(of(what, sizes.at(-1))?.plan.pages ?? 0),
    ]),
  };
}

function socketsSection({ delivery, idle, storm }: SocketsResult): Section {
  return {
    title: 'Real time over two nodes',
    notes: [
      'One PostgreSQL, two nodes and all sockets on the same machine. Nothing is pinned to cores.',
    ],
    head: ['', ''],
    rows: [
      [
        `From the call on one node to the event on the other, at ${number(delivery.perSecond)} messages a second`,
        `p50 ${number(delivery.p50)} ms, p99 ${number(delivery.p99)} ms; ${whole(delivery.received)} of ${whole(delivery.sent)} arrived`,
      ],
      [
        `${whole(idle.sockets)} idle sockets, ${number(idle.minutes)} minutes`,
        `connected in ${number(idle.connectSeconds)} s, ${whole(idle.dropped)} dropped, ${whole(idle.memoryMb)} MB of the node, p99 ${number(idle.p99)} ms for messages beside them`,
      ],
      [
        `A node dies with ${whole(storm.sockets)} sockets`,
        `all on the other node after ${number(storm.seconds)} s, ${whole(storm.missed)} changes missed`,
      ],
    ],
  };
}

function alertsSection(result: AlertsResult): Section {
  const { listings, saved, filters, airports, largest, changes, alerts, emails } = result;
  const { changeSeconds, matchSeconds, orderSeconds, plan } = result;
  return {
    title: 'Alerts of saved searches',
    notes: [
      `${whole(saved)} saved searches over ${whole(airports)} airports and ${whole(filters)} different searches, ${whole(largest)} of them at the busiest airport, which has n times as many as the one of rank n; three of five send instant alerts, one daily ones, one none. ${whole(listings)} listings, ${whole(changes)} of which became cheaper. One worker with one connection, PostgreSQL waits for the disk at each write. Nothing is pinned to cores.`,
      `The slowest statement of a batch runs ${number(plan.executionMs)} ms. Tables that are read from end to end: ${plan.sequential.join(', ') || 'none'}.`,
    ],
    head: ['', 'number', 's'],
    rows: [
      ['changes written', whole(changes), number(changeSeconds)],
      ['alerts matched', whole(alerts), number(matchSeconds)],
      ['emails ordered', whole(emails), number(orderSeconds)],
    ],
  };
}
