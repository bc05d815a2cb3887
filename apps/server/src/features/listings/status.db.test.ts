import { beforeAll, describe, expect, it } from 'vitest';
import { uploadsOf } from '../../platform/uploads/testing.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addRental } from '../rentals/testing.ts';
import { addAirport } from '../search/testing.ts';
import { addLister, editOf, everything, publish, type TestLister } from './testing.ts';

const rig = useTestApp();
let lister: TestLister;
beforeAll(async () => {
  lister = await addLister(rig);
});

const setStatus = (id: number, status: unknown, { token } = lister) =>
  rig.post(`/crashpads/status/${id}`, { status }, token);
const hide = (id: number, hidden: boolean) =>
  rig.call('PUT', `/crashpads/${id}/visibility`, { token: lister.token, body: { hidden } });

/** A listing and the search results of its airport. */
async function published() {
  const airport = await addAirport(rig.database.db, { latitude: 40.7, longitude: -74.1 });
  const { data } = await publish(rig, lister, { airport: [airport.id] });
  const isFound = async () => {
    const { body } = await rig.get(`/airports/${airport.id}/listings`);
    return body.listing.some(({ id }: { id: number }) => id === data.id);
  };
  const isShown = async () => (await rig.get(`/listing/${data.id}`)).status === 200;
  return { data, seen: async () => ({ found: await isFound(), shown: await isShown() }) };
}

describe('a listing', () => {
  it('is deactivated, reactivated and deleted, and search and page follow immediately', async () => {
    const { data, seen } = await published();
    expect(await seen()).toEqual({ found: true, shown: true });
    const deactivated = await setStatus(data.id, 1);
    expect(deactivated.body).toMatchObject({
      data: { id: data.id, status: 1, abilities: { reactivate: true, deactivate: false } },
      message: 'Your crashpad has been deactivated. Simply reactivate when you have an opening.',
    });
    expect(await seen()).toEqual({ found: false, shown: false });
    const back = await setStatus(data.id, 2);
    expect(back.body).toMatchObject({
      data: { status: 2 },
      message: 'Your crashpad has been reactivated.',
    });
    expect(await seen()).toEqual({ found: true, shown: true });
    const answer = await setStatus(data.id, 0);
    expect(answer.body).toMatchObject({
      data: { status: 0, abilities: { edit: false } },
      message: 'Your crashpad has been removed.',
    });
    expect(await seen()).toEqual({ found: false, shown: false });
    expect((await setStatus(data.id, 2)).status).toBe(404);
  });

  it('can be edited and deleted while it is inactive', async () => {
    const { data } = await published();
    await setStatus(data.id, 1);
    const body = await editOf(rig, lister, data.id, { title: 'Resting' });
    const edited = await rig.call('PUT', `/crashpads/${data.id}`, { token: lister.token, body });
    expect(edited.body.data).toMatchObject({ title: 'Resting', status: 1 });
    expect((await setStatus(data.id, 0)).body.data.status).toBe(0);
  });

  it('does not change when it already has the status', async () => {
    const { data } = await published();
    const before = await everything(rig.database.db);
    const same = await setStatus(data.id, 2);
    expect(same).toMatchObject({ status: 200, body: { data: { status: 2 } } });
    expect(await everything(rig.database.db)).toEqual(before);
  });

  it.each([3, -1, '2', null, undefined])('takes no status %j', async (status) => {
    const { data } = await published();
    expect(await setStatus(data.id, status)).toMatchObject({
      status: 422,
      body: { errors: { status: ['status_is_not_valid'] } },
    });
  });

  it('loses its street, exact point, texts and files, and retains its rows when deleted', async () => {
    const owner = await addLister(rig);
    const { data } = await publish(rig, owner);
    await addRental(rig.database.db, { id: data.id, user_id: owner.id }, data.rooms[0].beds[0].id, {
      status: 'ended',
    });
    await setStatus(data.id, 0, owner);
    expect(await uploadsOf(rig.database.db, owner.id)).toEqual([]);
    const { db } = rig.database;
    const rooms = await db
      .selectFrom('rooms')
      .select('status')
      .where('listing_id', '=', data.id)
      .execute();
    expect(rooms).toEqual([{ status: 'ACTIVE' }]);
    const listing = await db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(listing).toMatchObject({
      ...{ title: data.title, city: data.city },
      ...{ street1: '', street2: null, postal_code: null, neighborhood: null },
      ...{ latitude: listing.public_latitude, longitude: listing.public_longitude },
      ...{ description: '', rules_policies_des: '', images: [], rules_policies_doc: [] },
    });
  });

  it('is only left out of search when hidden, and comes back', async () => {
    const { data, seen } = await published();
    expect(await hide(data.id, true)).toMatchObject({
      status: 200,
      body: { data: { hidden: true } },
    });
    expect(await seen()).toEqual({ found: false, shown: true });
    await hide(data.id, false);
    expect(await seen()).toEqual({ found: true, shown: true });
    await hide(data.id, true);
    expect((await setStatus(data.id, 0)).body.data.hidden).toBe(false);
  });

  it('is removed by one of two concurrent calls', async () => {
    const { data } = await published();
    const answers = await Promise.all([1, 2, 3].map(() => setStatus(data.id, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });
});

it('restarts its reminders with any write of its lister', async () => {
  const { data } = await published();
  const { db } = rig.database;
  const old = new Date('2025-01-01T00:00:00Z');
  const reminded = { touched_at: old, full_reminded_at: old, untouched_reminded_at: old };
  const { id: room } = data.rooms[0];
  const calls = [
    async () =>
      rig.call('PUT', `/crashpads/${data.id}`, {
        token: lister.token,
        body: await editOf(rig, lister, data.id),
      }),
    () => hide(data.id, true),
    () =>
      rig.post(
        '/listings/update-room',
        { id: room, room_name: 'A', beds_per_room: 2 },
        lister.token,
      ),
    () => setStatus(data.id, 1),
    () => setStatus(data.id, 2),
  ];
  for (const call of calls) {
    await db.updateTable('listings').set(reminded).where('id', '=', data.id).execute();
    const before = rig.clock.now();
    expect((await call()).status).toBe(200);
    const row = await db
      .selectFrom('listings')
      .select(['touched_at', 'full_reminded_at', 'untouched_reminded_at'])
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      touched_at: expect.toSatisfy((at: Date) => at >= before),
      full_reminded_at: null,
      untouched_reminded_at: null,
    });
  }
});
