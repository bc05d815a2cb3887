import { RENTAL_TYPES, rentalTypeRule } from '@crewpad/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadsOf } from '../../../platform/uploads/testing.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addAirport } from '../../search/testing.ts';
import {
  addLister,
  addUpload,
  DESCRIPTION,
  editOf,
  everything,
  formOf,
  publish,
  type TestLister,
} from '../testing.ts';

describe('a new listing', () => {
  const rig = useTestApp();
  let lister: TestLister;
  beforeAll(async () => {
    lister = await addLister(rig);
  });

  describe('publishes, reads and saves a listing of each type unchanged', () => {
    it.each(RENTAL_TYPES)('%s', async (rental_type) => {
      // Sent for every type, saved only for types that have them.
      const extras = { bathrooms: 2, number_of_shower: 1, max_nights: 20 };
      const { data } = await publish(rig, lister, { rental_type, ...extras });
      const { hasBathrooms, hasMaxNights } = rentalTypeRule(rental_type);
      expect(data).toMatchObject({
        rental_type,
        status: 2,
        num_beds: 1,
        total_rooms: 1,
        bathrooms: hasBathrooms ? 2 : null,
        number_of_shower: hasBathrooms ? 1 : null,
        max_nights: hasMaxNights ? 20 : null,
        rooms: [{ room_name: 'Bedroom 1', status: 'ACTIVE', beds: [{ bed_name: 'Bed 1' }] }],
      });
      const body = await editOf(rig, lister, data.id);
      const same = await rig.call('PUT', `/crashpads/${data.id}`, { token: lister.token, body });
      expect(same).toMatchObject({
        status: 200,
        body: { message: 'Your crashpad has been updated.' },
      });
      expect(same.body.data).toEqual({ ...data, updated_at: same.body.data.updated_at });
    });
  });

  it('a published listing appears on its page and in search immediately', async () => {
    const airport = await addAirport(rig.database.db, { latitude: 40.7, longitude: -74.1 });
    const path = `/airports/${airport.id}/listings`;
    const searchListings = async () =>
      (await rig.get(path)).body.listing.map(({ id }: { id: number }) => id);
    expect(await searchListings()).toEqual([]);
    const { data } = await publish(rig, lister, { airport: [airport.id], airport_distance: 11 });
    expect(await searchListings()).toEqual([data.id]);
    const { body } = await rig.get(`/listing/${data.id}`);
    expect(body.data).toMatchObject({ title: 'The Crew House', airport_distance: 11 });
    expect(body.data.latitude).not.toBe(data.latitude);
    expect(body.data).not.toHaveProperty('street1');
  });

  it('the public point is 100 to 400 m away, in its own cell', async () => {
    const { data } = await publish(rig, lister, { latitude: 51.0001, longitude: 0.0001 });
    const row = await rig.database.db
      .selectFrom('listings')
      .select(['public_latitude', 'public_longitude', 'public_cell'])
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const metres = Math.hypot(
      (row.public_latitude - 51.0001) * 111_195,
      (row.public_longitude - 0.0001) * 111_195 * Math.cos((51 * Math.PI) / 180),
    );
    expect(metres).toBeGreaterThan(99);
    expect(metres).toBeLessThan(401);
    const west = row.public_longitude < 0 ? 0 : 1;
    const south = row.public_latitude < 51 ? 0 : 1;
    expect(row.public_cell).toBe((50 + south + 90) * 360 + ((-1 + west + 540) % 360));
  });

  it('forty beds in four rooms retain order, names, types and rents', async () => {
    const kinds = ['cold', 'hot', 'private'] as const;
    const rooms = Array.from({ length: 4 }, (_, room) => ({
      room_name: `Room ${4 - room}`,
      beds: Array.from({ length: 10 }, (__, bed) => ({
        bed_name: `Bunk ${10 - bed}`,
        bed_kind: kinds[bed % 3],
        rental_amount: 200.5 + bed,
      })),
    }));
    const { data } = await publish(rig, lister, { rooms });
    expect(data).toMatchObject({ rooms, num_beds: 40, bed_kinds: ['cold', 'hot', 'private'] });
  });

  it('accepts a body with more than a thousand keys here, and refuses it elsewhere', async () => {
    const bed = {
      bed_name: 'Bunk',
      bed_kind: 'hot',
      rental_amount: 200,
      status: 'NEW',
      a: 1,
      b: 2,
      c: 3,
      d: 4,
      e: 5,
    };
    const rooms = Array.from({ length: 5 }, (_, at) => ({
      room_name: `Room ${at}`,
      beds: Array.from({ length: 30 }, () => bed),
    }));
    const { data } = await publish(rig, lister, { rooms });
    expect(data.num_beds).toBe(150);
    const [room] = data.rooms;
    const many = Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`k${at}`, at]));
    const body = { id: room.id, room_name: 'x', beds_per_room: 1, ...many };
    expect((await rig.post('/listings/update-room', body, lister.token)).status).toBe(400);
    const form = await formOf(rig, lister.id);
    const most = Object.fromEntries(Array.from({ length: 5100 }, (_, at) => [`k${at}`, at]));
    expect((await rig.post('/crashpads', { ...form, ...most }, lister.token)).status).toBe(400);
  });

  it('removes contact details before counting characters', async () => {
    const { data } = await publish(rig, lister, {
      description: `${DESCRIPTION} Call me: two one two 555 0199.`,
      rules_policies_des: 'Mail amy at example dot com before you come.',
    });
    expect(data.description).not.toMatch(/555|two one two/);
    expect(data.rules_policies_des).not.toMatch(/example/);
    const description = `${'A quiet house. '.repeat(13)} +1 212 555 0199`;
    const answer = await rig.post(
      '/crashpads',
      await formOf(rig, lister.id, { description }),
      lister.token,
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { description: ['description_is_minimum_200_characters'] } },
    });
  });

  async function addPreference(en: string): Promise<number> {
    const { id } = await rig.database.db
      .insertInto('preferences')
      .values({ name: JSON.stringify({ en }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  it('derives gender from the preferences, or the other way around', async () => {
    const [male, female] = [await addPreference('Male Only'), await addPreference('Female Only')];
    const genders = await Promise.all([
      publish(rig, lister, { preferences: [male] }),
      publish(rig, lister, { preferences: [male], gender: 'female' }),
      publish(rig, lister, { preferences: [female], gender: 'all' }),
    ]);
    expect(genders.map(({ data }) => [data.gender, data.preferences])).toEqual([
      ['male', [male]],
      ['female', [female]],
      ['all', []],
    ]);
  });

  it('marks published files as used, including those of the draft', async () => {
    const owner = await addLister(rig);
    const { db } = rig.database;
    const picture = await addUpload(db, owner.id);
    const pdf = await addUpload(db, owner.id, 'document');
    const upload = await addUpload(db, owner.id);
    const draft = { form: { images: [picture, upload], rules_policies_doc: [pdf] } };
    const put = { token: owner.token, body: draft };
    const { version } = (await rig.call('PUT', '/lister/draft', put)).body.draft;
    const used = async () =>
      (await uploadsOf(db, owner.id)).map(({ state, used_at }) => [state, used_at !== null]);
    expect(await used()).toEqual([
      ['kept', true],
      ['kept', true],
      ['kept', true],
    ]);
    await publish(rig, owner, {
      images: [picture],
      thumbnail: picture,
      rules_policies_doc: [pdf],
      draft_version: version,
    });
    expect((await rig.get('/lister/draft', owner.token)).body).toEqual({ draft: null });
    const keys = (await uploadsOf(db, owner.id)).map(({ key }) => key);
    expect(keys).not.toContain(upload.slice('/files/'.length, -'/1280.webp'.length));
    expect((await used()).slice(0, 2)).toEqual([
      ['kept', true],
      ['kept', true],
    ]);
  });

  it('a draft that another tab changed stays', async () => {
    const put = { token: lister.token, body: { form: { title: 'Of another tab' } } };
    const { version } = (await rig.call('PUT', '/lister/draft', put)).body.draft;
    await rig.call('PUT', '/lister/draft', put);
    await publish(rig, lister, { draft_version: version });
    const { body } = await rig.get('/lister/draft', lister.token);
    expect(body.draft.form.title).toBe('Of another tab');
  });
});

describe('a changed listing', () => {
  const rig = useTestApp();
  let lister: TestLister;
  beforeAll(async () => {
    lister = await addLister(rig);
  });

  const put = (id: number, body: object, { token } = lister) =>
    rig.call('PUT', `/crashpads/${id}`, { token, body });
  const rowOf = (id: number) =>
    rig.database.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  describe('an edit', () => {
    it('changes the given fields, and readers see it immediately', async () => {
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
      const page = (await rig.get(`/listing/${data.id}`)).body;
      expect(page.data).toMatchObject({ title: 'Älter House', rate_per_from: 250.5 });
      expect((await rowOf(data.id)).title_key).toBe('alter house');
    });

    it('does not change the rental type', async () => {
      const { data } = await publish(rig, lister);
      const answer = await put(
        data.id,
        await editOf(rig, lister, data.id, { rental_type: 'hotel' }),
      );
      expect(answer.body.data.rental_type).toBe('crashpad');
    });

    it('an edit of a stale version is refused', async () => {
      const { data } = await publish(rig, lister);
      const version = await editOf(rig, lister, data.id);
      const first = await put(data.id, { ...version, title: 'First' });
      expect(new Date(first.body.data.updated_at) > new Date(version.updated_at)).toBe(true);
      const before = await everything(rig.database.db);
      const second = await put(data.id, { ...version, title: 'Second' });
      expect(second).toMatchObject({
        status: 409,
        body: {
          error_code: 'EDITED_MEANWHILE',
          message: 'This crash pad has changed since you opened it.',
        },
      });
      expect(await everything(rig.database.db)).toEqual(before);
      const { updated_at: _read, ...unasked } = version;
      expect((await put(data.id, { ...unasked, title: 'Third' })).status).toBe(200);
    });

    it('an edit of a version with a since removed room gets 409, not an unknown room', async () => {
      const rooms = [
        { room_name: 'A', beds_per_room: 1 },
        { room_name: 'B', beds_per_room: 1 },
      ];
      const { data } = await publish(rig, lister, { rooms });
      const version = await editOf(rig, lister, data.id);
      await rig.post('/listings/delete-room', { id: data.rooms[1].id }, lister.token);
      expect(await put(data.id, version)).toMatchObject({
        body: { error_code: 'EDITED_MEANWHILE' },
      });
    });

    it('concurrent with another: one is saved', async () => {
      const { data } = await publish(rig, lister);
      const version = await editOf(rig, lister, data.id);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => put(data.id, { ...version, title: `Title ${at}` })),
      );
      const saved = answers.filter(({ status }) => status === 200);
      expect(saved).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      expect((await rowOf(data.id)).title).toBe(saved[0]?.body.data.title);
    });

    it('releases files it no longer shows', async () => {
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

    it('can show pictures of another own listing, including those never uploaded', async () => {
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
});
