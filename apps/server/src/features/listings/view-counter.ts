import { sql } from 'kysely';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockListings } from '../../platform/database/locks.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { timeZoneOf } from './listings.queries.ts';

const FLUSH_MS = 5000;
/** A listing's page, or its data on client-side navigation. */
const LISTING_PAGE = /^\/listing\/(\d{1,9})(?:\.data)?(?:\?|$)/;

/** Views of one listing by one viewer since the last flush. */
interface Views {
  listingId: number;
  /** 0: visitors. */
  viewerId: number;
  count: number;
}

/**
 * Counts views of listing pages in memory, and writes them every few seconds in one statement, so
 * that a page view needs no write. A crash loses a few seconds of views. The statement excludes
 * views by the lister.
 */
export class ViewCounter {
  readonly #db: Db;
  readonly #clock: Services['clock'];
  readonly #log: Services['log'];
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Views>();

  constructor({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>, everyMs = FLUSH_MS) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), everyMs).unref();
  }

  /** Counts a served page, if it is a listing. `viewer` is undefined for visitors. */
  recordPage(path: string, viewer: MemberActor | undefined): void {
    const [, id] = LISTING_PAGE.exec(path) ?? [];
    if (id !== undefined) this.record(Number(id), viewer);
  }

  /**
   * Counts one view of a listing's page, unless by an admin. `viewer` is undefined for visitors.
   */
  record(listingId: number, viewer: MemberActor | undefined): void {
    if (viewer !== undefined && isAdmin(viewer)) return;
    this.#add({ listingId, viewerId: viewer?.id ?? 0, count: 1 });
  }

  /** Writes the pending views; a failed write is retried later. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      await addViews(this.#db, [...views.values()], this.#clock.now());
    } catch (error) {
      for (const batch of views.values()) this.#add(batch);
      this.#log.warn({ err: error }, 'could not write the views');
    }
  }

  /** Writes the pending views and stops the timer. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #add(batch: Views): void {
    const key = `${batch.listingId} ${batch.viewerId}`;
    const count = batch.count + (this.#waiting.get(key)?.count ?? 0);
    this.#waiting.set(key, { ...batch, count });
  }
}

/** With their own account, or viewing as a member. */
function isAdmin({ role, session }: MemberActor): boolean {
  return role === 'admin' || session.adminSessionId !== null;
}

/** Adds views to the listing, and to the month at the crash pad in which they are written. */
async function addViews(db: Db, views: readonly Views[], now: Date): Promise<void> {
  const column = (name: keyof Views) => sql`${views.map((view) => view[name])}::integer[]`;
  await transaction(db, async (trx) => {
    // By ID, the order of refresh_listings, so that two writers cannot deadlock.
    const ids = [...new Set(views.map(({ listingId }) => listingId))];
    await lockListings(trx, ids, { strength: 'for update' });
    await sql`
      with seen as (
        select l.id, sum(s.n)::integer as n,
          date_trunc('month', ${now}::timestamptz at time zone ${timeZoneOf})::date as month
        from unnest(${column('listingId')}, ${column('viewerId')}, ${column('count')}) as s (id, viewer, n)
        join listings l on l.id = s.id
        where s.viewer <> l.user_id
        group by l.id
      ), counted as (
        insert into listing_view_months as m (listing_id, month, views)
        select id, month, n from seen order by id
        on conflict (listing_id, month) do update set views = m.views + excluded.views
      )
      update listings l set views = l.views + s.n from seen s where l.id = s.id`.execute(trx);
  });
}
