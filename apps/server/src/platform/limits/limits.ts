import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@crewpad/contract';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { tooManyRequests, unavailable } from '../errors.ts';
import type { Log } from '../log.ts';
import { Counters } from './counters.ts';
import { type Caller, caller, entriesOf, keyed, type Whose } from './entries.ts';
import { networkOf } from './network.ts';
import { addPoints, clearPoints, giveBackPoints, takePoints } from './store.ts';
import { COUNTED_IN_MEMORY, COUNTED_WHEN_BAD, type LimitClass, type LimitTable } from './table.ts';

/** A point that was taken. */
export interface Taken {
  /** It need not have been counted after all. Never fails. */
  giveBack(): Promise<void>;
}

/** One try to log in. It counts as failed until it is said to have succeeded. */
export interface LoginAttempt {
  succeeded(): Promise<void>;
}

/** What features and the pipeline see of the limits. */
export interface Limits {
  /**
   * Counts a call of this class.
   * @returns a way to take it back, for classes in which only bad calls count.
   * @throws ApiError 429 with the seconds to wait, 503 when the counters cannot be reached.
   */
  take(limit: LimitClass, caller: Caller): Promise<Taken | undefined>;
  /** The same for a key that only the handler knows, such as the e-mail in the body. */
  takeFor(limit: Exclude<LimitClass, 'none'>, key: string): Promise<Taken>;
  /** Counts a try to log in to the account of this e-mail, known or not. */
  loginAttempt(email: string, address: string): Promise<LoginAttempt>;
}

const nothing = async (): Promise<void> => {};

export const noLimits: Limits = {
  take: async () => undefined,
  takeFor: async () => ({ giveBack: nothing }),
  loginAttempt: async () => ({ succeeded: nothing }),
};

export interface LimitsOptions {
  db: Db;
  clock: Clock;
  log: Log;
  table: LimitTable;
  /** Told when somebody tries to log in to one account again and again, until the day is over. */
  onManyFailures: (email: string) => Promise<void>;
  wait?: (ms: number) => Promise<unknown>;
}

/** How long a try takes once the account's tries of the day are used up. */
const SLOWED_MS = 3000;
const TOO_MANY = 429;

/** Counters that all nodes share through the database; those of reads are kept in memory. */
export class SharedLimits implements Limits {
  readonly #options: LimitsOptions;
  readonly #counters = new Counters();

  constructor(options: LimitsOptions) {
    this.#options = options;
  }

  async take(limit: LimitClass, from: Caller): Promise<Taken | undefined> {
    if (limit === 'none') return undefined;
    if (!COUNTED_IN_MEMORY.has(limit)) {
      const taken = await this.#take(limit, caller(from));
      return COUNTED_WHEN_BAD.has(limit) ? taken : undefined;
    }
    const now = this.#options.clock.now().getTime();
    for (const { key, points, windowMs } of entriesOf(this.#options.table, limit, caller(from))) {
      const wait = this.#counters.take(key, points, windowMs, now);
      if (wait !== undefined) throw refused(wait);
    }
    return undefined;
  }

  takeFor(limit: Exclude<LimitClass, 'none'>, key: string): Promise<Taken> {
    return this.#take(limit, keyed(key));
  }

  async loginAttempt(email: string, address: string): Promise<LoginAttempt> {
    const pair = `${email} ${networkOf(address)}`;
    await this.takeFor('login_failures', pair);
    const slow = await this.#slowDown(email);
    const keys = entriesOf(this.#options.table, 'login_failures', keyed(pair));
    return {
      succeeded: () =>
        this.#quietly(async () => {
          await clearPoints(
            this.#options.db,
            keys.map(({ key }) => key),
          );
          await slow?.giveBack();
        }),
    };
  }

  /** An account that is attacked from many sides is never locked: every further try takes its time. */
  async #slowDown(email: string): Promise<Taken | undefined> {
    try {
      return await this.takeFor('login_slow', email);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== TOO_MANY) throw error;
    }
    const { wait = sleep, onManyFailures } = this.#options;
    await this.#quietly(() => onManyFailures(email));
    await wait(SLOWED_MS);
    return undefined;
  }

  async #take(limit: Exclude<LimitClass, 'none'>, whose: Whose): Promise<Taken> {
    const { db, clock, log, table } = this.#options;
    const entries = entriesOf(table, limit, whose);
    if (entries.length === 0) return { giveBack: nothing };
    const now = clock.now();
    const taken = await takePoints(db, entries, now).catch((error: unknown) => {
      // Without counters sign-in, mail and money stay closed.
      log.error({ err: error }, 'the limits cannot be reached');
      throw unavailable();
    });
    const most = new Map(entries.map(({ key, points }) => [key, points]));
    // Of calls at the same instant more than allowed may have taken the last point.
    const full = taken.filter((row) => row.isFull || row.points > (most.get(row.key) ?? 0));
    if (full.length > 0) {
      throw refused(Math.max(...full.map((row) => row.expiresAt.getTime() - now.getTime())));
    }
    return {
      giveBack: () =>
        this.#quietly(() =>
          giveBackPoints(
            db,
            entries.map(({ key }) => key),
          ),
        ),
    };
  }

  /** Tells the other nodes what was counted in memory here, and learns what they counted. */
  exchange(): Promise<void> {
    return this.#quietly(async () => {
      const counts = this.#counters.tell();
      if (counts.length === 0) return;
      const sums = await addPoints(this.#options.db, counts);
      for (const { key, points } of sums) this.#counters.learn(key, points);
    });
  }

  /** What is merely counted must not spoil an answer that is good. */
  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the limits could not be kept up to date');
    }
  }
}

function refused(waitMs: number): ApiError {
  return tooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
}
