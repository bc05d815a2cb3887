import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberActor } from '../../platform/access/actor.ts';
import type { DatabaseHandle } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log.ts';
import { openTestDatabase } from '../../testing/services.ts';
import { addListing } from './testing.ts';
import { ViewCounter } from './view-counter.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NEVER_MS = 1_000_000;

/** A member viewing a page; with `adminSessionId`, an admin in the member's account. */
function viewer(
  id: number,
  { role = 'member', adminSessionId = null }: Partial<MemberActor & MemberActor['session']> = {},
): MemberActor {
  return {
    kind: 'member',
    id,
    role,
    status: 'ACTIVE',
    plan: 'pro',
    signupPlan: null,
    isLocked: false,
    isCollectionHeld: false,
    isExpired: false,
    email: 'viewer@crewpad.test',
    isEmailVerified: true,
    locale: 'en',
    session: {
      id: 1,
      token: '',
      expiresAt: new Date(0),
      adminSessionId,
      adminId: null,
      confirmation: { at: null, methods: [], needsCode: false },
      owesSecondStep: false,
    },
  };
}

async function viewsOf(id: number): Promise<number> {
  const { views } = await database.db
    .selectFrom('listings')
    .select('views')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return views;
}

it('adds up views and writes them in batches; unknown listings are skipped', async () => {
  const [a, b] = [await addListing(database.db), await addListing(database.db)];
  const counter = new ViewCounter(database.db, createLog('silent'), NEVER_MS);
  for (const id of [a.id, b.id, a.id, 2_000_000_000]) counter.record(id, undefined);
  expect(await viewsOf(a.id)).toBe(0);
  await counter.flush();
  await counter.flush();
  expect([await viewsOf(a.id), await viewsOf(b.id)]).toEqual([2, 1]);
  counter.record(a.id, undefined);
  await counter.stop();
  expect(await viewsOf(a.id)).toBe(3);
});

it('retries failed writes with the next batch', async () => {
  const { id } = await addListing(database.db);
  const counter = new ViewCounter(database.db, createLog('silent'), NEVER_MS);
  counter.record(id, undefined);
  await database.db.schema.alterTable('listings').renameColumn('views', 'elsewhere').execute();
  await counter.flush();
  await database.db.schema.alterTable('listings').renameColumn('elsewhere', 'views').execute();
  counter.record(id, undefined);
  await counter.stop();
  expect(await viewsOf(id)).toBe(2);
});

it('counts listing pages and their data requests, and no other page', async () => {
  const { id } = await addListing(database.db);
  const counter = new ViewCounter(database.db, createLog('silent'), NEVER_MS);
  for (const path of [
    `/listing/${id}`,
    `/listing/${id}?review=1`,
    `/listing/${id}.data`,
    `/listing/${id}.data?_routes=routes%2Flisting`,
    `/listing/${id}/edit`,
    `/user/${id}`,
    `/search/listing/${id}`,
  ]) {
    counter.recordPage(path, undefined);
  }
  await counter.stop();
  expect(await viewsOf(id)).toBe(4);
});

it('does not count views by the lister and by admins', async () => {
  const [listing, other] = [await addListing(database.db), await addListing(database.db)];
  const counter = new ViewCounter(database.db, createLog('silent'), NEVER_MS);
  for (const lister of [viewer(listing.user_id), viewer(listing.user_id)]) {
    counter.record(listing.id, lister);
  }
  counter.record(listing.id, viewer(999, { role: 'admin' }));
  counter.record(listing.id, viewer(other.user_id, { adminSessionId: 7 }));
  await counter.flush();
  expect(await viewsOf(listing.id)).toBe(0);
  for (const item of [undefined, undefined, viewer(other.user_id), viewer(listing.user_id)]) {
    counter.record(listing.id, item);
  }
  counter.record(other.id, viewer(listing.user_id));
  await counter.stop();
  expect([await viewsOf(listing.id), await viewsOf(other.id)]).toEqual([3, 1]);
});
