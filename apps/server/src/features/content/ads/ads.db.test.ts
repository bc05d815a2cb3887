import { beforeAll, expect, it } from 'vitest';
import { formOf, pictureOf } from '../../../platform/uploads/testing.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addUpload } from '../../listings/testing.ts';
import { deleteOldClicks } from './ads.ts';

const rig = useTestApp();
let adminId: number;
let token: string;
beforeAll(async () => {
  adminId = (await rig.member({ role: 'admin', user_plan: null })).id;
  token = await rig.tokenOf(adminId);
});

const FORM = {
  title: 'Crew coffee',
  target: 'https://coffee.example/crew',
  places: ['listing', 'results'],
  from: '2026-03-01',
  to: '2026-03-31',
};

const book = (change: object = {}, by = token) => rig.post('/ads', { ...FORM, ...change }, by);
const patch = (id: number, body: object, by = token) =>
  rig.call('PATCH', `/ads/${id}`, { body, token: by });
const placed = async (place: string) => (await rig.get(`/ads/placed?place=${place}`)).body.data;
const adOf = async (id: number) => (await rig.get(`/ads/${id}`, token)).body.data;
const rows = () => rig.database.db.selectFrom('ads').selectAll().orderBy('id').execute();
const click = (id: number, device = 'a phone', by?: string) =>
  rig.call('POST', `/ads/${id}/click`, { token: by, headers: { 'user-agent': device } });

async function upload(): Promise<string> {
  const form = formOf([{ bytes: await pictureOf() }]);
  return (await rig.call('POST', '/upload/feed-images', { token, ...form })).body.url[0];
}

async function booked(change: object = {}): Promise<number> {
  const { status, body } = await book({ picture: await upload(), ...change });
  expect(status).toBe(201);
  return body.data.id;
}

it('an ad is booked, shown in its places, changed and deleted, all audited', async () => {
  const picture = await upload();
  const { status, body } = await book({ picture, places: ['listing'] });
  expect([status, body.message]).toEqual([201, 'Ad created']);
  const { id } = body.data;
  expect(body.data).toEqual({
    ...FORM,
    id,
    picture,
    places: ['listing'],
    state: 'running',
    views: 0,
    clicks: 0,
  });
  const list = (await rig.get('/ads', token)).body;
  expect([list.total, list.data]).toEqual([1, [body.data]]);
  const { title, target } = FORM;
  expect(await placed('listing')).toEqual({ id, title, picture, target });
  expect(await placed('results')).toBeNull();
  const answer = await rig.get('/ads/placed?place=listing');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect((await adOf(id)).views).toBe(2);

  const updated = await patch(id, { title: 'Crew tea', to: null });
  expect(updated.body).toMatchObject({
    message: 'Ad updated',
    data: { title: 'Crew tea', to: null },
  });
  expect(updated.body.data.picture).toBe(picture);
  expect((await rig.delete(`/ads/${id}`, token)).body).toEqual({ message: 'Ad deleted' });
  expect(await placed('listing')).toBeNull();
  expect([
    (await rig.get(`/ads/${id}`, token)).status,
    (await patch(id, {})).status,
    (await rig.delete(`/ads/${id}`, token)).status,
    (await click(id)).status,
  ]).toEqual([404, 404, 404, 404]);
  const actions = await rig.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'ad.%')
    .orderBy('id')
    .execute();
  expect(actions.slice(0, 3).map(({ action }) => action)).toEqual([
    'ad.created',
    'ad.updated',
    'ad.deleted',
  ]);
});

it('invalid input changes nothing', async () => {
  const id = await booked();
  const { picture } = await adOf(id);
  const before = await rows();
  const strange = await addUpload(rig.database.db, (await rig.member()).id);
  for (const [change, field, key] of [
    [{ title: ' ' }, 'title', 'ad_title_is_required'],
    [{ title: 'a'.repeat(81) }, 'title', 'is_too_long'],
    [{ picture: '' }, 'picture', 'picture_is_required'],
    [{ picture: strange }, 'picture', 'picture_is_not_yours'],
    [{ target: '' }, 'target', 'web_address_is_required'],
    [{ target: 'javascript:alert(1)' }, 'target', 'web_address_is_not_valid'],
    [{ target: ' JaVaScRiPt:alert(1)' }, 'target', 'web_address_is_not_valid'],
    [{ target: 'data:text/html,x' }, 'target', 'web_address_is_not_valid'],
    [{ target: 'ftp://coffee.example/' }, 'target', 'web_address_is_not_valid'],
    [{ target: '//coffee.example' }, 'target', 'web_address_is_not_valid'],
    [{ target: 'https://user:pass@coffee.example/' }, 'target', 'web_address_is_not_valid'],
    [{ target: 'https://coffee' }, 'target', 'web_address_is_not_valid'],
    [{ target: `https://coffee.example/${'a'.repeat(500)}` }, 'target', 'is_too_long'],
    [{ places: [] }, 'places', 'ad_place_is_required'],
    [{ places: ['home'] }, 'places.0', 'is_not_an_option'],
    [{ from: '2026-02-30' }, 'from', 'date_is_not_valid'],
    [{ to: 'soon' }, 'to', 'date_is_not_valid'],
    [{ to: '2026-02-28' }, 'to', 'end_is_before_start'],
  ] as const) {
    for (const answer of [await book({ picture, ...change }), await patch(id, change)]) {
      expect([answer.status, answer.body.errors], JSON.stringify(change)).toEqual([
        422,
        { [field]: [key] },
      ]);
    }
  }
  expect((await rig.get('/ads/placed?place=home')).status).toBe(422);
  expect((await rig.get('/ads/placed')).status).toBe(422);
  expect((await patch(2_000_000_000, { title: '' })).status).toBe(404);
  expect(await rows()).toEqual(before);
  await rig.delete(`/ads/${id}`, token);
});

it('members of other roles see no statistics and change nothing', async () => {
  const id = await booked();
  const before = await rows();
  const other = await rig.tokenOf((await rig.member()).id);
  expect([
    (await rig.get('/ads', other)).status,
    (await rig.get(`/ads/${id}`, other)).status,
    (await rig.get('/ads/export', other)).status,
    (await book({}, other)).status,
    (await patch(id, { title: 'Mine' }, other)).status,
    (await rig.delete(`/ads/${id}`, other)).status,
  ]).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await rows()).toEqual(before);
  await rig.delete(`/ads/${id}`, token);
});

it('only running ads are shown and counted', async () => {
  const planned = await booked({ from: '2026-03-02' });
  const ended = await booked({ from: '2026-02-01', to: '2026-02-28' });
  expect(await placed('results')).toBeNull();
  expect([(await click(planned)).status, (await click(ended)).status]).toEqual([404, 404]);
  expect([await adOf(planned), await adOf(ended)]).toMatchObject([
    { state: 'planned', views: 0, clicks: 0 },
    { state: 'ended', views: 0, clicks: 0 },
  ]);
  for (const id of [planned, ended]) await rig.delete(`/ads/${id}`, token);
});

it('counts a click once a day per network, whatever browser or member, and stores no address', async () => {
  const id = await booked();
  const member = await rig.tokenOf((await rig.member()).id);
  const answers = await Promise.all([click(id), click(id), click(id)]);
  expect(answers.map(({ body }) => body.counted).sort()).toEqual([false, false, true]);
  expect((await click(id, 'another phone')).body).toEqual({ counted: false });
  expect((await click(id, 'a phone', member)).body).toEqual({ counted: false });
  const url = `/api/ads/${id}/click`;
  const remoteAddress = '198.51.100.7';
  const elsewhere = await rig.app.fastify.inject({ method: 'POST', url, remoteAddress });
  expect(elsewhere.json()).toEqual({ counted: true });
  expect((await adOf(id)).clicks).toBe(2);
  const { db } = rig.database;
  const stored = await db.selectFrom('ad_clicks').selectAll().execute();
  expect(JSON.stringify(stored)).not.toMatch(/127\.0\.0\.1|198\.51|phone|member/);
  const before = rig.clock.now();
  rig.clock.set(new Date(before.getTime() + 24 * 3600 * 1000));
  expect((await click(id)).body).toEqual({ counted: true });
  await deleteOldClicks(db, rig.clock.now());
  expect(await db.selectFrom('ad_clicks').selectAll().execute()).toHaveLength(1);
  rig.clock.set(before);
  await rig.delete(`/ads/${id}`, token);
});

it('counts concurrent views of many visitors, and rotates the ads of one place', async () => {
  const ids = [await booked({ to: null }), await booked({ to: null })];
  const placements = await Promise.all(Array.from({ length: 40 }, () => placed('results')));
  const [one = 0, other = 0] = ids.map((id) => placements.filter((ad) => ad.id === id).length);
  expect([one + other, one > 0, other > 0]).toEqual([40, true, true]);
  expect([(await adOf(ids[0] ?? 0)).views, (await adOf(ids[1] ?? 0)).views]).toEqual([one, other]);
  for (const id of ids) await rig.delete(`/ads/${id}`, token);
});

it('the figures have twelve months, of one ad or of all with the deleted ones', async () => {
  const visitor = await rig.get('/ads/figures');
  expect(visitor.status).toBe(401);
  const member = await rig.member({ user_plan: 'pro' });
  expect((await rig.get('/ads/figures', await rig.tokenOf(member.id))).status).toBe(403);
  expect((await rig.get('/ads/figures?ad_id=x', token)).body.errors).toHaveProperty('ad_id');
  expect((await rig.get('/ads/figures?ad_id=2000000000', token)).status).toBe(404);

  const [id, other] = [await booked({ from: '2025-01-01' }), await booked({ from: '2025-01-01' })];
  await rig.database.db
    .insertInto('ad_days')
    .values([
      { ad_id: id, day: '2025-03-31', views: 900, clicks: 90 },
      { ad_id: id, day: '2025-04-01', views: 5, clicks: 1 },
      { ad_id: id, day: '2025-04-30', views: 6, clicks: 2 },
      { ad_id: other, day: '2025-04-02', views: 7, clicks: 0 },
    ])
    .execute();
  const figures = async (query = '') => (await rig.get(`/ads/figures${query}`, token)).body.data;
  const own = await figures(`?ad_id=${id}`);
  const april = { month: '2025-04', is_running: false };
  expect(own).toHaveLength(12);
  expect(own[0]).toEqual({ ...april, views: 11, clicks: 3 });
  expect(own.at(-1)).toEqual({ month: '2026-03', is_running: true, views: 0, clicks: 0 });
  await rig.delete(`/ads/${other}`, token);
  expect((await rig.get(`/ads/figures?ad_id=${other}`, token)).status).toBe(404);
  expect((await figures())[0]).toEqual({ ...april, views: 18, clicks: 3 });
  await rig.delete(`/ads/${id}`, token);
});

it('the export has the months of every ad, including deleted ones, without formulas', async () => {
  const id = await booked({ title: '=HYPERLINK("https://evil.example")', from: '2026-01-01' });
  const { db } = rig.database;
  await db
    .insertInto('ad_days')
    .values([
      { ad_id: id, day: '2026-01-30', views: 5, clicks: 1 },
      { ad_id: id, day: '2026-01-31', views: 6, clicks: 2 },
      { ad_id: id, day: '2026-02-01', views: 7, clicks: 0 },
    ])
    .execute();
  await rig.delete(`/ads/${id}`, token);
  const { status, text, headers } = await rig.get('/ads/export', token);
  expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="ads.csv"']);
  const lines = text.split('\r\n').filter((line) => line.split(',')[1] === String(id));
  const title = '"\'=HYPERLINK(""https://evil.example"")"';
  expect(lines).toEqual([
    `2026-02,${id},${title},https://coffee.example/crew,7,0`,
    `2026-01,${id},${title},https://coffee.example/crew,11,3`,
  ]);
});
