import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';
import type { ChangeFeed } from './events.ts';
import type { Geocoder } from './geocoding/geocoder.ts';
import type { JobQueue } from './jobs/definition.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** What features are given to work with; made once in main, or by a test. */
export interface Services {
  config: Config;
  db: Db;
  clock: Clock;
  files: Disk;
  /** Addresses and where they are. */
  geocoder: Geocoder;
  changes: ChangeFeed;
  limits: Limits;
  jobs: JobQueue;
  /** Where cards are charged. */
  payments: PaymentProvider;
  metrics: Metrics;
  log: Log;
  /** Key of everything that must not be guessed: moved points, tokens. */
  secret: string;
}
