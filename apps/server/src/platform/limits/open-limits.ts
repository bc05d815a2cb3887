import type { Clock } from '../clock.ts';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { Hook } from '../hooks.ts';
import type { Log } from '../log.ts';
import { type Limits, noLimits, SharedLimits } from './limits.ts';
import type { LimitTable } from './table.ts';

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
