import { expect, it } from 'vitest';
import { transaction } from '../../../platform/database/transaction.ts';
import { TEST_NOW } from '../../../testing/data.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addListing } from '../../listings/testing.ts';
import { recordHistory } from '../change-rental.ts';
import { findRental } from '../rentals.queries.ts';
import { addParty, addRental, addStay, addTenant } from '../testing.ts';

const rig = useTestApp();

type Step = Partial<Parameters<typeof recordHistory>[2]>;

/** Writes a history entry like a step of the lister. */
function record(rentalId: number, step: Step = {}): Promise<number> {
  return transaction(rig.database.db, async (trx) => {
    const rental = await findRental(trx, rentalId);
    if (rental === undefined) throw new Error('no such rental');
    const { lister_id: actorId } = rental;
    const by = { action: 'update', actor: 'lister', actorId, now: TEST_NOW } as const;
    return recordHistory(trx, rental, { ...by, ...step });
  });
}

async function entries(path: string, { token }: { token: string }): Promise<number[]> {
  const { status, body, text } = await rig.get(path, token);
  expect(status, text).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => id);
}

it('lists everything that happened in the rentals of a member, in either role, newest first', async () => {
  const { db } = rig.database;
  const { id, tenant, lister } = await addStay(rig);
  const first = await record(id);
  await record((await addStay(rig)).id);
  const own = await addListing(db, { user_id: tenant.id });
  const second = await record(await addRental(db, own, own.bedIds[0] ?? 0));
  expect(await entries('/rental-history', tenant)).toEqual([second, first]);
  expect(await entries('/rental-history', lister)).toEqual([first]);
  expect(await entries('/rental-history', await addTenant(rig))).toEqual([]);
  const page = await rig.get('/rental-history?limit=1&offset=1', tenant.token);
  expect(page.body).toMatchObject({ data: [{ id: first }], total: 2 });
  expect((await rig.get('/rental-history')).status).toBe(401);
  expect((await rig.get('/rental-history?limit=101', tenant.token)).status).toBe(422);
});

it('shows changes in dollars, and the email to the lister only', async () => {
  const { id, lister, tenant, listing } = await addStay(rig);
  const { display_name } = await rig.database.db
    .selectFrom('members')
    .select('display_name')
    .where('id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  await record(id, {
    summary: {
      rental_amount: { from: 40_000, to: 42_550 },
      late_fee: { from: null, to: 1000 },
      payment_date: { from: 1, to: 15 },
      email: { from: 'old@air.test', to: 'new@air.test' },
    },
    reason: 'New prices',
  });
  const entry = {
    tenant_id: id,
    listing_id: listing.id,
    location_id: listing.id,
    location: 'The Nest',
    room_and_bed: 'Bedroom 1, Bed 1',
    tenant: display_name,
    lister: 'Lea',
    money: null,
    action: 'update',
    change_summary: {
      rental_amount: { from: 400, to: 425.5 },
      late_fee: { from: null, to: 10 },
      payment_date: { from: 1, to: 15 },
    },
    reason: 'New prices',
    actor: 'lister',
    status: 'accepted',
    time_zone: 'UTC',
    created_at: TEST_NOW.toISOString(),
  };
  const read = async (token: string) => (await rig.get('/rental-history', token)).body.data[0];
  const { id: _mine, ...mine } = await read(tenant.token);
  expect(mine).toEqual(entry);
  const { id: _theirs, ...theirs } = await read(lister.token);
  const email = { from: 'old@air.test', to: 'new@air.test' };
  expect(theirs).toEqual({
    ...entry,
    email: tenant.email,
    change_summary: { ...entry.change_summary, email },
  });
});

it('of one tenant covers all their rentals with that lister, for both of them', async () => {
  const { db } = rig.database;
  const { id, lister, tenant, listing, bed } = await addStay(rig, { status: 'ended' });
  const { id: user_id, email } = tenant;
  const again = await addRental(db, listing, bed, { user_id, email, status: 'ended' });
  // Invited again, and not accepted yet.
  const open = await addRental(db, listing, bed, { email, status: 'pending' });
  const someoneElse = await addRental(db, listing, bed, { status: 'ended' });
  const elsewhere = await addStay(rig, { user_id, email });
  const shared = [await record(id), await record(again), await record(open)].toReversed();
  await record(someoneElse);
  await record(elsewhere.id);
  for (const from of [id, again, open]) {
    expect(await entries(`/rental-history/tenant/${from}`, lister)).toEqual(shared);
    expect(await entries(`/rental-history/tenant/${from}`, tenant)).toEqual(shared);
  }
});

it('returns 404 for strangers and for unknown ids', async () => {
  const { id, tenant } = await addStay(rig);
  for (const stranger of [await addTenant(rig), await addParty(rig)]) {
    for (const query of ['', '?limit=0']) {
      const answer = await rig.get(`/rental-history/tenant/${id}${query}`, stranger.token);
      expect(answer.status).toBe(404);
    }
  }
  expect((await rig.get(`/rental-history/tenant/${id}`)).status).toBe(401);
  expect((await rig.get('/rental-history/tenant/2000000000', tenant.token)).status).toBe(404);
});

it('does not reveal the email of a person invited from a thread', async () => {
  const { id, lister } = await addStay(rig, { status: 'pending', email_hidden: true });
  await record(id);
  const { text } = await rig.get('/rental-history', lister.token);
  expect(text).not.toContain('@');
});

it('uses the account name of a tenant whose name the lister did not enter', async () => {
  const { id: user_id } = await addTenant(rig, { display_name: 'Tia M.' });
  const unnamed = { user_id, first_name: '', last_name: '' };
  const { id, lister } = await addStay(rig, { status: 'pending', email_hidden: true, ...unnamed });
  await record(id);
  const { body } = await rig.get('/rental-history', lister.token);
  expect(body.data[0].tenant).toBe('Tia M.');
  const { text } = await rig.get('/lister/tenants/export', lister.token);
  expect(text).toContain(`${String(id).padStart(6, '0')},Tia M.,,,`);
});
