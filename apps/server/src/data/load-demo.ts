import { type DemoData, readDemoData } from '@crewpad/reference-data/demo';
import type { Disk } from 'flydrive';
import { sql } from 'kysely';
import { hashPassword } from '../features/accounts/index.ts';
import { refreshSiteMetrics } from '../features/content/index.ts';
import { refreshListings } from '../features/search/index.ts';
import type { Db } from '../platform/database/database.ts';
import { type Trx, transaction } from '../platform/database/transaction.ts';
import type { Log } from '../platform/log.ts';
import { addDemoHistory } from './demo/demo-history.ts';
import { listingAirportRows, listingRows, roomRows } from './demo/demo-listings.ts';
import { payDemoRent } from './demo/demo-payments.ts';
import { memberRows, reviewRows } from './demo/demo-people.ts';
import { copyDemoPictures } from './demo/demo-pictures.ts';
import { feedRows, rentalRows } from './demo/demo-rentals.ts';
import { addDemoSaved } from './demo/demo-saved.ts';
import { addDemoThreads } from './demo/demo-threads.ts';
import { addDemoWaitlist } from './demo/demo-waitlist.ts';
import { insertRows } from './insert-rows.ts';
import { loadedHash, lockLoading, recordLoaded } from './loaded-data.ts';

const NAME = 'demo';
/** The password of the demo members that can log in. */
const PASSWORD = 'crashpad';

export interface DemoServices {
  db: Db;
  now: Date;
  log: Log;
  /** Where the demo pictures are stored. */
  files: Disk;
}

/**
 * Fills an empty database with the demo members and crash pads, once: a database that is emptied
 * later stays empty. Copies the pictures first, so that every row refers to a picture that exists.
 * The reference data must be loaded.
 * @returns whether anything was loaded
 */
export async function loadDemoData({ db, now, log, files }: DemoServices): Promise<boolean> {
  if (!(await isDemoNeeded(db))) return false;
  const urls = await copyDemoPictures(files);
  const data = readDemoData();
  const passwordHash = await hashPassword(PASSWORD);
  const loaded = await transaction(db, async (trx) => {
    await lockLoading(trx);
    if (!(await isDemoNeeded(trx))) return false;
    await insertDemo(trx, { data, urls, now, passwordHash });
    await recordLoaded(trx, NAME, '1', now);
    log.info({ members: data.members.length, listings: data.listings.length }, 'demo data loaded');
    return true;
  });
  if (loaded) {
    // The embedded database has no autovacuum that would collect statistics.
    await sql`analyze`.execute(db);
    await refreshSiteMetrics(db, now);
  }
  return loaded;
}

async function isDemoNeeded(db: Db | Trx): Promise<boolean> {
  if ((await loadedHash(db, NAME)) !== undefined) return false;
  return (await db.selectFrom('members').select('id').limit(1).execute()).length === 0;
}

interface Demo {
  data: DemoData;
  urls: ReadonlyMap<string, string>;
  now: Date;
  passwordHash: string;
}

async function insertDemo(trx: Trx, { data, urls, now, passwordHash }: Demo): Promise<void> {
  const airports = await trx.selectFrom('airports').select(['id', 'prefix', 'time_zone']).execute();
  const airportIds = new Map(airports.map(({ id, prefix }) => [prefix, id]));
  const timeZones = new Map(airports.map(({ prefix, time_zone }) => [prefix, time_zone]));
  const { rooms, beds, bedIds } = roomRows(data);
  const { reviews, responses } = reviewRows(data, now);
  const members = memberRows(data, urls, now, passwordHash);
  const listings = listingRows(data, urls, now);

  await insertRows(trx, 'members', members);
  await insertRows(trx, 'listings', listings);
  await insertRows(trx, 'listing_airports', listingAirportRows(data, airportIds));
  await insertRows(trx, 'rooms', rooms);
  await insertRows(trx, 'beds', beds);
  await insertRows(trx, 'rentals', rentalRows(data, { bedIds, timeZones }, now));
  await addDemoHistory(trx);
  await payDemoRent(trx, now);
  await insertRows(trx, 'reviews', reviews);
  await insertRows(trx, 'review_responses', responses);
  await insertRows(trx, 'feed_items', feedRows(data, urls, now));

  await sql`select recount_members(${members.map(({ id }) => id)}::integer[])`.execute(trx);
  await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
  await refreshListings(
    trx,
    listings.map(({ id }) => id),
    now,
  );
  await addDemoWaitlist(trx, now);
  await addDemoThreads(trx, now);
  await addDemoSaved(trx, now);
}
