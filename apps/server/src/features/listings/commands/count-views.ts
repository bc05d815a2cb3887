import { sql } from 'kysely';
import type { MemberActor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log.ts';

const FLUSH_MS = 5000;

/** What one viewer saw of one listing since the last time. */
interface Views {
  listingId: number;
  /** 0: visitors. */
  viewerId: number;
  count: number;
}

/**
 * Counts the views of listing pages: in memory first, and every few seconds in one statement, so
 * that a page costs no write of its own. What a crash loses is a few seconds of views. Whose a listing
 * is is known to the statement, which leaves out what its lister looked at.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Views>();

  constructor(db: Db, log: Log, everyMs = FLUSH_MS) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  /** Counts one view of a listing's page, unless an admin looks. `viewer` undefined: a visitor. */
  record(listingId: number, viewer: MemberActor | undefined): void {
    if (viewer !== undefined && isAdmin(viewer)) return;
    this.#add({ listingId, viewerId: viewer?.id ?? 0, count: 1 });
  }

  /** Writes what is waiting; when the database refuses, it waits for the next time. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      await addViews(this.#db, [...views.values()]);
    } catch (error) {
      for (const seen of views.values()) this.#add(seen);
      this.#log.warn({ err: error }, 'views could not be written');
    }
  }

  /** Writes what is waiting and counts no more by itself. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #add(seen: Views): void {
    const key = `${seen.listingId} ${seen.viewerId}`;
    const count = seen.count + (this.#waiting.get(key)?.count ?? 0);
    this.#waiting.set(key, { ...seen, count });
  }
}

/** By his own account, or by a session in a member's. */
function isAdmin({ role, session }: MemberActor): boolean {
  return role === 'admin' || session.adminSessionId !== null;
}

async function addViews(db: Db, views: readonly Views[]): Promise<void> {
  const column = (name: keyof Views) => sql`${views.map((one) => one[name])}::integer[]`;
  // Locked by id first, the order of refresh_listings: two writers then cannot wait for each other.
  await sql`
    with seen as (
      select s.id, sum(s.n)::integer as n
      from unnest(${column('listingId')}, ${column('viewerId')}, ${column('count')}) as s (id, viewer, n)
      join listings l on l.id = s.id
      where s.viewer <> l.user_id
      group by s.id
    ), locked as materialized (
      select l.id from listings l where l.id in (select id from seen) order by l.id for update
    )
    update listings l set views = l.views + s.n
    from seen s join locked k on k.id = s.id
    where l.id = s.id
  `.execute(db);
}
