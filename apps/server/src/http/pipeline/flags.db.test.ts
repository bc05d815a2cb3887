import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCard, addListing, formOf } from '../../features/listings/testing.ts';
import { addAirport } from '../../features/search/testing.ts';
import { TestApp } from '../../testing/test-app.ts';

const LISTED = 'listed@crewpad.test';
const CODE = '/user/request-deactivation-account';
const OFFERS = '/events/by-type?type=special_offers&city=london';

let rig: TestApp;
let listed: { id: number; token: string };
let other: { id: number; token: string };
beforeAll(async () => {
  const flags = ['deactivateAccount', 'specialOffers', 'mapFilters', 'crashpad'];
  rig = await TestApp.open({
    FLAGS: '-crashpad',
    FLAG_EMAILS: flags.map((flag) => `${flag}=${LISTED}`).join(','),
  });
  listed = await member({ email: LISTED });
  other = await member();
});
afterAll(() => rig.close());

async function member(row: object = {}) {
  const { id } = await rig.member({ email_verified_at: '2026-01-01T00:00:00Z', ...row });
  return { id, token: await rig.tokenOf(id) };
}

it('what a flag hides returns 404 for everyone but the listed member', async () => {
  expect((await rig.get(CODE)).status).toBe(401);
  expect((await rig.get(CODE, other.token)).status).toBe(404);
  expect((await rig.get(CODE, listed.token)).status).toBe(200);
  for (const token of [undefined, other.token]) {
    expect((await rig.get(OFFERS, token)).body).toMatchObject({ error_code: 'NOT_FOUND' });
    expect((await rig.get('/events/special-offer-location', token)).status).toBe(404);
  }
  expect((await rig.get('/events/special-offer-location', listed.token)).status).toBe(200);
  // Another flag is off for this member too; the mixed list has the enabled kind.
  expect((await rig.get('/events/event-location', listed.token)).status).toBe(404);
  expect((await rig.get('/events/event-by-event-type', listed.token)).status).toBe(200);
});

it('each caller gets their own flags', async () => {
  const flagsFor = async (token?: string) => (await rig.get('/config', token)).body.flags;
  const everyone = await flagsFor();
  expect(everyone).toMatchObject({ deactivateAccount: false, specialOffers: false });
  expect(await flagsFor(listed.token)).toEqual({
    ...everyone,
    deactivateAccount: true,
    specialOffers: true,
    mapFilters: true,
    crashpad: true,
  });
  expect(await flagsFor(other.token)).toEqual(everyone);
  expect(await flagsFor()).toEqual(everyone);
});

it('a filter behind a flag works for the listed member only', async () => {
  const airport = await addAirport(rig.database.db);
  const airports = [{ id: airport.id, distance: 2 }];
  for (const bathrooms of [1, 3]) await addListing(rig.database.db, { airports, bathrooms });
  const readFlags = async (token?: string) => {
    const page = await rig.get(`/airports/${airport.prefix}/listings?bathrooms=2`, token);
    const pins = await rig.get(`/airports/${airport.prefix}/pins?bathrooms=2`, token);
    return [page.body.total, pins.body.data.length];
  };
  expect([await readFlags(), await readFlags(other.token)]).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(await readFlags(listed.token)).toEqual([1, 1]);
});

it('a rental type behind a flag is offered to the listed member only', async () => {
  const publish = async ({ id, token }: typeof listed) => {
    await addCard(rig.database.db, id);
    return rig.post('/crashpads', await formOf(rig, id, { rental_type: 'crashpad' }), token);
  };
  expect(await publish(other)).toMatchObject({
    status: 422,
    body: { errors: { rental_type: ['is_not_an_option'] } },
  });
  expect((await publish(listed)).status).toBe(201);
});

it('a listed email has no effect before it is verified, and follows its account', async () => {
  const rig2 = await TestApp.open({ FLAG_EMAILS: `deactivateAccount=${LISTED}` });
  const { id } = await rig2.member({ email: LISTED });
  const token = await rig2.tokenOf(id);
  const status = async () => (await rig2.get(CODE, token)).status;
  const set = (row: object) =>
    rig2.database.db.updateTable('members').set(row).where('id', '=', id).execute();
  expect(await status()).toBe(404);
  await set({ email_verified_at: '2026-01-01T00:00:00Z' });
  expect(await status()).toBe(200);
  await set({ email: 'another@crewpad.test' });
  expect(await status()).toBe(404);
  await rig2.close();
});
