import { beforeAll, describe, expect, test } from 'vitest';
import { uploadsOf } from '../../../../platform/uploads/testing.ts';
import { useTestApp } from '../../../../testing/test-app.ts';
import { addAirport } from '../../../search/testing.ts';
import type { TestLister } from '../../testing.ts';
import { addLister, addUpload, editOf, everything, publish } from '../../testing.ts';

const rig = useTestApp();
let lister: TestLister;
beforeAll(async () => {
  lister = await addLister(rig);
});

const put = (id: number, body: object, { token } = lister) =>
  rig.call('PUT', `/crashpads/${id}`, { token, body });
const rowOf = (id: number) =>
  rig.database.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('an edit', () => {
  test('changes the given fields, and readers see it immediately', async () => {
    const { data } = await publish(rig, lister);
    const near = { latitude: 40.7, longitude: -74.1 };
    const airports = [
      await addAirport(rig.database.db, near),
      await addAirport(rig.database.db, near),
    ];
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

  test('does not change the rental type', async () => {
    const { data } = await publish(rig, lister);
    const answer = await put(data.id, await editOf(rig, lister, data.id, { rental_type: 'hotel' }));
    expect(answer.body.data.rental_type).toBe('crashpad');
  });

  test('of a stale version is refused', async () => {
    const { data } = await publish(rig, lister);
    const read = await editOf(rig, lister, data.id);
    const first = await put(data.id, { ...read, title: 'First' });
    expect(new Date(first.body.data.updated_at) > new Date(read.updated_at)).toBe(true);
    const before = await everything(rig.database.db);
    const second = await put(data.id, { ...read, title: 'Second' });
    expect(second).toMatchObject({
      status: 409,
      body: {
        error_code: 'EDITED_MEANWHILE',
        message: 'This crash pad has changed since you opened it.',
      },
    });
    expect(await everything(rig.database.db)).toEqual(before);
    const { updated_at: _read, ...unasked } = read;
    expect((await put(data.id, { ...unasked, title: 'Third' })).status).toBe(200);
  });

  test('of a version with a since removed room gets 409, not an unknown room', async () => {
    const rooms = [
      { room_name: 'A', beds_per_room: 1 },
      { room_name: 'B', beds_per_room: 1 },
    ];
    const { data } = await publish(rig, lister, { rooms });
    const read = await editOf(rig, lister, data.id);
    await rig.post('/listings/delete-room', { id: data.rooms[1].id }, lister.token);
    expect(await put(data.id, read)).toMatchObject({ body: { error_code: 'EDITED_MEANWHILE' } });
  });

  test('concurrent with another: one is saved', async () => {
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

  test('releases files it no longer shows', async () => {
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

  test('can show pictures of another own listing, including those never uploaded', async () => {
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
