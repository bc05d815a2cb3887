import { beforeAll, describe, expect, it } from 'vitest';
import { removeUnusedUploads } from '../../../platform/uploads/remove.ts';
import { formOf, pdfOf, pictureOf, uploadsOf } from '../../../platform/uploads/testing.ts';
import { mailsTo, TestApp, useTestApp } from '../../../testing/test-app.ts';
import { addUpload } from '../../listings/testing.ts';
import { addCity } from '../../search/testing.ts';

let adminId: number;
let token: string;
const rig = useTestApp({ FLAGS: 'events,specialOffers,deactivateAccount' });
beforeAll(async () => {
  adminId = (await rig.member({ role: 'admin', user_plan: null })).id;
  // Valid for long, because a test advances the clock by days.
  token = await rig.tokenOf(adminId, true);
});

const FORM = {
  title: [
    { key: 'en', value: 'Crew barbecue' },
    { key: 'es', value: ' ' },
  ],
  description: 'Bring your badge.',
  business_name: 'Harbor Grill',
  city: 'Queens',
  country: 'US',
  map_lat: 40.7,
  map_lng: -73.8,
  start_date: '2026-03-10',
  end_date: '2026-03-11',
  start_time: '18:00',
  end_time: '17:30',
  price_range: '$10',
  rating: 4.5,
};

const KINDS = [
  { path: '/events', page: '/event', label: 'Event', subject: 'event' },
  { path: '/offers', page: '/offer', label: 'Special offer', subject: 'special_offer' },
] as const;

const patch = (path: string, body: object, by = token) =>
  rig.call('PATCH', path, { body, token: by });
const feedOf = async () =>
  rig.database.db.selectFrom('feed_items').selectAll().orderBy('id').execute();

async function upload(by = token): Promise<string> {
  const answer = await rig.call('POST', '/upload/feed-images', {
    token: by,
    ...formOf([{ bytes: await pictureOf() }]),
  });
  expect(answer.status).toBe(200);
  return answer.body.url[0];
}

async function created(path: string, change: object = {}): Promise<number> {
  const { status, body } = await rig.post(path, { ...FORM, ...change }, token);
  expect(status).toBe(201);
  return body.data.id;
}

describe.each(KINDS)('$path', ({ path, page, label, subject }) => {
  it('are added, changed and deleted; visitors see it immediately', async () => {
    const image = await upload();
    const { status, body } = await rig.post(path, { ...FORM, image }, token);
    expect([status, body.message]).toEqual([201, `${label} created`]);
    const { id } = body.data;
    const readItem = async () => (await rig.get(`${page}/${id}`)).body.data;
    expect(await readItem()).toEqual({
      ...FORM,
      id,
      title: [{ key: 'en', value: 'Crew barbecue' }],
      image,
      merchant_id: null,
      distance_km: null,
    });

    const change = { title: [{ key: 'en', value: 'Crew brunch' }], rating: 5 };
    const updated = await patch(`${path}/${id}`, change);
    expect([updated.status, updated.body.message]).toEqual([200, `${label} updated`]);
    expect(await readItem()).toMatchObject({ ...change, description: FORM.description, image });
    expect((await patch(`${path}/${id}`, { image: null })).body.data.image).toBeNull();

    const deleted = await rig.delete(`${path}/${id}`, token);
    expect([deleted.status, deleted.body]).toEqual([200, { message: `${label} deleted` }]);
    expect((await rig.get(`${page}/${id}`)).status).toBe(404);
    expect((await patch(`${path}/${id}`, {})).status).toBe(404);
    expect((await rig.delete(`${path}/${id}`, token)).status).toBe(404);

    const actions = await rig.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', 'like', `${subject}.%`)
      .where('actor_id', '=', adminId)
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(
      ['created', 'updated', 'updated', 'deleted'].map((verb) => `${subject}.${verb}`),
    );
  });

  it('the editor lists past items, whatever the flags', async () => {
    const past = await created(path, { start_date: '2026-01-01', end_date: '2026-01-02' });
    const { data, total } = (await rig.get(path, token)).body;
    expect(data.map(({ id }: { id: number }) => id)).toContain(past);
    expect(total).toBe(data.length);
    expect((await rig.get(`${page}/${past}`)).status).toBe(404);
    expect((await rig.get(`${path}/${past}`, token)).body.data.id).toBe(past);
    const other = KINDS.find((kind) => kind.path !== path)?.path;
    expect((await rig.get(`${other}/${past}`, token)).status).toBe(404);
    expect((await patch(`${other}/${past}`, { rating: 1 })).status).toBe(404);
    expect((await rig.delete(`${other}/${past}`, token)).status).toBe(404);
  });

  it('an end at the time of the start is accepted, new or changed', async () => {
    const day = { start_date: '2026-03-10', end_date: '2026-03-10', start_time: '10:00' };
    const same = await created(path, { ...day, end_time: '10:00' });
    expect((await patch(`${path}/${same}`, { end_time: '12:00' })).status).toBe(200);
    expect((await patch(`${path}/${same}`, { end_time: '10:00' })).status).toBe(200);
    expect((await patch(`${path}/${same}`, { end_time: '09:59' })).status).toBe(422);
  });

  it('invalid input changes nothing', async () => {
    const id = await created(path);
    const before = await feedOf();
    for (const [change, field, key] of [
      [{ title: [{ key: 'es', value: 'Fiesta' }] }, 'title', 'english_title_is_required'],
      [{ title: 'Party' }, 'title', 'english_title_is_required'],
      [{ title: [{ key: 'en', value: 'a'.repeat(121) }] }, 'title.0.value', 'is_too_long'],
      [{ business_name: ' ' }, 'business_name', 'business_is_required'],
      [{ description: 'a'.repeat(5001) }, 'description', 'is_too_long'],
      [{ city: '' }, 'city', 'place_is_required'],
      [{ country: 'usa' }, 'country', 'country_code_is_not_valid'],
      [{ country: 'ZZ' }, 'country', 'country_code_is_not_valid'],
      [{ map_lat: 91 }, 'map_lat', 'place_is_required'],
      [{ start_date: '2026-02-30' }, 'start_date', 'date_is_not_valid'],
      [{ start_time: '24:00' }, 'start_time', 'feed_time_is_required'],
      [{ end_date: '2026-03-09' }, 'end_date', 'end_is_before_start'],
      [{ end_date: '2026-03-10' }, 'end_time', 'end_is_before_start'],
      [{ rating: 6 }, 'rating', 'is_too_large'],
      [{ price_range: 'a\nb' }, 'price_range', 'text_is_not_valid'],
    ] as const) {
      for (const answer of [
        await rig.post(path, { ...FORM, ...change }, token),
        await patch(`${path}/${id}`, change),
      ]) {
        expect([answer.status, answer.body.errors], JSON.stringify(change)).toEqual([
          422,
          { [field]: [key] },
        ]);
      }
    }
    expect((await patch(`${path}/2000000000`, { rating: 6 })).status).toBe(404);
    expect(await feedOf()).toEqual(before);
  });

  it('members of other roles change nothing', async () => {
    const id = await created(path);
    const before = await feedOf();
    const { id: memberId } = await rig.member();
    const other = await rig.tokenOf(memberId);
    expect([
      (await rig.get(path, other)).status,
      (await rig.get(`${path}/${id}`, other)).status,
      (await rig.post(path, FORM, other)).status,
      (await patch(`${path}/${id}`, { rating: 1 }, other)).status,
      (await rig.delete(`${path}/${id}`, other)).status,
    ]).toEqual([403, 403, 403, 403, 403]);
    const form = formOf([{ bytes: await pictureOf() }]);
    const refused = await rig.call('POST', '/upload/feed-images', { token: other, ...form });
    expect([refused.status, await uploadsOf(rig.database.db, memberId)]).toEqual([403, []]);
    expect(await feedOf()).toEqual(before);
  });
});

describe('a picture', () => {
  it('must be an own upload, and a picture', async () => {
    const stranger = await addUpload(rig.database.db, (await rig.member()).id);
    const document = await addUpload(rig.database.db, adminId, 'document');
    const before = await feedOf();
    for (const image of [stranger, document, 'https://elsewhere.example/a.webp', '/files/x']) {
      const answer = await rig.post('/events', { ...FORM, image }, token);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { image: ['picture_is_not_yours'] },
      ]);
    }
    const form = formOf([{ bytes: await pdfOf(), name: 'party.jpg' }]);
    const refused = await rig.call('POST', '/upload/feed-images', { token, ...form });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'image[]': ['file_is_not_a_picture'] },
    ]);
    expect(await feedOf()).toEqual(before);
  });

  it('stays while it is shown, also after another admin changed the rest', async () => {
    const image = await upload();
    const id = await created('/events', { image });
    const { id: otherId } = await rig.member({ role: 'admin', user_plan: null });
    const other = await rig.tokenOf(otherId, true);
    const changed = await patch(`/events/${id}`, { rating: 2, image }, other);
    expect([changed.status, changed.body.data.image]).toEqual([200, image]);
    const stateOf = async () => {
      const uploads = await uploadsOf(rig.database.db, adminId);
      return uploads.find(({ key }) => image.includes(key))?.state;
    };
    rig.clock.set(new Date(rig.clock.now().getTime() + 48 * 3600 * 1000));
    await removeUnusedUploads(rig.database.db, rig.services.files, rig.clock.now());
    expect(await stateOf()).toBe('kept');
    const theirs = await upload(other);
    expect((await patch(`/events/${id}`, { image: theirs }, other)).status).toBe(200);
    await removeUnusedUploads(rig.database.db, rig.services.files, rig.clock.now());
    expect(await stateOf()).toBeUndefined();
  });
});

it('stays when the admin who uploaded it closes their account', async () => {
  const { db } = rig.database;
  const { id, email } = await rig.member({ role: 'admin', user_plan: null });
  const own = await rig.tokenOf(id, true);
  const [image, unused] = [await upload(own), await upload(own)];
  expect((await rig.post('/events', { ...FORM, image }, own)).status).toBe(201);
  await rig.get('/user/request-deactivation-account', own);
  const [mail] = await mailsTo(rig, email);
  const [code] = /\b\d{8}\b/.exec(mail?.text ?? '') ?? [];
  const call = { token: own, body: { code } };
  expect((await rig.call('DELETE', '/user/verify-deactivation-code', call)).status).toBe(200);
  await removeUnusedUploads(db, rig.services.files, rig.clock.now());
  const uploads = await uploadsOf(db, id);
  expect(uploads.map(({ key, state }) => [image.includes(key), state])).toEqual([[true, 'kept']]);
  expect(unused).not.toBe(image);
});

it('city pages count an event immediately', async () => {
  const { db } = rig.database;
  const { id } = await addCity(db, { slug: 'feed-city-us', display_name: 'Feed City' });
  await db.updateTable('cities').set({ listings_count: 1 }).where('id', '=', id).execute();
  const { latitude, longitude } = await db
    .selectFrom('cities')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const count = async () => {
    const { data } = (await rig.get('/cities')).body;
    const cities = data.flatMap(({ cities }: { cities: { slug: string }[] }) => cities);
    return cities.find(({ slug }: { slug: string }) => slug === 'feed-city-us')?.event_count;
  };
  const before = await count();
  await created('/events', { map_lat: latitude, map_lng: longitude, end_date: '2026-12-31' });
  expect(await count()).toBe(before + 1);
  const ofCity = async (city: string) =>
    (await rig.get(`/events/by-type?type=events&city=${city}`)).body.events;
  for (const name of ['feed%20city', 'FEED+CITY', 'feed-city-us']) {
    expect(await ofCity(name)).toHaveLength(before + 1);
  }
});

it('without the flags the editor works, and the public feed returns 404', async () => {
  const off = await TestApp.open({ FLAGS: '-events,-specialOffers' });
  const admin = await off.tokenOf((await off.member({ role: 'admin', user_plan: null })).id);
  const { status, body } = await off.post('/events', FORM, admin);
  expect(status).toBe(201);
  expect((await off.get('/events', admin)).body.total).toBe(1);
  expect((await off.get(`/event/${body.data.id}`, admin)).status).toBe(404);
  await off.close();
});
