import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import type { Log } from '../log.ts';

const CONFIRM_MS = 20_000;
const COUNT_MS = 5000;
/** Any number that no other two-key lock uses first. */
const LOCK_SPACE = 740_121_504;
/** A node that has not confirmed its sockets for this long is dead. */
const LOST = sql`now() - interval '60 seconds'`;

/**
 * Who is connected, on all nodes together. Uses the clock of the database, because it tracks real
 * connections, not test time.
 */
export class Presence {
  readonly #node = randomUUID();
  readonly #db: Db;
  readonly #log: Log;
  #online = 0;
  #timers: NodeJS.Timeout[] = [];

  constructor(db: Db, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Connected members on all nodes, as of some seconds ago. */
  readonly online = (): number => this.#online;

  start(): void {
    const every = (ms: number, work: () => Promise<void>) =>
      setInterval(() => void this.#quietly(work), ms).unref();
    this.#timers = [every(CONFIRM_MS, () => this.#confirm()), every(COUNT_MS, () => this.#count())];
    void this.#quietly(() => this.#count());
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#quietly(async () => {
      await this.#db.deleteFrom('live_sockets').where('node', '=', this.#node).execute();
    });
  }

  /** Records a socket. @returns false if the member is at the limit. */
  enter(socketId: string, memberId: number, most: number): Promise<boolean> {
    return transaction(this.#db, async (trx) => {
      // Sequential per member; otherwise several sockets could take the last slot.
      await sql`select pg_advisory_xact_lock(${LOCK_SPACE}::int, ${memberId}::int)`.execute(trx);
      const { rows } = await sql<{ id: string }>`
        insert into live_sockets (id, node, member_id, seen_at)
        select ${socketId}, ${this.#node}, ${memberId}::int, now()
        where (select count(*) from live_sockets
          where member_id = ${memberId}::int and seen_at > ${LOST}) < ${most}::int
        returning id
      `.execute(trx);
      return rows.length > 0;
    });
  }

  async leave(socketId: string): Promise<void> {
    await this.#quietly(async () => {
      await this.#db.deleteFrom('live_sockets').where('id', '=', socketId).execute();
    });
  }

  async #confirm(): Promise<void> {
    await sql`update live_sockets set seen_at = now() where node = ${this.#node}`.execute(this.#db);
    await sql`delete from live_sockets where seen_at <= ${LOST}`.execute(this.#db);
  }

  async #count(): Promise<void> {
    const { rows } = await sql<{ n: number }>`
      select count(distinct member_id)::int as n from live_sockets where seen_at > ${LOST}
    `.execute(this.#db);
    this.#online = rows[0]?.n ?? 0;
  }

  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#log.warn({ err: error }, 'could not count connected members');
    }
  }
}
