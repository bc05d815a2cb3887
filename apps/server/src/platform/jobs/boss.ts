import pg from 'pg';
import { fromPglite, PgBoss, type QueueResult } from 'pg-boss';
import type { DatabaseHandle } from '../database/database.ts';
import type { JobDefinition } from './definition.ts';

/** pg-boss's own schema in the database. */
export const JOBS_SCHEMA = 'pgboss';

const POOL_SIZE = 2;
const CONNECT_TIMEOUT_MS = 5000;
const RETRIES = 5;
const RETRY_FIRST_SECONDS = 10;
const RETRY_MOST_SECONDS = 600;
const KEPT_SECONDS = 24 * 60 * 60;
/** Any number that no other lock in this database uses. */
const LOCK_ID = 740_121_503;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss on our database: on its single connection if embedded, otherwise on its own small pool.
 */
export function createBoss(
  database: DatabaseHandle,
  databaseUrl: string | undefined,
  isWorker: boolean,
): PgBoss {
  const common = { schema: JOBS_SCHEMA, supervise: isWorker, schedule: isWorker };
  if (database.embedded !== undefined) {
    return new PgBoss({ ...common, db: fromPglite(database.embedded), backend: 'pglite' });
  }
  if (databaseUrl === undefined) throw new Error('a PostgreSQL database needs its address');
  return new PgBoss({
    ...common,
    connectionString: databaseUrl,
    application_name: 'crewpad-jobs',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c statement_timeout=60000',
  });
}

/** Starts pg-boss and creates its tables. Nodes that start at the same time do this in sequence. */
export async function startBoss(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  databaseUrl: string | undefined,
): Promise<void> {
  await withServerLock(databaseUrl, async () => {
    await boss.start();
    const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const definition of definitions) {
      await makeQueue(boss, definition, queues.get(definition.name));
    }
  });
  // The first use of a queue reads it over the outer connection. Within a transaction on the
  // embedded database that would deadlock, so it happens here.
  for (const { name } of definitions) await boss.findJobs(name, { id: NO_JOB });
}

async function makeQueue(
  boss: PgBoss,
  { name, cron, limitSeconds }: JobDefinition,
  queue: QueueResult | undefined,
): Promise<void> {
  const options = {
    retryLimit: RETRIES,
    retryBackoff: true,
    retryDelay: RETRY_FIRST_SECONDS,
    retryDelayMax: RETRY_MOST_SECONDS,
    expireInSeconds: limitSeconds,
    deleteAfterSeconds: KEPT_SECONDS,
  };
  // A scheduled job has at most one waiting or active run.
  const policy = cron === undefined ? 'standard' : 'exclusive';
  if (queue === undefined) return boss.createQueue(name, { ...options, policy });
  const isChanged = Object.entries(options).some(
    ([option, value]) => queue[option as keyof typeof options] !== value,
  );
  if (isChanged) await boss.updateQueue(name, options);
}

async function withServerLock(url: string | undefined, work: () => Promise<void>): Promise<void> {
  if (url === undefined) return work();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_ID]);
    await work();
  } finally {
    // The lock is released with its connection.
    await client.end().catch(() => {});
  }
}
