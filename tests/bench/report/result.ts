import type { Explained } from '../lib/explain.ts';
import type { Round } from '../lib/load.ts';
import type { Airport } from '../lib/scenarios.ts';

/** With the contender's own processor time per request, in microseconds. */
interface HttpRound extends Round {
  processorUs: number;
}

/** One scenario of the API, its contenders side by side. */
export interface ApiRow {
  scenario: string;
  /** Queries that our server sends for one answer. */
  queries: number;
  explained: Explained;
  /** Absent where a scenario was only explained. */
  measured?: {
    ours: HttpRound;
    bare: HttpRound;
    /** Prepared statements: planned once per connection. */
    pgbench: Round;
    /** Mean milliseconds for one answer, one client, parsed and planned each time. */
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

export interface PagesRow {
  page: string;
  /** Distinct addresses: every page is rendered. */
  rendered: Round;
  /** The same addresses again and again. */
  cached: Round;
  /** React alone, over data that is there already. */
  bare: { perSecond: number };
  htmlBytes: number;
}

export interface PagesResult {
  listings: number;
  cores: string;
  connections: number;
  seconds: number;
  rows: PagesRow[];
}

/** Bytes of the bodies of some scripts, as they travel. */
export interface Weight {
  files: number;
  brotli: number;
  gzip: number;
}

export interface WeightRow {
  page: string;
  firstLoad: Weight;
  /** From the map's module on; absent where the page has none. */
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
  /** Audits that cost points, of the run with the median performance. */
  faults: string[];
}

/** One thing that a lister does. */
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
  /** Queries of the list with occupancy, that of the session included. */
  queries: number;
  explained: Explained;
}

/** One thing that a lister reads of their tenants. */
export interface RentalsRow {
  what: string;
  /** Those of the session included. */
  queries: number;
  explained: Explained;
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

/** Rents that were due at one instant, with a provider that answers at once. */
export interface RentRow {
  rentals: number;
  paid: number;
  openSeconds: number;
  perSecond: number;
  /** Time of the database for one rent, in milliseconds. */
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

/** One thing that a member reads of their messages. */
export interface MessageRow {
  what: string;
  /** All messages of the database. */
  messages: number;
  explained: Explained;
}

export interface MessagesResult {
  rows: MessageRow[];
  /** Messages a second in the largest database: the same statements alone, and over HTTP. */
  sends: { bare: number; round: Round };
}

/** Two nodes over one PostgreSQL. */
export interface SocketsResult {
  /** From the call on one node to the event on the other, milliseconds. */
  delivery: { perSecond: number; sent: number; received: number; p50: number; p99: number };
  idle: {
    sockets: number;
    connectSeconds: number;
    minutes: number;
    dropped: number;
    memoryMb: number;
    /** Delivery while they are there. */
    p99: number;
  };
  /** A node is killed with its sockets, which connect to the other one and catch up. */
  storm: { sockets: number; seconds: number; missed: number };
}

/** What changes in a minute, matched against saved searches by one worker. */
export interface AlertsResult {
  listings: number;
  /** Saved searches, and how they are spread. */
  saved: number;
  filters: number;
  airports: number;
  /** Saved searches of the airport with most of them. */
  largest: number;
  changes: number;
  alerts: number;
  emails: number;
  changeSeconds: number;
  matchSeconds: number;
  orderSeconds: number;
  explained: Explained;
}

export interface Results {
  api: ApiResult;
  pages: PagesResult;
  weight: WeightRow[];
  memory: MemoryRow[];
  lighthouse: LighthouseRow[];
  listings: ListingsResult;
  rentals: RentalsResult;
  rent: RentResult;
  messages: MessagesResult;
  sockets: SocketsResult;
  alerts: AlertsResult;
}

/** The machine and its load when a stage was measured. */
export interface Machine {
  date: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  /** Load average of one minute before and after: other programs disturb the figures. */
  loadBefore: number;
  loadAfter: number;
}

export type Kept = { [Stage in keyof Results]?: { machine: Machine; result: Results[Stage] } };
