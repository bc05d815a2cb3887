import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { unavailable } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { VERSION } from '../../platform/version.ts';
import type { OperationRegistry } from '../pipeline/operations.ts';

const READY_TIMEOUT_MS = 2000;
/** Readiness is asked for by several balancers at once; a write costs more than an answer. */
const WRITE_EVERY_MS = 10_000;
const FILE_BYTES = 64 * 1024;

/** The path of the only operation of a node that works on jobs only. */
export const HEALTH_PATH = `/api${contract.system.getHealth.path}`;

interface HealthOptions {
  db: Db;
  log: Log;
  /** The data folder. */
  folder: string;
  /** How long the database may take. */
  timeoutMs?: number;
}

/** Whether this node should get requests. */
export class Health {
  readonly #options: HealthOptions;
  #isDraining = false;
  #triedAt = Number.NEGATIVE_INFINITY;
  #canWrite: Promise<boolean> = Promise.resolve(true);

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  /** From now on this node is not ready. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Whether the node takes requests, its database answers, and the last write succeeded. */
  async isReady(): Promise<boolean> {
    if (this.#isDraining || !(await this.#inTime(this.#answers()))) return false;
    const now = performance.now();
    if (now - this.#triedAt >= WRITE_EVERY_MS) {
      this.#triedAt = now;
      this.#canWrite = this.#write();
    }
    return this.#inTime(this.#canWrite);
  }

  #inTime(answer: Promise<boolean>): Promise<boolean> {
    const { timeoutMs = READY_TIMEOUT_MS } = this.#options;
    const timeout = new Promise<false>((resolve) => {
      setTimeout(resolve, timeoutMs, false).unref();
    });
    return Promise.race([answer, timeout]);
  }

  #answers(): Promise<boolean> {
    return sql`select 1`.execute(this.#options.db).then(
      () => true,
      (error: unknown) => {
        this.#options.log.error({ err: error }, 'not ready: the database does not answer');
        return false;
      },
    );
  }

  async #write(): Promise<boolean> {
    const { db, log, folder } = this.#options;
    try {
      await Promise.all([writeToDatabase(db), writeToFolder(folder)]);
      return true;
    } catch (error) {
      log.error({ err: error }, 'not ready: a write failed');
      return false;
    }
  }
}

/** A row, which a read-only database refuses, and a temporary file, which a full disk refuses. */
async function writeToDatabase(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('installation').set({ written_at: sql`now()` }).execute();
    // The row may fit where an older version of it was; sorting more than the memory does not.
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`
      select count(distinct repeat('x', 1000) || n) from generate_series(1, 500) as n
    `.execute(trx);
  });
}

async function writeToFolder(folder: string): Promise<void> {
  const file = join(folder, `.health-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(FILE_BYTES, 1), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * `GET /health`: readiness; `?probe=live`: liveness, without the database. Of the inside they tell
 * the program's version only.
 */
export function addHealth(registry: OperationRegistry, health: Health): void {
  registry.add(
    contract.system.getHealth,
    async ({ query }) => {
      if (query.probe === 'ready' && !(await health.isReady())) throw unavailable();
      return { status: 'ok' as const, version: VERSION };
    },
    { limit: 'none' },
  );
}
