import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Row, TEST_NOW } from '../../testing/data.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { refresh, type TestListing } from '../listings/testing.ts';
import { addHost, addRental, addTenant, type Party } from '../rentals/testing.ts';
import { expireOffers } from './jobs.ts';

/** A full crash pad with a lister who can invite. `rentals` are in the order of the beds. */
export async function addFullHouse(
  rig: TestApp,
  {
    rental = {},
    ...settings
  }: { timeZone?: string; listing?: TestListing; rental?: Row<'rentals'> } = {},
) {
  const { db } = rig.database;
  const listing = { rooms: [['cold']] as TestListing['rooms'], ...settings.listing };
  const host = await addHost(rig, { timeZone: 'UTC', ...settings, listing });
  const rentals: number[] = [];
  for (const bed of host.listing.bedIds) {
    const tenant = await addTenant(rig);
    const who = { user_id: tenant.id, email: tenant.email, accepted_at: TEST_NOW };
    const time_zone = settings.timeZone ?? 'UTC';
    rentals.push(await addRental(db, host.listing, bed, { ...who, time_zone, ...rental }));
  }
  const [bed = 0] = host.listing.bedIds;
  const [rentalId = 0] = rentals;
  return { ...host, bed, rentals, rentalId, page: `/listing/${host.listing.id}/waitlist` };
}
export type FullHouse = Awaited<ReturnType<typeof addFullHouse>>;

/** Adds a member to a waitlist without preferences. */
export async function addEntry(
  db: Db,
  listing_id: number,
  member_id: number,
  row: Row<'waitlist_entries'> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('waitlist_entries')
    .values({ listing_id, member_id, created_at: TEST_NOW, ...row })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds a bed for an entry, and updates the listing's counters. */
export async function addOffer(
  db: Db,
  { entry_id, bed_id, listingId }: { entry_id: number; bed_id: number; listingId: number },
): Promise<number> {
  const { id } = await db
    .insertInto('waitlist_offers')
    .values({
      entry_id,
      bed_id,
      state: 'open',
      offered_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into bed_stays (bed_id, stay, offer_id)
    values (${bed_id}, daterange('2026-03-01', null), ${id})`.execute(db);
  await refresh(db, [listingId]);
  return id;
}

/** All rows that waitlist steps change, for comparing before and after. */
export async function waitlistState({ database: { db } }: TestApp) {
  const [entries, offers, stays, beds, outbox, notices] = await Promise.all([
    db.selectFrom('waitlist_entries').selectAll().orderBy('id').execute(),
    db.selectFrom('waitlist_offers').selectAll().orderBy('id').execute(),
    db.selectFrom('bed_stays').selectAll().orderBy('id').execute(),
    db.selectFrom('beds').select(['id', 'announced_from']).orderBy('id').execute(),
    db.selectFrom('outbox').select('id').orderBy('id').execute(),
    db.selectFrom('notifications').select('id').orderBy('id').execute(),
  ]);
  return { entries, offers, stays, beds, outbox, notices };
}

export const HOUR = 60 * 60 * 1000;
/** Some hours after the current test time. */
export const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR);

/** Helpers of the offer tests. The rig exists only while they run. */
export function waitlistCalls(rig: () => TestApp) {
  const expire = (now: Date) => {
    rig().clock.set(now);
    return expireOffers(rig().database.db, now);
  };
  /** When the open offer of an entry ends, and the instant before. The clock keeps running. */
  const endOf = async (entry: number) => {
    const { expires_at } = await rig()
      .database.db.selectFrom('waitlist_offers')
      .select('expires_at')
      .where('entry_id', '=', entry)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { end: expires_at, before: new Date(expires_at.getTime() - 1) };
  };
  const join = async ({ page }: FullHouse, person: Party, body: object = {}): Promise<number> =>
    (await rig().post(page, body, person.token)).body.data.id;
  const mine = async ({ id }: Party) =>
    (await rig().get('/waitlist', await rig().tokenOf(id))).body.data[0];
  const checkOut = (house: FullHouse, rental = house.rentalId) =>
    rig().post(
      `/rental/${rental}/checkout`,
      { checkout_date: '2026-03-01', checkout_time: '12:00' },
      house.token,
    );
  const setStatus = ({ listing, token }: FullHouse, status: number) =>
    rig().post(`/crashpads/status/${listing.id}`, { status }, token);
  const mode = ({ listing, token }: FullHouse, value: string) =>
    rig().put(`/listing/${listing.id}/waitlist-mode`, { mode: value }, token);
  const offer = (house: FullHouse, entry: number, bed_id = house.bed, token = house.token) =>
    rig().post(`/lister/waitlist/${entry}/offer`, { bed_id }, token);
  const release = (house: FullHouse, entry: number) =>
    rig().delete(`/lister/waitlist/${entry}/offer`, house.token);
  /** With a new session, because sessions expire when the clock jumps. */
  const answer = async (entry: number, what: 'claim' | 'pass', { id }: Party) =>
    rig().post(`/waitlist/${entry}/${what}`, undefined, await rig().tokenOf(id));
  const kindsOf = async (memberId: number) =>
    (
      await rig()
        .database.db.selectFrom('notifications')
        .select('kind')
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map(({ kind }) => kind);
  const offersOf = (entry: number) =>
    rig()
      .database.db.selectFrom('waitlist_offers')
      .select(['state', 'bed_id'])
      .where('entry_id', '=', entry)
      .orderBy('id')
      .execute();

  /** A full listing with a waitlist and a newly free bed. */
  async function freed({ people = 2, automatic = false, rooms = [['cold']] as 'cold'[][] } = {}) {
    const house = await addFullHouse(rig(), { listing: { rooms } });
    if (automatic) await mode(house, 'automatic');
    const waiting: Party[] = [];
    const entries: number[] = [];
    for (let n = 0; n < people; n += 1) {
      const person = await addTenant(rig(), { user_plan: 'seeker' });
      waiting.push(person);
      entries.push(await join(house, person));
    }
    await checkOut(house);
    const [first, second] = waiting as [Party, Party];
    const [firstEntry = 0, secondEntry = 0] = entries;
    return { house, waiting, first, second, firstEntry, secondEntry };
  }
  return {
    ...{ expire, endOf, join, mine, checkOut, setStatus, mode },
    ...{ offer, release, answer, kindsOf, offersOf, freed },
  };
}
