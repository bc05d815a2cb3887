import { sql } from 'kysely';
import { refreshSiteMetrics } from '../../features/content/index.ts';
import { refreshListings } from '../../features/search/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Trx, transaction } from '../../platform/database/transaction.ts';
import { buildFacets, buildSearchRows } from './build-search.ts';
import { restoreIndexes, suspendIndexes } from './bulk-tables.ts';
import { seedAirports } from './seed-airports.ts';
import { type SeedPlan, seedBedRows, seedListingRows, seedReviewRows } from './seed-batch.ts';
import { seedMembers } from './seed-members.ts';

const BATCH = 10_000;

export interface SeedOptions {
  /** How many listings to add. */
  listings: number;
  now: Date;
}

/** Called after each batch: `done` of `total` in this step. */
export type SeedProgress = (
  step: 'listings' | 'search' | 'indexes' | 'statistics',
  done: number,
  total: number,
) => void;

/**
 * Adds listings with members, rooms, beds, rentals and reviews for load tests. Deterministic for
 * the same database content. Runs in one transaction. If it adds more listings than exist, it
 * builds indexes afterward and blocks the site until done. The connection must allow statements
 * that take minutes.
 */
export async function seedListings(
  db: Db,
  { listings, now }: SeedOptions,
  progress: SeedProgress = () => {},
): Promise<void> {
  if (listings < 1) return;
  await transaction(db, async (trx) => {
    const first = await firstNewListing(trx);
    const plan: SeedPlan = {
      airports: await seedAirports(trx),
      members: await seedMembers(trx, listings, now),
      pictures: await picturesInUse(trx),
      now,
    };
    const last = first + listings - 1;
    // IDs are assigned in order, so the next one limits how many listings can exist.
    const fill = listings >= first ? fillInBulk : fillIncrementally;
    await fill(trx, plan, first, last, progress);
    const listers = sql`array(select generate_series(${sql.lit(plan.members.firstLister)},
      ${sql.lit(plan.members.firstLister + plan.members.listers - 1)}))`;
    await sql`select recount_members(${listers})`.execute(trx);
  });
  progress('statistics', 0, 1);
  // VACUUM cannot run in a transaction. It also makes index-only scans possible.
  await sql`vacuum (analyze)`.execute(db);
  await refreshSiteMetrics(db, now);
  progress('statistics', 1, 1);
}

async function fillInBulk(
  trx: Trx,
  plan: SeedPlan,
  first: number,
  last: number,
  progress: SeedProgress,
): Promise<void> {
  const total = last - first + 1;
  const suspended = await suspendIndexes(trx);
  // Building the search rows looks up rooms, beds and reviews by listing.
  const early = /^(rooms_listing|beds_listing|reviews_listing|rentals_bed|bed_stays_bed)$/;
  await inBatches(first, last, async (from, to) => {
    await seedListingRows(trx, plan, from, to);
    await seedBedRows(trx, plan, from, to);
    await seedReviewRows(trx, plan, from, to);
    progress('listings', to - first + 1, total);
  });
  await restoreIndexes(
    trx,
    suspended.filter(({ name }) => early.test(name)),
    () => {},
  );
  await sql`analyze listings, listing_airports, rooms, beds, rentals, bed_stays, reviews, members, airports, airport_cells, cities,
    city_cells`.execute(trx);
  await inBatches(first, last, async (from, to) => {
    await buildSearchRows(trx, from, to, plan.now);
    progress('search', to - first + 1, total);
  });
  await buildFacets(trx);
  await setNextListingId(trx);
  await restoreIndexes(
    trx,
    suspended.filter(({ name }) => !early.test(name)),
    (done, all) => progress('indexes', done, all),
  );
}

async function fillIncrementally(
  trx: Trx,
  plan: SeedPlan,
  first: number,
  last: number,
  progress: SeedProgress,
): Promise<void> {
  const total = last - first + 1;
  await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
  await inBatches(first, last, async (from, to) => {
    await seedListingRows(trx, plan, from, to);
    await seedBedRows(trx, plan, from, to);
    await seedReviewRows(trx, plan, from, to);
    progress('listings', to - first + 1, total);
    const ids = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    await refreshListings(trx, ids, plan.now);
    progress('search', to - first + 1, total);
  });
  await setNextListingId(trx);
}

/** The first free listing ID. Locks the table against other inserts. */
async function firstNewListing(trx: Trx): Promise<number> {
  await sql`lock table listings in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0) as last from listings
  `.execute(trx);
  return (rows[0]?.last ?? 0) + 1;
}

/** Thumbnails of the demo listings, if they are loaded. */
async function picturesInUse(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ thumbnail: string }>`
    select distinct thumbnail from listings
    where thumbnail like '/files/pictures/demo-%' order by thumbnail
  `.execute(trx);
  return rows.map(({ thumbnail }) => thumbnail);
}

async function setNextListingId(trx: Trx): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('listings', 'id'), (select max(id) from listings))
  `.execute(trx);
}

async function inBatches(
  first: number,
  last: number,
  work: (from: number, to: number) => Promise<void>,
): Promise<void> {
  for (let from = first; from <= last; from += BATCH) {
    await work(from, Math.min(last, from + BATCH - 1));
  }
}
