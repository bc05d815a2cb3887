import type { Disk } from 'flydrive';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import type { Replica } from './database/replica.ts';
import type { ChangeFeed } from './events.ts';
import type { Geocoder } from './geocoding/place.ts';
import type { JobQueue } from './jobs/definition.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { ObligationKinds } from './payments/obligation-kinds.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** The services of features, created once in main, or by a test. */
export interface Services {
  config: Config;
  db: Db;
  /** Answers public reads, with READ_DATABASE_URL. */
  replica?: Replica | undefined;
  clock: Clock;
  files: Disk;
  /** Finds addresses and positions. */
  geocoder: Geocoder;
  changes: ChangeFeed;
  limits: Limits;
  jobs: JobQueue;
  /** The provider that charges cards. */
  payments: PaymentProvider;
  /** The rules of the obligation kinds, from the features that own them. */
  obligationKinds: ObligationKinds;
  metrics: Metrics;
  log: Log;
  /** Signs and encrypts everything that must be unguessable. */
  secret: string;
  /** The secret before, which still reads what it signed. */
  oldSecret?: string | undefined;
  /** The key of the public points, which outlives the secret. */
  pointKey: string;
}
