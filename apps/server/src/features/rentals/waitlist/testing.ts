import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Row, TEST_NOW } from '../../../platform/testing-data.ts';
import type { AccountsRig } from '../../accounts/testing.ts';
import { refresh, type TestListing } from '../../listings/testing.ts';
import { addHost } from '../invitations/testing.ts';
import { addTenant } from '../stays/testing.ts';
import { addRental } from '../testing.ts';

/** A full crash pad with a lister who can invite: each bed has a tenant. `rentals` are in the order of the beds. */
export async function addFullHouse(
  rig: AccountsRig,
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

/** Puts somebody on a waitlist, without their request. */
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

/** Holds a bed for an entry; the listing's counts follow. */
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

/** Everything that steps of waitlists write, to compare it with its state before. */
export async function waitlistState({ database: { db } }: AccountsRig) {
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
