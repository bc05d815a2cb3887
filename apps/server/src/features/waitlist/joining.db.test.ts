import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/data.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addListing } from '../listings/testing.ts';
import { addParty, addTenant } from '../rentals/testing.ts';
import { addEntry, addFullHouse, waitlistState } from './testing.ts';

const rig = useTestApp();
beforeEach(() => rig.clock.set(TEST_NOW));

const WISH = { from: '2026-06-01', bed_kind: 'cold', note: 'I am based here from June.' };
const join = (page: string, token: string | undefined, body: object = {}) =>
  rig.post(page, body, token);
const mine = async (token: string) => (await rig.get('/waitlist', token)).body.data;

async function expectRefused(
  call: [method: string, path: string, body: object | undefined, token: string | undefined],
  refusal: object,
) {
  const [method, path, body, token] = call;
  const before = await waitlistState(rig);
  expect(await rig.call(method, path, { body, token })).toMatchObject(refusal);
  expect(await waitlistState(rig)).toEqual(before);
}

describe('joining the waitlist of a full crash pad', () => {
  it('returns a position, shows it, and retains it when the request changes', async () => {
    const house = await addFullHouse(rig, { listing: { title: 'Full House' } });
    const [first, second] = [await addTenant(rig), await addTenant(rig)];
    const joined = await join(house.page, first.token, WISH);
    expect(joined.status).toBe(201);
    expect(joined.body.data).toMatchObject({
      ...{ state: 'waiting', position: 1, offer: null, ...WISH },
      listing: { id: house.listing.id, title: 'Full House' },
    });
    expect((await join(house.page, second.token)).body.data).toMatchObject({
      ...{ position: 2, from: null, bed_kind: null, note: '' },
    });
    const again = await join(house.page, first.token, { from: '' });
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({ id: joined.body.data.id, position: 1, from: null });
    expect(await mine(first.token)).toEqual([again.body.data]);
    await rig.delete(house.page, first.token);
    expect(await mine(first.token)).toEqual([]);
    expect(await mine(second.token)).toMatchObject([{ position: 1 }]);
    expect((await join(house.page, first.token)).body.data.position).toBe(2);
  });

  it('gives one position for concurrent calls', async () => {
    const house = await addFullHouse(rig);
    const { token } = await addTenant(rig);
    const calls = Array.from({ length: 4 }, () => join(house.page, token));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 201]);
    expect(await mine(token)).toHaveLength(1);
  });

  it('is possible while all beds are taken, pending, or held', async () => {
    const house = await addFullHouse(rig, { rental: { status: 'pending', user_id: null } });
    expect((await join(house.page, (await addTenant(rig)).token)).status).toBe(201);
    const soon = await addFullHouse(rig, { rental: { checkout_date: '2026-08-01' } });
    expect((await join(soon.page, (await addTenant(rig)).token)).status).toBe(201);
  });

  it('is refused for the wrong caller, crash pad and form', async () => {
    const house = await addFullHouse(rig);
    const { token } = await addTenant(rig);
    await expectRefused(['POST', house.page, WISH, undefined], { status: 401 });
    await expectRefused(['POST', house.page, WISH, house.token], { status: 403 });
    await expectRefused(['POST', house.page, { from: 'June' }, token], { status: 422 });
    await expectRefused(['POST', house.page, { bed_kind: 'bunk' }, token], { status: 422 });
    await expectRefused(['POST', house.page, { note: 'x'.repeat(1001) }, token], { status: 422 });
    await expectRefused(['POST', '/listing/999999/waitlist', {}, token], { status: 404 });
    const unpaid = await addParty(rig, { status: 'INACTIVE', user_plan: null });
    await expectRefused(['POST', house.page, {}, unpaid.token], { status: 403 });
    const inactive = await addFullHouse(rig, { listing: { status: 1 } });
    await expectRefused(['POST', inactive.page, {}, token], { status: 404 });
    const { db } = rig.database;
    const free = await addListing(db);
    await expectRefused(['POST', `/listing/${free.id}/waitlist`, {}, token], { status: 409 });
    const bare = await addListing(db, { rental_type: 'hostel', rooms: [] });
    await expectRefused(['POST', `/listing/${bare.id}/waitlist`, {}, token], { status: 409 });
    await expectRefused(['DELETE', house.page, undefined, token], { status: 404 });
    await expectRefused(['DELETE', house.page, undefined, house.token], { status: 403 });
  });

  it('can only be left with an inactive account', async () => {
    const house = await addFullHouse(rig);
    const { id, token } = await addTenant(rig);
    expect((await join(house.page, token)).status).toBe(201);
    const { db } = rig.database;
    await db.updateTable('members').set({ status: 'INACTIVE' }).where('id', '=', id).execute();
    const refusal = { status: 403, body: { error_code: 'ACCOUNT_INACTIVE' } };
    await expectRefused(['POST', house.page, {}, token], refusal);
    expect((await rig.delete(house.page, token)).status).toBe(200);
  });

  it('is refused for members the lister blocked', async () => {
    const house = await addFullHouse(rig);
    const { id, token } = await addTenant(rig);
    await rig.database.db
      .insertInto('blocks')
      .values({ member_id: house.id, blocked_id: id, created_at: TEST_NOW })
      .execute();
    const refusal = { status: 403, body: { error_code: 'CANNOT_WRITE' } };
    await expectRefused(['POST', house.page, {}, token], refusal);
  });

  it('is limited to 20 waitlists, also under concurrent calls', async () => {
    const { id, token } = await addTenant(rig);
    const { db } = rig.database;
    for (let n = 0; n < 18; n += 1) await addEntry(db, (await addListing(db)).id, id);
    const houses = [];
    for (let n = 0; n < 4; n += 1) houses.push(await addFullHouse(rig));
    const answers = await Promise.all(houses.map(({ page }) => join(page, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect(await mine(token)).toHaveLength(20);
  });
});

describe('the waitlists of a lister', () => {
  it('show everyone waiting, with notes only of those who may message the lister', async () => {
    const house = await addFullHouse(rig, { listing: { title: 'Quiet House' } });
    const [guest, seeker, past] = [
      await addTenant(rig, { display_name: 'Gus' }),
      await addTenant(rig, { display_name: 'Sia', user_plan: 'seeker', airlines: 'Delta' }),
      await addTenant(rig, { user_plan: 'seeker', expire_at: '2026-01-01T00:00:00Z' }),
    ];
    for (const { token } of [guest, seeker, past]) await join(house.page, token, WISH);
    const { body } = await rig.get('/lister/waitlist', house.token);
    expect(body.data).toMatchObject([
      {
        ...{
          listing_id: house.listing.id,
          title: 'Quiet House',
          mode: 'manual',
          total: 3,
          beds: [],
        },
        entries: [
          { member_id: guest.id, name: 'Gus', note: null, position: 1, from: '2026-06-01' },
          { member_id: seeker.id, name: 'Sia', note: WISH.note, position: 2, airline: 'Delta' },
          { member_id: past.id, note: null, position: 3 },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(guest.email);
    const other = await addFullHouse(rig);
    expect((await rig.get('/lister/waitlist', other.token)).body.data).toEqual([]);
  });
});

it('a member who closes their account leaves all waitlists', async () => {
  const house = await addFullHouse(rig);
  const tenant = await addTenant(rig);
  const next = await addTenant(rig);
  await join(house.page, tenant.token);
  await join(house.page, next.token);
  const { leaveAllWaitlists } = await import('./waitlist.ts');
  const { transaction } = await import('../../platform/database/transaction.ts');
  await transaction(rig.database.db, (trx) => leaveAllWaitlists(trx, tenant.id, TEST_NOW));
  expect(await mine(next.token)).toMatchObject([{ position: 1 }]);
});
