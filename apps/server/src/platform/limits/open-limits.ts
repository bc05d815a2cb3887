import type { Clock } from '../clock.ts';
import type { DatabaseHandle } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import type { Log } from '../log.ts';
import { orderMail } from '../outbox/order-mail.ts';
import { type Limits, noLimits, SharedLimits } from './limits.ts';
import type { LimitTable } from './table.ts';

interface Opening {
  database: DatabaseHandle;
  clock: Clock;
  log: Log;
  /** Undefined: nothing is limited. */
  table: LimitTable | undefined;
}

const EXCHANGE_MS = 1000;

/** The limits of this node. On a PostgreSQL server there may be others: their counts are exchanged. */
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
      const now = clock.now();
      const key = `login_attempts:${email.toLowerCase()}:${now.toISOString().slice(0, 10)}`;
      await transaction(db, (trx) =>
        orderMail(trx, { mail: 'login_attempts', email }, { now, key }),
      );
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
