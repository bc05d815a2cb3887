import type { QueryPlan } from '../lib/explain.ts';
import type { Round } from '../lib/load.ts';
import type { Airport } from '../lib/scenarios.ts';
import type { StartsResult } from '../stages/starts.ts';

/** With the contender's own processor time per request, in microseconds. */
export interface HttpRound extends Round {
  processorUs: number;
}

/** One scenario of the API, its contenders side by side. */
export interface ApiRow {
  scenario: string;
  /** Queries of our server for one answer. */
  queries: number;
  plan: QueryPlan;
  /** Missing if a scenario was only explained. */
  measured?: {
    ours: HttpRound;
    bare: HttpRound;
    /** Prepared statements: planned once per connection. */
    pgbench: Round;
    /** By the whole server from its cache, compressed. */
    cached: HttpRound;
    /** The same bytes by a bare Node server. */
    bytes?: Round;
    /** Mean milliseconds per answer with one client, parsed and planned each time. */
    databaseMs: number;
  };
}

export interface ApiSize {
  listings: number;
  loadSeconds: number;
  databaseBytes: number;
  airports: Airport[];
  rows: ApiRow[];
}

export interface ApiResult {
  postgres: string;
  settings: Record<string, string | number>;
  cores: string;
  connections: number;
  seconds: number;
  sizes: ApiSize[];
  /** Where our server spent its time, with --profile. */
  profile?: string[];
}

/** Answers from the cache, with the server's own processor time for one and its mean length. */
export interface CachedPages extends HttpRound {
  bytes: number;
}

export interface PagesRow {
  page: string;
  /** Distinct addresses, so that every page is rendered. */
  rendered: Round;
  /** The same addresses repeatedly, compressed. */
  cached: CachedPages;
  /** By browsers that have the page: 304. */
  unchanged: CachedPages;
  /** The cached bytes by a bare Node server. */
  bytes?: Round;
  /** Only React, with loaded data. */
  bare: { perSecond: number };
  htmlBytes: number;
}

export interface PagesResult {
  listings: number;
  cores: string;
  connections: number;
  seconds: number;
  rows: PagesRow[];
  /** The program that requests cached pages. */
  generator: string;
}

/** How the caches of one node hold while listings change on another. */
export interface CacheResult {
  listings: number;
  /** Requests a second at the reading node. */
  rate: number;
  addresses: { pages: number; answers: number };
  /** Listing changes a second at the other node. */
  changes: number;
  seconds: number;
  failures: number;
  /** The share of reads that each cache answered, and their number. */
  caches: { cache: string; reads: number; hitRate: number }[];
  /** Milliseconds from sending a change to one node until the other serves it. */
  delay: { changes: number; p50: number; p99: number };
}

/** Transfer size of some scripts' bodies, in bytes. */
export interface Weight {
  files: number;
  brotli: number;
  gzip: number;
}

export interface WeightRow {
  page: string;
  firstLoad: Weight;
  /** From the map's module on; missing if the page has none. */
  map: Weight;
  /** Loaded later, not by the map. */
  later: Weight;
}

export interface MemoryRow {
  database: 'embedded' | 'PostgreSQL';
  requests: number;
  startMb: number;
  firstMb: number;
  secondMb: number;
  failures: number;
}

export interface LighthouseRow {
  page: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Failed audits of the run with the median performance. */
  faults: string[];
}

/** One action of a lister. */
export interface ListingsRow {
  what: string;
  connections: number;
  round: Round;
}

export interface ListingsResult {
  /** All listings of the database. */
  listings: number;
  cores: string;
  seconds: number;
  rows: ListingsRow[];
  /** Queries of the list with occupancy, including the session's. */
  queries: number;
  plan: QueryPlan;
}

/** One read of a lister about their tenants. */
export interface RentalsRow {
  what: string;
  /** Including the session's. */
  queries: number;
  plan: QueryPlan;
  round: Round;
}

export interface RentalsResult {
  /** Past rentals of the lister. */
  rentals: number;
  connections: number;
  cores: string;
  seconds: number;
  rows: RentalsRow[];
}

/** Rents due at one instant, with a provider that answers immediately. */
export interface RentRow {
  rentals: number;
  paid: number;
  openSeconds: number;
  perSecond: number;
  /** Database time per rent, in milliseconds. */
  databaseMs: number;
}

export interface RentResult {
  instant: RentRow[];
  sandbox: {
    due: number;
    paid: number;
    seconds: number;
    perSecond: number;
    readers: number;
    /** The 95th percentile of reads in milliseconds, before and during the run; the worst ten seconds count. */
    readsAloneP95: number;
    readsP95: number;
    failures: number;
  };
}

/** One read of a member's messages. */
export interface MessageRow {
  what: string;
  /** All messages of the database. */
  messages: number;
  plan: QueryPlan;
}

export interface MessagesResult {
  rows: MessageRow[];
  /** Messages per second in the largest database: the statements alone, and over HTTP. */
  sends: { bare: number; round: Round };
}

/** Two nodes over one PostgreSQL. */
export interface SocketsResult {
  /** From the call on one node to the event on the other, in milliseconds. */
  delivery: { perSecond: number; sent: number; received: number; p50: number; p99: number };
  idle: {
    sockets: number;
    connectSeconds: number;
    minutes: number;
    dropped: number;
    memoryMb: number;
    /** Delivery while they are connected. */
    p99: number;
  };
  /** A node is killed with its sockets, which reconnect to the other one and catch up. */
  storm: { sockets: number; seconds: number; missed: number };
}

/** One minute of changes, matched against saved searches by one worker. */
export interface AlertsResult {
  listings: number;
  /** Saved searches, and their distribution. */
  saved: number;
  filters: number;
  airports: number;
  /** Most saved searches of one airport. */
  largest: number;
  changes: number;
  alerts: number;
  emails: number;
  changeSeconds: number;
  matchSeconds: number;
  orderSeconds: number;
  plan: QueryPlan;
}

/** Searches for airports with texts of one kind. */
export interface AirportsRow {
  what: string;
  /** How many airports each text finds. */
  counts: number[];
  round: Round;
  processorUs: number;
}

export interface Results {
  api: ApiResult;
  cache: CacheResult;
  pages: PagesResult;
  weight: WeightRow[];
  memory: MemoryRow[];
  lighthouse: LighthouseRow[];
  listings: ListingsResult;
  rentals: RentalsResult;
  desk: RentalsResult;
  rent: RentResult;
  messages: MessagesResult;
  sockets: SocketsResult;
  alerts: AlertsResult;
  airports: AirportsRow[];
  starts: StartsResult;
}

/** The machine and its load when a stage was measured. */
export interface Machine {
  date: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  /** Load average of one minute before and after, because other programs disturb the results. */
  loadBefore: number;
  loadAfter: number;
}

export type PublishedResults = {
  [Stage in keyof Results]?: { machine: Machine; result: Results[Stage] };
};
