import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@crewpad/contract';
import type { Actor } from '../access/actor.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { tooManyRequests, unavailable } from '../errors.ts';
import { Hook } from '../hooks.ts';
import type { Log } from '../log.ts';
import { networkOf } from './network.ts';
import { addPoints, clearPoints, giveBackPoints, type LimitEntry, takePoints } from './store.ts';
import type { LimitClass, LimitPer, LimitTable } from './table.ts';

/** A point that was taken. */
export interface Reservation {
  /** Gives the point back. Never fails. */
  giveBack(): Promise<void>;
}

/** A call that was counted until its answer is known. */
interface CountedCall {
  /** Gives the point back, unless this status counts. Never fails. */
  answered(status: number): Promise<void>;
}

/** The limits, for features and the pipeline. */
export interface Limits {
  /**
   * Counts a call of this class.
   * @returns a callback for the answer, for classes in which only some answers count
   * @throws ApiError 429 with the seconds to wait, 503 if the counters are unreachable
   */
  take(limit: LimitClass, caller: Caller): Promise<CountedCall | undefined>;
  /**
   * Counts a call of a class whose counters are in memory.
   * @returns false for another class, and over the limit
   */
  takeNow(limit: LimitClass, caller: Caller): boolean;
  /** Like `take`, for a key that only the handler has, such as the email in the body. */
  takeFor(limit: Exclude<LimitClass, 'none'>, key: string): Promise<Reservation>;
  /**
   * Checks a password for the account of this email, existing or not. The attempt counts from its
   * start, so that concurrent calls cannot bypass the limit, and is given back unless `check` finds
   * the password wrong.
   * @param check returns what the password unlocks; undefined if it is wrong
   * @throws ApiError 429 after too many wrong passwords; the errors of `check`
   */
  attemptLogin<T>(
    email: string,
    address: string,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

const nothing = async (): Promise<void> => {};

export const noLimits: Limits = {
  take: async () => undefined,
  takeNow: () => true,
  takeFor: async () => ({ giveBack: nothing }),
  attemptLogin: (_email, _address, check) => check(),
};

interface LimitsOptions {
  db: Db;
  clock: Clock;
  log: Log;
  table: LimitTable;
  /** Called when an account has too many failed logins, for each further one that day. */
  onManyFailures: (email: string) => Promise<void>;
  wait?: (ms: number) => Promise<unknown>;
}

/** How long a login takes after the account's daily attempts are used up. */
const SLOW_LOGIN_MS = 3000;
const TOO_MANY = 429;

/** Database counters shared by all nodes; those for reads are in memory. */
export class SharedLimits implements Limits {
  readonly #options: LimitsOptions;
  readonly #counters = new Counters();

  constructor(options: LimitsOptions) {
    this.#options = options;
  }

  async take(limit: LimitClass, from: Caller): Promise<CountedCall | undefined> {
    if (limit === 'none') return undefined;
    const { inMemory, countsOnly } = this.#options.table[limit];
    if (!inMemory) {
      const reservation = await this.#take(limit, caller(from));
      return (
        countsOnly && {
          answered: async (status) => {
            if (!countsOnly.includes(status)) await reservation.giveBack();
          },
        }
      );
    }
    const wait = this.#count(limit, from);
    if (wait !== undefined) throw refused(wait);
    return undefined;
  }

  takeNow(limit: LimitClass, from: Caller): boolean {
    if (limit === 'none') return true;
    return this.#options.table[limit].inMemory === true && this.#count(limit, from) === undefined;
  }

  /** Takes points of the counters in memory. @returns the milliseconds to wait if none is left */
  #count(limit: Exclude<LimitClass, 'none'>, from: Caller): number | undefined {
    const now = this.#options.clock.now().getTime();
    for (const { key, points, windowMs } of entriesOf(this.#options.table, limit, caller(from))) {
      const wait = this.#counters.take(key, points, windowMs, now);
      if (wait !== undefined) return wait;
    }
    return undefined;
  }

  takeFor(limit: Exclude<LimitClass, 'none'>, key: string): Promise<Reservation> {
    return this.#take(limit, keyed(key));
  }

  async attemptLogin<T>(
    email: string,
    address: string,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const pair = `${email} ${networkOf(address)}`;
    const failure = await this.takeFor('login_failures', pair);
    const slow = await this.#slowDown(email);
    try {
      const opened = await check();
      if (opened === undefined) return undefined;
      await this.#clear(pair);
      await slow?.giveBack();
      return opened;
    } catch (error) {
      // The password was not checked.
      await failure.giveBack();
      await slow?.giveBack();
      throw error;
    }
  }

  /** After a successful login, earlier failures no longer count. */
  #clear(pair: string): Promise<void> {
    const { db, table } = this.#options;
    const keys = entriesOf(table, 'login_failures', keyed(pair)).map(({ key }) => key);
    return this.#logFailure(() => clearPoints(db, keys));
  }

  /**
   * An account under attack from many networks is never locked, but every further attempt is slow.
   */
  async #slowDown(email: string): Promise<Reservation | undefined> {
    try {
      return await this.takeFor('login_slow', email);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== TOO_MANY) throw error;
    }
    const { wait = sleep, onManyFailures } = this.#options;
    await this.#logFailure(() => onManyFailures(email));
    await wait(SLOW_LOGIN_MS);
    return undefined;
  }

  async #take(limit: Exclude<LimitClass, 'none'>, whose: LimitSubject): Promise<Reservation> {
    const { db, clock, log, table } = this.#options;
    const entries = entriesOf(table, limit, whose);
    if (entries.length === 0) return { giveBack: nothing };
    const now = clock.now();
    const counters = await takePoints(db, entries, now).catch((error: unknown) => {
      // Without counters, logins, emails and payments are refused.
      log.error({ err: error }, 'rate limits unreachable');
      throw unavailable();
    });
    const most = new Map(entries.map(({ key, points }) => [key, points]));
    // Concurrent calls may have exceeded the limit together.
    const full = counters.filter((row) => row.isFull || row.points > (most.get(row.key) ?? 0));
    if (full.length > 0) {
      throw refused(Math.max(...full.map((row) => row.expiresAt.getTime() - now.getTime())));
    }
    return {
      giveBack: () =>
        this.#logFailure(() =>
          giveBackPoints(
            db,
            entries.map(({ key }) => key),
          ),
        ),
    };
  }

  /** Sends the in-memory counts to the other nodes, and reads the sums. */
  exchange(): Promise<void> {
    return this.#logFailure(async () => {
      const counts = this.#counters.takeUnsent();
      if (counts.length === 0) return;
      const sums = await addPoints(this.#options.db, counts);
      for (const { key, points } of sums) this.#counters.setShared(key, points);
    });
  }

  /** A counting error must not fail the call. */
  async #logFailure(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#options.log.warn({ err: error }, 'could not update the rate limits');
    }
  }
}

function refused(waitMs: number): ApiError {
  return tooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
}

interface Count {
  /** The counts of this node, and those of the other nodes as of the last exchange. */
  points: number;
  /** The part not yet sent to the other nodes. */
  unsent: number;
  endsAt: number;
}

const PRUNE_EVERY_MS = 10_000;

/**
 * In-memory counters for limits that are checked on every call. Their windows start at the same
 * instants on all nodes, so that counts can be summed.
 */
class Counters {
  readonly #counts = new Map<string, Count>();
  #pruneAt = 0;

  /** Takes a point. @returns the milliseconds to wait if none is left. */
  take(name: string, most: number, windowMs: number, now: number): number | undefined {
    this.#prune(now);
    const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
    const key = `${name}:${endsAt}`;
    const count = this.#counts.get(key);
    if (count === undefined) {
      this.#counts.set(key, { points: 1, unsent: 1, endsAt });
      return most < 1 ? endsAt - now : undefined;
    }
    if (count.points >= most) return endsAt - now;
    count.points += 1;
    count.unsent += 1;
    return undefined;
  }

  /** The points to send to the other nodes; marks them as sent. */
  takeUnsent(): { key: string; points: number; expiresAt: Date }[] {
    const unsent = [...this.#counts].filter(([, count]) => count.unsent > 0);
    return unsent.map(([key, count]) => {
      const points = count.unsent;
      count.unsent = 0;
      return { key, points, expiresAt: new Date(count.endsAt) };
    });
  }

  /** Sets the sum of all nodes, without this node's unsent points. */
  setShared(key: string, points: number): void {
    const count = this.#counts.get(key);
    if (count !== undefined) count.points = points + count.unsent;
  }

  #prune(now: number): void {
    if (now < this.#pruneAt && this.#pruneAt - now <= PRUNE_EVERY_MS) return;
    this.#pruneAt = now + PRUNE_EVERY_MS;
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt <= now) this.#counts.delete(key);
    }
  }
}

interface Caller {
  actor: Actor;
  /** Network address. */
  address: string;
}

/** The counter keys of each type; undefined if the call does not count for that type. */
type LimitSubject = (per: LimitPer) => string | undefined;

function caller({ actor, address }: Caller): LimitSubject {
  return (per) => {
    switch (per) {
      case 'network':
        return networkOf(address);
      case 'visitor':
        return actor.kind === 'visitor' ? networkOf(address) : undefined;
      case 'member':
        return actor.kind === 'member' ? String(actor.id) : undefined;
      case 'key':
        return undefined;
    }
  };
}

/** Emails are case-insensitive. */
function keyed(key: string): LimitSubject {
  const plain = key.trim().toLowerCase();
  return (per) => (per === 'key' ? plain : undefined);
}

/** The counters of a class. They store hashes, never an email or address. */
function entriesOf(
  table: LimitTable,
  limit: Exclude<LimitClass, 'none'>,
  whose: LimitSubject,
): LimitEntry[] {
  return Object.entries(table[limit].rules).flatMap(
    ([name, { per, points, seconds, pauses = false }]) => {
      const key = whose(per);
      if (key === undefined) return [];
      const hash = createHash('sha256').update(key).digest('base64url');
      return [{ key: `${limit}.${name}:${hash}`, points, windowMs: seconds * 1000, pauses }];
    },
  );
}

/** Called for a login attempt to an account whose daily attempts are used up. */
export const loginSlowed = new Hook<(db: Db, email: string, now: Date) => Promise<void>>();

interface Opening {
  database: DatabaseHandle;
  clock: Clock;
  log: Log;
  /** undefined disables all limits. */
  table: LimitTable | undefined;
}

const EXCHANGE_MS = 1000;

/** The limits of this node, which exchanges its counts with other nodes of a PostgreSQL server. */
export function openLimits(opening: Opening): { limits: Limits; stop: () => Promise<void> } {
  const { database, clock, log, table } = opening;
  if (table === undefined) return { limits: noLimits, stop: async () => {} };
  const { db } = database;
  const limits = new SharedLimits({
    db,
    clock,
    log,
    table,
    async onManyFailures(email) {
      for (const notify of loginSlowed) await notify(db, email, clock.now());
    },
  });
  if (database.kind === 'embedded') return { limits, stop: async () => {} };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= limits.exchange().finally(() => {
      running = undefined;
    });
  }, EXCHANGE_MS).unref();
  return {
    limits,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
