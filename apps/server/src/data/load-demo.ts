import { randomBytes } from 'node:crypto';
import { type DemoData, readDemoData } from '@crewpad/reference-data/demo';
import { verify } from '@node-rs/argon2';
import type { Disk } from 'flydrive';
import { sql } from 'kysely';
import { endSessions, hashPassword } from '../features/accounts/index.ts';
import { refreshSiteMetrics } from '../features/content/index.ts';
import { refreshListings } from '../features/search/index.ts';
import type { Db } from '../platform/database/database.ts';
import { type Trx, transaction } from '../platform/database/transaction.ts';
import type { Log } from '../platform/log.ts';
import { orderMail } from '../platform/outbox/order-mail.ts';
import { addDemoViews, listingAirportRows, listingRows, roomRows } from './demo/demo-listings.ts';
import { payDemoRent } from './demo/demo-payments.ts';
import { addDemoSaved, LOGINS, memberRows, reviewRows } from './demo/demo-people.ts';
import { copyDemoPictures } from './demo/demo-pictures.ts';
import { addDemoBlocks, addDemoHistory, feedRows, rentalRows } from './demo/demo-rentals.ts';
import { addDemoThreads } from './demo/demo-threads.ts';
import { addDemoWaitlist } from './demo/demo-waitlist.ts';
import { insertRows } from './insert-rows.ts';
import { loadedHash, lockLoading, recordLoaded } from './loaded-data.ts';

const NAME = 'demo';
/** The password of the demo members that can log in, while nobody else reaches the site. */
const PASSWORD = 'crashpad';
const INVITED = 'invited@crewpad.test';

export interface DemoServices {
  db: Db;
  now: Date;
  log: Log;
  /** Where the demo pictures are stored. */
  files: Disk;
  /** For a site that others reach: there is no administrator, and these are told once. */
  tellPasswords?: TellPasswords | undefined;
}

/** Gets the new passwords of demo members, by email. */
type TellPasswords = (passwords: ReadonlyMap<string, string>) => void;

/**
 * Fills an empty database with the demo members and crash pads, once: a database that is emptied
 * later stays empty. Copies the pictures first, so that every row refers to a picture that exists.
 * The reference data must be loaded.
 * @returns whether anything was loaded
 */
export async function loadDemoData({
  db,
  now,
  log,
  files,
  tellPasswords,
}: DemoServices): Promise<boolean> {
  if (!(await isDemoNeeded(db))) return false;
  const urls = await copyDemoPictures(files);
  const all = readDemoData();
  const isPublic = tellPasswords !== undefined;
  const data = isPublic
    ? { ...all, members: all.members.filter(({ role }) => role !== 'admin') }
    : all;
  const passwords = isPublic ? newPasswords(data) : undefined;
  const hashes = await hashesOf(passwords);
  const loaded = await transaction(db, async (trx) => {
    await lockLoading(trx);
    if (!(await isDemoNeeded(trx))) return false;
    await insertDemo(trx, { data, urls, now, hashes });
    await recordLoaded(trx, NAME, '1', now);
    log.info({ members: data.members.length, listings: data.listings.length }, 'demo data loaded');
    // Before the commit: what is stored was told.
    if (passwords !== undefined) tellPasswords?.(passwords);
    return true;
  });
  if (loaded) {
    await analyzeDemo(db);
    await refreshSiteMetrics(db, now);
  }
  return loaded;
}

/**
 * Collects statistics, because the embedded database has no autovacuum. Of the reference data, the
 * most rows, loadReferenceData has done so.
 */
async function analyzeDemo(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('airports', 'airport_cells', 'cities', 'city_cells')`.execute(db);
  await sql`analyze ${sql.join(rows.map(({ table }) => sql.table(table)))}`.execute(db);
}

const newPassword = () => randomBytes(9).toString('base64url');

const newPasswords = ({ members }: DemoData): ReadonlyMap<string, string> =>
  new Map(
    LOGINS.filter((email) => members.some((member) => member.email === email)).map((email) => [
      email,
      newPassword(),
    ]),
  );

/** Without passwords of their own, all share the documented one. */
async function hashesOf(passwords?: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  if (passwords === undefined) {
    const shared = await hashPassword(PASSWORD);
    for (const email of LOGINS) hashes.set(email, shared);
    return hashes;
  }
  for (const [email, password] of passwords) hashes.set(email, await hashPassword(password));
  return hashes;
}

/**
 * Closes what a data folder from a site on loopback leaves open to everyone: the demo administrator
 * becomes a member without a password, and members with the documented password get a new one.
 */
export async function closeDemoLogins(
  { db, now }: Pick<DemoServices, 'db' | 'now'>,
  tellPasswords: TellPasswords,
): Promise<void> {
  const members = await db
    .selectFrom('members')
    .select(['id', 'email', 'role', 'password_hash'])
    .where('email', 'in', LOGINS)
    .execute();
  const passwords = new Map<string, string>();
  for (const { id, email, role, password_hash } of members) {
    const isAdmin = role === 'admin';
    const isKnown = password_hash !== null && (await verify(password_hash, PASSWORD));
    if (!isAdmin && !isKnown) continue;
    const password = isAdmin ? undefined : newPassword();
    if (password !== undefined) passwords.set(email, password);
    await transaction(db, async (trx) => {
      await trx
        .updateTable('members')
        .set({
          ...(isAdmin && { role: 'member' }),
          password_hash: password === undefined ? null : await hashPassword(password),
          updated_at: now,
        })
        .where('id', '=', id)
        .execute();
      await endSessions(trx, id, now);
    });
  }
  if (passwords.size > 0) tellPasswords(passwords);
}

async function isDemoNeeded(db: Db | Trx): Promise<boolean> {
  if ((await loadedHash(db, NAME)) !== undefined) return false;
  return (await db.selectFrom('members').select('id').limit(1).execute()).length === 0;
}

interface Demo {
  data: DemoData;
  urls: ReadonlyMap<string, string>;
  now: Date;
  hashes: ReadonlyMap<string, string>;
}

async function insertDemo(trx: Trx, { data, urls, now, hashes }: Demo): Promise<void> {
  // Nobody is there yet to hear of each row: announcing them took half of the time.
  await sql`set local crewpad.is_bulk_load = 'on'`.execute(trx);
  const airports = await trx.selectFrom('airports').select(['id', 'prefix', 'time_zone']).execute();
  const airportIds = new Map(airports.map(({ id, prefix }) => [prefix, id]));
  const timeZones = new Map(airports.map(({ prefix, time_zone }) => [prefix, time_zone]));
  const { rooms, beds, bedIds } = roomRows(data);
  const { reviews, responses } = reviewRows(data, now);
  const members = memberRows(data, urls, now, hashes);
  const listings = listingRows(data, urls, now);

  await insertRows(trx, 'members', members);
  await insertRows(trx, 'listings', listings);
  await insertRows(trx, 'listing_airports', listingAirportRows(data, airportIds));
  await addDemoViews(trx, now);
  await insertRows(trx, 'rooms', rooms);
  await insertRows(trx, 'beds', beds);
  const places = { bedIds, timeZones };
  await insertRows(trx, 'rentals', rentalRows(data, places, now));
  await addDemoBlocks(trx, data, places, now);
  await addDemoHistory(trx);
  await payDemoRent(trx, data, now);
  await insertRows(trx, 'reviews', reviews);
  await nameReviewedStays(trx);
  await insertRows(trx, 'review_responses', responses);
  await insertRows(trx, 'feed_items', feedRows(data, urls, now));

  await sql`select recount_members(${members.map(({ id }) => id)}::integer[])`.execute(trx);
  await refreshListings(
    trx,
    listings.map(({ id }) => id),
    now,
  );
  await inviteDemoPerson(trx, now);
  await addDemoWaitlist(trx, now);
  await addDemoThreads(trx, now);
  await addDemoSaved(trx, now);
}

/** The documented invited person finds their invitation in the mailbox. */
async function inviteDemoPerson(trx: Trx, now: Date): Promise<void> {
  const { id } = await trx
    .selectFrom('rentals')
    .select('id')
    .where('email', '=', INVITED)
    .executeTakeFirstOrThrow();
  await orderMail(trx, { mail: 'rental_invitation', rentalId: id }, { now });
}

/** Each review is about its author's latest stay there before it was written. */
async function nameReviewedStays(trx: Trx): Promise<void> {
  await sql`
    update reviews v set rental_id = (
      select r.id from rentals r
      where r.user_id = v.author_id and r.lister_id = v.lister_id
        and (v.listing_id is null or r.listing_id = v.listing_id)
        and r.status in ('accepted', 'ended') and r.start_date <= v.created_at::date
      order by r.start_date desc, r.id desc limit 1
    )`.execute(trx);
}
