import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { addRental } from '../../rentals/testing.ts';
import { addLister, editOf, expectRefused, publish, type TestLister } from '../testing.ts';

describe('the rooms of a listing', () => {
  const rig = useTestApp();
  let lister: TestLister;
  beforeAll(async () => {
    lister = await addLister(rig);
  });

  const put = (id: number, body: object, { token } = lister) =>
    rig.call('PUT', `/crashpads/${id}`, { token, body });

  describe('prices', () => {
    const price = (path: string, body: object, { token } = lister) =>
      rig.call('PUT', `/${path}/price`, { token, body });

    it('a free bed has its new price now, a taken one for the next tenant', async () => {
      const { data } = await publish(rig, lister, {
        rooms: [{ room_name: 'A', beds_per_room: 2 }],
      });
      const [free, taken] = data.rooms.flatMap(({ beds }: { beds: { id: number }[] }) => beds);
      expect(await price(`beds/${free.id}`, { rate: '412.50' })).toMatchObject({
        ...{ status: 200, body: { data: { rental_amount: 412.5 }, for_next_tenant: false } },
      });
      const listing = { id: data.id, user_id: lister.id };
      await addRental(rig.database.db, listing, taken.id);
      expect(await price(`beds/${taken.id}`, { rate: null })).toMatchObject({
        ...{ status: 200, body: { data: { rental_amount: null }, for_next_tenant: true } },
      });
      for (const rate of ['412.505', -1, 100_000.01, [], undefined]) {
        const { status, body } = await price(`beds/${free.id}`, { rate });
        expect([status, Object.keys(body.errors)]).toEqual([422, ['rate']]);
      }
      const other = await addLister(rig);
      expect(await price(`beds/${free.id}`, { rate: 1 }, other)).toMatchObject({ status: 404 });
      expect(await price(`beds/${free.id}`, { rate: [] }, other)).toMatchObject({ status: 404 });
      expect((await price(`beds/${free.id}`, { rate: 412.5 })).body.data.rental_amount).toBe(412.5);
    });

    it('of two devices the second gets the price of the first', async () => {
      const { data } = await publish(rig, lister);
      const path = `crashpads/${data.id}`;
      const { updated_at } = data;
      const first = await price(path, { rate_per_from: 350, rate_per_to: 400, updated_at });
      expect(first.body.data).toMatchObject({
        ...{ rate_per_from: 350, rate_per_to: 400, enable_price_range: true },
      });
      expect(await price(path, { rate_per_from: 360, updated_at })).toMatchObject({
        status: 409,
        body: {
          error_code: 'EDITED_MEANWHILE',
          price: { rate_per_from: 350, rate_per_to: 400, updated_at: first.body.data.updated_at },
        },
      });
      expect(await price(path, { rate_per_from: 400.01 })).toMatchObject({
        ...{
          status: 422,
          body: { errors: { rate_per_to: ['rate_per_to_is_below_rate_per_from'] } },
        },
      });
      const again = await price(path, { rate_per_from: 360, rate_per_to: null });
      expect(again.body.data).toMatchObject({ rate_per_to: null, enable_price_range: false });
    });
  });

  describe('rooms and beds of an edit', () => {
    async function house() {
      const rooms = [
        { room_name: 'A', beds_per_room: 2 },
        { room_name: 'B', beds_per_room: 1 },
      ];
      return (await publish(rig, lister, { rooms })).data;
    }
    const outline = (rooms: { room_name: string; beds: { bed_name: string }[] }[]) =>
      rooms.map(({ room_name, beds }) => [room_name, ...beds.map(({ bed_name }) => bed_name)]);

    it('NEW, ACTIVE, DELETED and BUSY', async () => {
      const data = await house();
      const [a, b] = data.rooms;
      const rooms = [
        {
          room_name: 'C',
          status: 'NEW',
          beds: [
            { bed_name: 'Top', status: 'NEW' },
            { bed_name: 'Low', status: 'DELETED' },
          ],
        },
        { room_name: 'Nothing', status: 'DELETED', beds: [] },
        { ...b, status: 'DELETED' },
        {
          ...a,
          status: 'BUSY',
          beds: [
            { ...a.beds[1], status: 'BUSY' },
            { ...a.beds[0], status: 'DELETED' },
          ],
        },
      ];
      const { body } = await put(data.id, await editOf(rig, lister, data.id, { rooms }));
      expect(outline(body.data.rooms)).toEqual([
        ['C', 'Top'],
        ['A', 'Bed 2'],
      ]);
      expect(body.data).toMatchObject({ num_beds: 2, total_rooms: 2 });
      const rows = await rig.database.db
        .selectFrom('beds')
        .select(['id', 'status'])
        .where('listing_id', '=', data.id)
        .where('status', '=', 'DELETED')
        .execute();
      expect(rows.map(({ id }) => id).toSorted()).toEqual([a.beds[0].id, b.beds[0].id].toSorted());
    });

    it('removed rooms and beds do not exist for the next edit', async () => {
      const data = await house();
      const [a, b] = data.rooms;
      await put(
        data.id,
        await editOf(rig, lister, data.id, { rooms: [a, { ...b, status: 'DELETED' }] }),
      );
      const rooms = [a, { ...b, beds: [] }];
      const again = await put(data.id, await editOf(rig, lister, data.id, { rooms }));
      expect(again).toMatchObject({
        status: 422,
        body: { errors: { rooms: ['room_is_not_of_this_listing'] } },
      });
      const room = await rig.post('/listings/delete-room', { id: b.id }, lister.token);
      expect(room.status).toBe(404);
    });

    it('rooms and beds that an edit leaves out stay', async () => {
      const data = await house();
      const { body } = await put(data.id, await editOf(rig, lister, data.id, { rooms: [] }));
      expect(body.data.rooms).toEqual(data.rooms);
    });

    it('a bed moves to a new room with its row', async () => {
      const data = await house();
      const [a] = data.rooms;
      const rooms = [
        { ...a, beds: [a.beds[0]] },
        { room_name: 'C', beds: [a.beds[1]] },
      ];
      const { body } = await put(data.id, await editOf(rig, lister, data.id, { rooms }));
      expect(outline(body.data.rooms)).toEqual([
        ['A', 'Bed 1'],
        ['C', 'Bed 2'],
        ['B', 'Bed 1'],
      ]);
      expect(body.data.rooms[1].beds[0].id).toBe(a.beds[1].id);
    });

    it('a bed moves to another room of the listing, unless its room would be empty', async () => {
      const data = await house();
      const [a, b] = data.rooms;
      const [first, second] = a.beds;
      const moved = [
        { ...a, beds: [first] },
        { ...b, beds: [...b.beds, second] },
      ];
      const { body } = await put(data.id, await editOf(rig, lister, data.id, { rooms: moved }));
      expect(
        body.data.rooms.map(({ beds }: typeof a) => beds.map(({ id }: typeof first) => id)),
      ).toEqual([[first.id], [b.beds[0].id, second.id]]);
      const emptied = [
        { ...a, beds: [] },
        { ...b, beds: [first] },
      ];
      const none = await put(data.id, await editOf(rig, lister, data.id, { rooms: emptied }));
      expect(none).toMatchObject({
        status: 422,
        body: { errors: { rooms: ['name_rooms_and_beds'] } },
      });
    });

    it('one marked without name and id is ignored', async () => {
      const data = await house();
      const rooms = [{ status: 'DELETED' }];
      const { body } = await put(data.id, await editOf(rig, lister, data.id, { rooms }));
      expect(body.data.rooms).toEqual(data.rooms);
    });

    it('the last one cannot be removed', async () => {
      const { data } = await publish(rig, lister);
      const [room] = data.rooms;
      const fault = {
        status: 422,
        body: { errors: { rooms: ['you_must_have_at_least_one_room_with_bed_numbers'] } },
      };
      const body = await editOf(rig, lister, data.id, { rooms: [{ ...room, status: 'DELETED' }] });
      expect(await put(data.id, body)).toMatchObject(fault);
      const answer = await rig.post('/listings/delete-room', { id: room.id }, lister.token);
      expect(answer).toMatchObject(fault);
    });

    it('there are at most 150 beds', async () => {
      const data = await house();
      const more = (count: number) =>
        Array.from({ length: count }, (_, at) => ({ room_name: `R${at}`, beds_per_room: 30 }));
      const tooMany = await put(data.id, await editOf(rig, lister, data.id, { rooms: more(5) }));
      expect(tooMany).toMatchObject({
        status: 422,
        body: { errors: { rooms: ['too_many_beds'] } },
      });
      const enough = await put(data.id, await editOf(rig, lister, data.id, { rooms: more(4) }));
      expect(enough.body.data.num_beds).toBe(123);
    });
  });

  describe('one room', () => {
    it('is renamed and gets its number of beds, in its place', async () => {
      const rooms = [
        { room_name: 'A', beds_per_room: 1 },
        { room_name: 'B', beds_per_room: 2 },
      ];
      const { data } = await publish(rig, lister, { rooms });
      const [a, b] = data.rooms;
      const body = { id: b.id, room_name: 'Blue', beds_per_room: 3 };
      const answer = await rig.post('/listings/update-room', body, lister.token);
      expect(answer).toMatchObject({ status: 200, body: { data: { ...body, status: 'ACTIVE' } } });
      const after = await editOf(rig, lister, data.id);
      expect(after.rooms.map(({ id }: { id: number }) => id)).toEqual([a.id, b.id]);
      expect(after).toMatchObject({ num_beds: 4 });
      expect(new Date(after.updated_at) > new Date(data.updated_at)).toBe(true);
    });

    it('has as many beds as its type allows', async () => {
      const { data } = await publish(rig, lister, { rental_type: 'room' });
      const body = { id: data.rooms[0].id, room_name: 'A', beds_per_room: 2 };
      const answer = await rig.post('/listings/update-room', body, lister.token);
      expect(answer).toMatchObject({ status: 422, body: { errors: { rooms: ['too_many_beds'] } } });
    });

    it('is removed once by two concurrent calls', async () => {
      const rooms = [
        { room_name: 'A', beds_per_room: 1 },
        { room_name: 'B', beds_per_room: 1 },
      ];
      const { data } = await publish(rig, lister, { rooms });
      const { id } = data.rooms[0];
      const remove = () => rig.post('/listings/delete-room', { id }, lister.token);
      const statuses = (await Promise.all([remove(), remove(), remove()])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([200, 404, 404]);
      expect((await editOf(rig, lister, data.id)).total_rooms).toBe(1);
    });
  });
});

describe('rooms with tenants', () => {
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
    it.each(['pending', 'accepted'] as const)('%s ones', async (status) => {
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

    it('fewer beds than are taken', async () => {
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

    it('tenants of one bed do not prevent removing the others', async () => {
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

    it('past tenants prevent no removal', async () => {
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
});
