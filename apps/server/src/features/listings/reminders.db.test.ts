import { FULL_HOUSE_REMINDER_DAYS, UNTOUCHED_LISTING_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOutbox } from '../../jobs/outbox.ts';
import { AdjustableClock } from '../../platform/clock.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { listMailboxEmails } from '../../platform/mail/mailbox.ts';
import type { Services } from '../../platform/services.ts';
import { TEST_NOW } from '../../testing/data.ts';
import { openTestDatabase, testServices } from '../../testing/services.ts';
import { addMember } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { remindListers } from './reminders.ts';
import { addListing, refresh } from './testing.ts';

const DAY_SECONDS = 24 * 60 * 60;
const LONG_AGO = '2025-11-03T12:00:00Z';

let database: DatabaseHandle;
let clock: AdjustableClock;
let services: Services;
beforeAll(async () => {
  database = await openTestDatabase();
  clock = new AdjustableClock();
  services = testServices(database, {}, clock);
});
beforeEach(async () => {
  clock.set(TEST_NOW);
  // Listings of earlier tests get no reminders.
  await database.db.updateTable('listings').set({ status: 0 }).execute();
  await database.db.deleteFrom('outbox').execute();
});
afterAll(() => database.close());

const run = () => remindListers(database.db, clock.now());
const days = (count: number) => clock.advance(count * DAY_SECONDS);

type ListingRow = NonNullable<Parameters<typeof addListing>[1]>;

/** Recently edited with a free bed, by default. */
const listing = (row: ListingRow = {}) => addListing(database.db, { touched_at: TEST_NOW, ...row });

async function fullHouse(row: ListingRow = {}) {
  const house = await listing(row);
  for (const bed of house.bedIds) await addRental(database.db, house, bed);
  return house;
}

async function lister(row: Parameters<typeof addMember>[1] = {}) {
  const id = await addMember(database.db, { first_name: 'Lea', ...row });
  const { email } = await database.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, email, mails: () => listMailboxEmails(database.db, email) };
}

const sendAll = () => openOutbox(services).run();

describe('the daily reminder', () => {
  it('is one email per lister, with their full and their unchanged listings', async () => {
    const { id: user_id, mails } = await lister();
    await fullHouse({ user_id, title: 'Full House', rooms: [['cold', 'cold']] });
    await listing({ user_id, title: 'Sleepy Nest', touched_at: LONG_AGO });
    await listing({ user_id, title: 'Fine and Free' });
    expect(await run()).toBe(1);
    await sendAll();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const text = mail?.text ?? '';
    expect(text).toContain('Hi Lea');
    expect(text).toMatch(/Full House\W+All 2 beds are taken/);
    expect(text).toMatch(/Sleepy Nest\W+Last changed on November 3, 2025/);
    expect(text).not.toContain('Fine and Free');
    expect(text).toMatch(/^http:\/\/localhost:3000\/my-crashpads$/m);
  });

  it('is not sent twice for a listing, concurrently or on the same day', async () => {
    const { id: user_id } = await lister();
    await fullHouse({ user_id });
    await listing({ user_id, touched_at: LONG_AGO });
    await fullHouse();
    const both = await Promise.all([run(), run()]);
    expect(both.reduce((sum, count) => sum + count)).toBe(2);
    expect(await run()).toBe(0);
    clock.advance(3600);
    expect(await run()).toBe(0);
    expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('leaves out hidden and inactive listings, and listers who cannot act', async () => {
    await fullHouse({ hidden: true });
    const inactive = await fullHouse({ touched_at: LONG_AGO });
    await database.db
      .updateTable('listings')
      .set({ status: 1 })
      .where('id', '=', inactive.id)
      .execute();
    for (const row of [
      { status: 'INACTIVE' },
      { status: 'CLOSED' },
      { expire_at: TEST_NOW.toISOString() },
    ] as const) {
      const { id: user_id } = await lister(row);
      await fullHouse({ user_id, touched_at: LONG_AGO });
    }
    expect(await run()).toBe(0);
  });

  it('counts only accepted tenants for a full listing', async () => {
    const house = await listing();
    await addRental(database.db, house, house.bedIds[0] ?? 0, { status: 'pending' });
    await listing({ rooms: [] });
    expect(await run()).toBe(0);
  });
});

describe('the next reminder', () => {
  it('the next reminder of a full listing follows after the set number of days', async () => {
    await fullHouse();
    expect(await run()).toBe(1);
    days(FULL_HOUSE_REMINDER_DAYS - 1);
    expect(await run()).toBe(0);
    days(1);
    expect(await run()).toBe(1);
  });

  it('the next reminder of a full listing follows immediately if it had a free bed in between', async () => {
    const house = await fullHouse();
    expect(await run()).toBe(1);
    const { db } = database;
    const set = async (status: 'ended' | 'accepted') => {
      await db.updateTable('rentals').set({ status }).where('listing_id', '=', house.id).execute();
      await refresh(db, [house.id]);
    };
    await set('ended');
    days(1);
    expect(await run()).toBe(0);
    await set('accepted');
    days(1);
    expect(await run()).toBe(1);
  });

  it('the next reminder of an unchanged listing follows after as many days again, and not once it changed', async () => {
    const { id } = await listing();
    days(UNTOUCHED_LISTING_DAYS - 1);
    expect(await run()).toBe(0);
    days(1);
    expect(await run()).toBe(1);
    days(UNTOUCHED_LISTING_DAYS - 1);
    expect(await run()).toBe(0);
    days(1);
    expect(await run()).toBe(1);
    await database.db
      .updateTable('listings')
      .set({ touched_at: clock.now(), untouched_reminded_at: null })
      .where('id', '=', id)
      .execute();
    days(UNTOUCHED_LISTING_DAYS - 1);
    expect(await run()).toBe(0);
  });
});

describe('an ordered reminder', () => {
  it('is not sent once no reason remains', async () => {
    const { id: user_id, mails } = await lister();
    const house = await fullHouse({ user_id });
    await run();
    await database.db
      .updateTable('listings')
      .set({ hidden: true })
      .where('id', '=', house.id)
      .execute();
    await sendAll();
    expect(await mails()).toEqual([]);
  });

  it('is ordered in one transaction with the marks on its listings', async () => {
    await fullHouse();
    await sql`alter table outbox add constraint closed check (id < 0) not valid`.execute(
      database.db,
    );
    await expect(run()).rejects.toMatchObject({ code: '23514' });
    await sql`alter table outbox drop constraint closed`.execute(database.db);
    expect(await run()).toBe(1);
  });
});

it('lists twenty listings and counts the rest, in the words of the brand', async () => {
  const { id: user_id, mails } = await lister();
  for (let n = 0; n < 23; n += 1) await listing({ user_id, touched_at: LONG_AGO });
  expect(await run()).toBe(1);
  await openOutbox({ ...services, config: { ...services.config, brand: 'vacation' } }).run();
  const [mail] = await mails();
  expect(mail?.subject).toBe('A quick look at your vacation rentals on Staypad');
  expect(mail?.text).toContain('And 3 more.');
});
