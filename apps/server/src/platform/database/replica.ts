import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { countPublicRead } from '../event-counts.ts';
import type { Changed, ChangeFeed, Tag } from '../events.ts';
import type { Log } from '../log.ts';
import { oneLine, StartError } from '../start-error.ts';
import type { Db } from './database.ts';
import { isDatabaseGone } from './faults.ts';
import { onReplica } from './guarded-pool.ts';
import { appliedMigrations } from './migrate.ts';

/** How long a node waits between two looks at the replica: while it lacks a change, and else. */
const CATCHING_UP_MS = 20;
const WATCH_MS = 1000;
/** A replica that is further behind answers no reads. */
const LAG_LIMIT_MS = 10_000;
/** A migration that has just run takes a moment to arrive. */
const SCHEMA_LIMIT_MS = 10_000;
const SCHEMA_RETRY_MS = 200;

/** Changes that were announced between two looks. */
interface Batch {
  tags: Set<Tag | 'all'>;
  /** Of the primary's log after their commits, in bytes; infinite until the primary has told it. */
  position: number;
}

interface Servers {
  primary: Db;
  /** Connections of its own, so that looking at the replica waits for no read. */
  replica: Db;
}

interface ReplicaOptions extends Servers {
  changes: Pick<ChangeFeed, 'onChange' | 'isConnected'>;
  log: Pick<Log, 'warn' | 'info'>;
}

/**
 * A streaming replica that answers public reads. What an announced change concerns is read from the
 * primary until the replica has replayed its log up to the change, so that nobody gets an older
 * answer than before. A replica that is away, promoted or more than ten seconds behind is left out
 * until it has caught up.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  #announced = new Set<Tag | 'all'>();
  /** What the replica has not replayed, oldest first. */
  #missing: Batch[] = [];
  /** Positions of the primary that the replica has not reached, and when they were read. */
  #ahead: { position: number; at: number }[] = [];
  #isInUse = false;
  /** Why it is left out. */
  #fault: string | undefined;
  #isStopped = false;
  #wake = new AbortController();
  #watching: Promise<void> | undefined;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    options.changes.onChange((changed) => this.#note(changed));
  }

  /** Looks at the replica, and from then on in the background. */
  async start(): Promise<void> {
    await this.look();
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isInUse = false;
    this.#wake.abort();
    await this.#watching;
  }

  /** Whether it answers reads now. */
  get isInUse(): boolean {
    return this.#isInUse && this.#options.changes.isConnected;
  }

  /** How far it is behind the primary. */
  get lagSeconds(): number {
    const [oldest] = this.#ahead;
    return oldest === undefined ? 0 : (performance.now() - oldest.at) / 1000;
  }

  /**
   * Runs a read on the replica, and once more on the primary if it failed or depends on a change that
   * the replica lacked when the read began.
   * @param work changes nothing
   * @param tagsOf the dependencies of an answer; one without any depends on every change
   */
  async read<T>(work: () => Promise<T>, tagsOf: (answer: T) => readonly Tag[]): Promise<T> {
    if (this.isInUse) {
      const missing = [this.#announced, ...this.#missing.map(({ tags }) => tags)];
      try {
        const answer = await onReplica(work);
        if (!concerns(missing, tagsOf(answer))) {
          countPublicRead('replica');
          return answer;
        }
      } catch (error) {
        // It may also lack a crash pad that exists.
        if (isDatabaseGone(error)) this.#wake.abort();
      }
    }
    countPublicRead('primary');
    return work();
  }

  /** Compares both servers, and decides whether the replica is used until the next look. */
  async look(): Promise<void> {
    this.#missing.push({ tags: this.#announced, position: Number.POSITIVE_INFINITY });
    this.#announced = new Set();
    const position = await primaryPosition(this.#options.primary).catch(() => undefined);
    // Without the primary there is nothing to compare with, and no change.
    if (position === undefined) return;
    for (const batch of this.#missing) batch.position = Math.min(batch.position, position);
    const fault = await this.#compare(position);
    if (fault !== undefined) this.#missing = [];
    this.#decide(fault);
  }

  /** @returns why the replica cannot be used */
  async #compare(position: number): Promise<string | undefined> {
    const { replica } = this.#options;
    try {
      const fault = this.#isInUse ? undefined : await faultOf(this.#options);
      if (fault !== undefined) return fault;
      const replayed = await replayedPosition(replica);
      if (replayed === undefined) return NO_REPLICA;
      this.#missing = this.#missing.filter(
        (batch) => batch.tags.size > 0 && batch.position > replayed,
      );
      this.#ahead.push({ position, at: performance.now() });
      this.#ahead = this.#ahead.filter((point) => point.position > replayed);
      if (this.lagSeconds * 1000 > LAG_LIMIT_MS) return 'it is more than ten seconds behind';
      // Until then it may lack what was read from the primary.
      return this.#isInUse || replayed >= position ? undefined : 'it has not caught up';
    } catch (error) {
      return `it does not answer: ${oneLine(error)}`;
    }
  }

  #decide(fault: string | undefined): void {
    const { log } = this.#options;
    const isNew = fault !== undefined && this.#fault === undefined;
    if (isNew) log.warn({ fault }, 'the replica is left out: all reads go to the primary');
    if (fault === undefined && !this.#isInUse) log.info('the replica answers public reads');
    this.#fault = fault;
    this.#isInUse = fault === undefined && !this.#isStopped;
  }

  #note(changed: Changed): void {
    for (const tag of changed === 'all' ? (['all'] as const) : changed) this.#announced.add(tag);
    if (this.#isInUse) this.#wake.abort();
  }

  async #watch(): Promise<void> {
    while (!this.#isStopped) {
      const isCatchingUp = this.#isInUse && this.#missing.length > 0;
      const { signal } = this.#wake;
      // Not woken while it catches up: under many changes it would look without a pause.
      const pause = isCatchingUp
        ? sleep(CATCHING_UP_MS, undefined, { ref: false })
        : sleep(WATCH_MS, undefined, { ref: false, signal });
      await pause.catch(() => {});
      this.#wake = new AbortController();
      if (!this.#isStopped) await this.look();
    }
  }
}

function concerns(missing: readonly Set<Tag | 'all'>[], tags: readonly Tag[]): boolean {
  const everything = tags.length === 0;
  return missing.some(
    (batch) =>
      batch.has('all') || (everything ? batch.size > 0 : tags.some((tag) => batch.has(tag))),
  );
}

const NO_REPLICA = 'it accepts writes, so it is no replica';

/** Why a server cannot be this database's replica, or undefined. */
async function faultOf({ primary, replica }: Servers): Promise<string | undefined> {
  if ((await replayedPosition(replica)) === undefined) return NO_REPLICA;
  if ((await identityOf(primary)) !== (await identityOf(replica))) {
    return 'it is a replica of another server, or names another database';
  }
  const newest = (await appliedMigrations(primary)).at(-1);
  const ours = (await appliedMigrations(replica)).at(-1);
  return newest === ours ? undefined : `${OLDER_SCHEMA} ${ours}, and the primary's at ${newest}`;
}

const OLDER_SCHEMA = 'its schema ends at';

/**
 * Refuses a server that answers, but is no replica of the primary. One that is away is left out until
 * it answers.
 * @param limitMs how long a migration may take to arrive
 * @throws StartError
 */
export async function requireReplica(servers: Servers, limitMs = SCHEMA_LIMIT_MS): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    const fault = await faultOf(servers).catch(() => undefined);
    if (fault === undefined) return;
    if (!fault.startsWith(OLDER_SCHEMA) || performance.now() >= end) {
      throw new StartError(`READ_DATABASE_URL names a server that cannot be used: ${fault}`);
    }
    await sleep(SCHEMA_RETRY_MS);
  }
}

/** Of a cluster and a database in it; the same on its replicas. */
async function identityOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ identity: string }>`
    select concat(c.system_identifier, '/', d.oid) as identity
    from pg_control_system() c, pg_database d
    where d.datname = current_database()`.execute(db);
  return rows[0]?.identity;
}

/**
 * Where the primary's log ends, in bytes: every commit that was announced is before it. Commits that
 * do not wait for the disk are announced before they are flushed.
 */
async function primaryPosition(primary: Db): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(
      case current_setting('synchronous_commit')
        when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn()
      end, '0/0')::bigint as position`.execute(primary);
  return rows[0]?.position;
}

/** Up to where a replica has replayed the log, in bytes; undefined if it is no replica. */
async function replayedPosition(replica: Db): Promise<number | undefined> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery()
      then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint
    end as position`.execute(replica);
  return rows[0]?.position ?? undefined;
}
