import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../../testing/test-app.ts';
import { addRental } from '../../../rentals/testing.ts';
import { addLister, editOf, expectRefused, publish } from '../../testing.ts';

const rig = useTestApp();

describe('tenants prevent', () => {
  const CONFLICT = {
    status: 409,
    body: {
      error_code: 'CONFLICT',
      message:
        'you have pending or accepted tenants, please delete all tenants and/or invites to make this change',
    },
  };
  const IN_ROOM = {
    status: 409,
    body: {
      message:
        'this crashpad has a pending or accepted tenant, please delete all tenants to delete crashpad',
    },
  };
  test.each(['pending', 'accepted'] as const)('%s ones', async (status) => {
    const lister = await addLister(rig);
    const rooms = [
      { room_name: 'Blue', beds_per_room: 2 },
      { room_name: 'Red', beds_per_room: 1 },
    ];
    const { data } = await publish(rig, lister, { rooms });
    const [blue] = data.rooms;
    const listing = { id: data.id, user_id: lister.id };
    await addRental(rig.database.db, listing, blue.beds[0].id, { status });
    const room = (changes: object) => [{ ...blue, ...changes }];
    const first = (changes: object) => room({ beds: [{ ...blue.beds[0], ...changes }] });
    const path = `/crashpads/${data.id}`;
    const puts = [
      room({ room_name: 'Green' }),
      first({ bed_name: 'Top' }),
      first({ bed_kind: 'hot' }),
      first({ rental_amount: 123 }),
      first({ status: 'DELETED' }),
    ];
    for (const changed of puts) {
      const body = await editOf(rig, lister, data.id, { rooms: changed });
      await expectRefused(rig, [{ method: 'PUT', path, body }], lister.token, CONFLICT);
    }
    const body = await editOf(rig, lister, data.id, { rooms: room({ status: 'DELETED' }) });
    const removal = { method: 'POST', path: '/listings/delete-room', body: { id: blue.id } };
    await expectRefused(rig, [{ method: 'PUT', path, body }, removal], lister.token, IN_ROOM);
    const status1 = { method: 'POST', path: `/crashpads/status/${data.id}`, body: { status: 1 } };
    const status0 = { ...status1, body: { status: 0 } };
    const rename = {
      method: 'POST',
      path: '/listings/update-room',
      body: { id: blue.id, room_name: 'Green', beds_per_room: 2 },
    };
    await expectRefused(rig, [status1, status0, rename], lister.token, CONFLICT);
  });

  test('fewer beds than are taken', async () => {
    const lister = await addLister(rig);
    const { data } = await publish(rig, lister, {
      rooms: [{ room_name: 'Blue', beds_per_room: 3 }],
    });
    const listing = { id: data.id, user_id: lister.id };
    const [room] = data.rooms;
    for (const at of [1, 2]) await addRental(rig.database.db, listing, room.beds[at].id);
    const body = { id: room.id, room_name: 'Blue', beds_per_room: 1 };
    const call = { method: 'POST', path: '/listings/update-room', body };
    await expectRefused(rig, [call], lister.token, CONFLICT);
    const two = await rig.post(
      '/listings/update-room',
      { ...body, beds_per_room: 2 },
      lister.token,
    );
    expect(two.body.data.beds.map(({ id }: { id: number }) => id)).toEqual([
      room.beds[1].id,
      room.beds[2].id,
    ]);
  });

  test('but not removing the rest', async () => {
    const lister = await addLister(rig);
    const rooms = [
      { room_name: 'Blue', beds_per_room: 2 },
      { room_name: 'Red', beds_per_room: 1 },
    ];
    const { data } = await publish(rig, lister, { rooms });
    const [blue, red] = data.rooms;
    const listing = { id: data.id, user_id: lister.id };
    await addRental(rig.database.db, listing, blue.beds[0].id);
    const body = await editOf(rig, lister, data.id, {
      title: 'Another title',
      rate_per_from: 333,
      rooms: [
        { ...red, status: 'DELETED' },
        {
          ...blue,
          beds: [{ bed_kind: 'hot' }, blue.beds[0], { ...blue.beds[1], status: 'DELETED' }],
        },
      ],
    });
    const answer = await rig.call('PUT', `/crashpads/${data.id}`, { token: lister.token, body });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          title: 'Another title',
          rate_per_from: 333,
          num_beds: 2,
          rented: 1,
          rooms: [
            {
              id: blue.id,
              status: 'BUSY',
              beds: [{ bed_name: 'Bed 2' }, { id: blue.beds[0].id, status: 'BUSY' }],
            },
          ],
        },
      },
    });
  });

  test('but past tenants do not', async () => {
    const lister = await addLister(rig);
    const { data } = await publish(rig, lister);
    const listing = { id: data.id, user_id: lister.id };
    for (const status of ['cancelled', 'declined', 'ended'] as const) {
      await addRental(rig.database.db, listing, data.rooms[0].beds[0].id, { status });
    }
    const answer = await rig.post(`/crashpads/status/${data.id}`, { status: 0 }, lister.token);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Your crashpad has been removed.' },
    });
  });
});
