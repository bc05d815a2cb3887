import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAirport } from '../../../platform/testing-data.ts';
import { AccountsRig } from '../../accounts/testing.ts';
import { uploadsOf } from '../uploads/testing.ts';
import { addLister, addUpload, editOf, everything, publish, type TestLister } from './testing.ts';

let rig: AccountsRig;
let lister: TestLister;
beforeAll(async () => {
  rig = await AccountsRig.open();
  lister = await addLister(rig);
});
afterAll(() => rig.close());

const put = (id: number, body: object, { token } = lister) =>
  rig.call('PUT', `/crashpads/${id}`, { token, body });
const rowOf = (id: number) =>
  rig.database.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an edit', () => {
  test('changes what it says, and is seen by readers at once', async () => {
    const { data } = await publish(rig, lister);
    const airports = [await addAirport(rig.database.db), await addAirport(rig.database.db)];
    const names = ['Pool', 'Sauna'].map((en) => ({ name: JSON.stringify({ en }) }));
    const [pool, sauna] = await rig.database.db
      .insertInto('amenities')
      .values(names)
      .returning('id')
      .execute();
    const changes = {
      title: 'Älter House',
      street2: 'Unit 4',
      airport: airports.map(({ id }) => id),
      airport_distance: '2',
      other_airport_distance: '11',
      rate_per_from: '250.50',
      enable_price_range: true,
      rate_per_to: '400',
      rate_per_day_from: 30,
      deposit_required: 0,
      amenities: [{ id: pool?.id, name: { en: 'Pool' } }, sauna?.id],
    };
    const answer = await put(data.id, await editOf(rig, lister, data.id, changes));
    expect(answer.body.data).toMatchObject({
      title: 'Älter House',
      street2: 'Unit 4',
      airport: changes.airport,
      airport_distance: 2,
      other_airport_distance: 11,
      rate_per_from: 250.5,
      rate_per_to: 400,
      rate_per_day_from: 30,
      deposit_required: 0,
      amenities: [pool?.id, sauna?.id],
    });
    const seen = (await rig.get(`/listing/${data.id}`)).body;
    expect(seen.data).toMatchObject({ title: 'Älter House', rate_per_from: 250.5 });
    expect((await rowOf(data.id)).title_key).toBe('alter house');
  });

  test('leaves the rental type alone', async () => {
    const { data } = await publish(rig, lister);
    const answer = await put(data.id, await editOf(rig, lister, data.id, { rental_type: 'hotel' }));
    expect(answer.body.data.rental_type).toBe('crashpad');
  });

  test('of what was saved meanwhile is refused', async () => {
    const { data } = await publish(rig, lister);
    const read = await editOf(rig, lister, data.id);
    const first = await put(data.id, { ...read, title: 'First' });
    expect(new Date(first.body.data.updated_at) > new Date(read.updated_at)).toBe(true);
    const before = await everything(rig.database.db);
    const second = await put(data.id, { ...read, title: 'Second' });
    expect(second).toMatchObject({
      status: 409,
      body: { error_code: 'EDITED_MEANWHILE', message: 'This crashpad was changed meanwhile.' },
    });
    expect(await everything(rig.database.db)).toEqual(before);
    const { updated_at: _read, ...unasked } = read;
    expect((await put(data.id, { ...unasked, title: 'Third' })).status).toBe(200);
  });

  test('that was read before a room went is told so, and not that the room is unknown', async () => {
    const rooms = [
      { room_name: 'A', beds_per_room: 1 },
      { room_name: 'B', beds_per_room: 1 },
    ];
    const { data } = await publish(rig, lister, { rooms });
    const read = await editOf(rig, lister, data.id);
    await rig.post('/listings/delete-room', { id: data.rooms[1].id }, lister.token);
    expect(await put(data.id, read)).toMatchObject({ body: { error_code: 'EDITED_MEANWHILE' } });
  });

  test('twice at once: one is saved', async () => {
    const { data } = await publish(rig, lister);
    const read = await editOf(rig, lister, data.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => put(data.id, { ...read, title: `Title ${at}` })),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await rowOf(data.id)).title).toBe(saved[0]?.body.data.title);
  });

  test('lets go of files that it does not show any more', async () => {
    const owner = await addLister(rig);
    const { db } = rig.database;
    const [first, second] = [await addUpload(db, owner.id), await addUpload(db, owner.id)];
    const { data } = await publish(rig, owner, { images: [first, second], thumbnail: first });
    const body = await editOf(rig, owner, data.id, { images: [second], thumbnail: second });
    await put(data.id, body, owner);
    const keys = (await uploadsOf(db, owner.id)).map(({ key }) => `/files/${key}/1280.webp`);
    expect(keys).not.toContain(first);
    expect(keys).toContain(second);
  });

  test('shows pictures of another own listing, also those that were never uploaded', async () => {
    const [one, two] = [await publish(rig, lister), await publish(rig, lister)];
    const demo = '/files/pictures/demo-house/1280.webp';
    const images = JSON.stringify([demo]);
    await rig.database.db
      .updateTable('listings')
      .set({ images })
      .where('id', '=', one.data.id)
      .execute();
    const body = await editOf(rig, lister, two.data.id, { images: [demo], thumbnail: demo });
    expect(await put(two.data.id, body)).toMatchObject({
      status: 200,
      body: { data: { images: [demo] } },
    });
    const other = await addLister(rig);
    const theirs = await publish(rig, other);
    const stolen = await editOf(rig, other, theirs.data.id, { images: [demo], thumbnail: demo });
    expect((await put(theirs.data.id, stolen, other)).status).toBe(422);
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

  test('NEW, ACTIVE, DELETED and BUSY', async () => {
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
    const kept = await rig.database.db
      .selectFrom('beds')
      .select(['id', 'status'])
      .where('listing_id', '=', data.id)
      .where('status', '=', 'DELETED')
      .execute();
    expect(kept.map(({ id }) => id).toSorted()).toEqual([a.beds[0].id, b.beds[0].id].toSorted());
  });

  test('that are removed are not there for the next edit', async () => {
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

  test('that are not named stay', async () => {
    const data = await house();
    const { body } = await put(data.id, await editOf(rig, lister, data.id, { rooms: [] }));
    expect(body.data.rooms).toEqual(data.rooms);
  });

  test('a bed moves to a new room and keeps its row', async () => {
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

  test('the last one cannot go', async () => {
    const { data } = await publish(rig, lister);
    const [room] = data.rooms;
    const fault = {
      status: 422,
      body: { errors: { rooms: ['you_must_have_at_least_one_room_with_bed_numbers'] } },
    };
    const body = await editOf(rig, lister, data.id, { rooms: [{ ...room, status: 'DELETED' }] });
    expect(await put(data.id, body)).toMatchObject(fault);
    const gone = await rig.post('/listings/delete-room', { id: room.id }, lister.token);
    expect(gone).toMatchObject(fault);
  });

  test('no more than 150 beds', async () => {
    const data = await house();
    const more = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ room_name: `R${at}`, beds_per_room: 30 }));
    const tooMany = await put(data.id, await editOf(rig, lister, data.id, { rooms: more(5) }));
    expect(tooMany).toMatchObject({ status: 422, body: { errors: { rooms: ['too_many_beds'] } } });
    const enough = await put(data.id, await editOf(rig, lister, data.id, { rooms: more(4) }));
    expect(enough.body.data.num_beds).toBe(123);
  });
});

describe('one room', () => {
  test('is renamed and has its number of beds, at its place', async () => {
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

  test('has as many beds as its type allows', async () => {
    const { data } = await publish(rig, lister, { rental_type: 'room' });
    const body = { id: data.rooms[0].id, room_name: 'A', beds_per_room: 2 };
    const answer = await rig.post('/listings/update-room', body, lister.token);
    expect(answer).toMatchObject({ status: 422, body: { errors: { rooms: ['too_many_beds'] } } });
  });

  test('goes, and twice at once only once', async () => {
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
