import { CONFIRMED_OPERATIONS } from '@crewpad/contract';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useTestApp } from '../../../testing/test-app.ts';

const rig = useTestApp({ RATE_LIMITS: 'on' });

const MINUTES = 60;
const confirm = (token: string | undefined, password = TEST_PASSWORD) =>
  rig.post('/user/confirm', { password }, token);

const PROFILE = {
  first_name: 'Ana',
  last_name: 'Lopez',
  display_name: 'Ana L',
  birthdate_month: 7,
  birthdate_day: 7,
  birthdate_year: 1990,
  phone_number: '+12025550123',
};

/** A call of each operation on the list, and its status once it is confirmed. */
async function callOf(operation: string) {
  const isAdmin = operation.includes('/admin/');
  const row = { role: isAdmin ? ('admin' as const) : ('member' as const) };
  const { id } = await rig.member({ ...row, phone_number: '+12025550100', country_code: 'US' });
  await rig.tokenOf(id);
  const other = isAdmin ? (await rig.member()).id : await rig.sessionOf(id);
  const token = await rig.tokenOf(id);
  const [method = '', path = ''] = operation.split(' ');
  const bodies: Record<string, object> = {
    '/account/user/update': PROFILE,
    '/payouts/open': { target: 'dashboard' },
  };
  const body = bodies[path];
  const call = () => rig.call(method, path.replace('{id}', String(other)), { token, body });
  return { id, token, call, done: path === '/payouts/open' ? [404, 503] : [200] };
}

describe.each(Object.keys(CONFIRMED_OPERATIONS))('%s', (operation) => {
  test('asks again ten minutes after the login, and works once the password is confirmed', async () => {
    const { id, token, call, done } = await callOf(operation);
    rig.clock.advance(10 * MINUTES);
    const sessions = () =>
      rig.database.db
        .selectFrom('sessions')
        .select(['id', 'ended_at'])
        .where('member_id', '=', id)
        .orderBy('id')
        .execute();
    const before = await sessions();
    const { status, body } = await call();
    expect([status, body.error_code, body.data]).toEqual([
      403,
      'CONFIRMATION_REQUIRED',
      { methods: ['password'] },
    ]);
    expect(await sessions()).toEqual(before);
    expect((await confirm(token)).status).toBe(200);
    expect(done).toContain((await call()).status);
  });

  test('does not ask within ten minutes of the login', async () => {
    const { call, done } = await callOf(operation);
    rig.clock.advance(10 * MINUTES - 1);
    expect(done).toContain((await call()).status);
  });
});

describe('POST /user/confirm', () => {
  test('confirms one session for ten minutes', async () => {
    const { id } = await rig.member();
    const [token, other] = [await rig.tokenOf(id), await rig.tokenOf(id)];
    rig.clock.advance(3600);
    const { status, body } = await confirm(token);
    expect(status).toBe(200);
    const left = Date.parse(body.confirmed_until) - rig.clock.now().getTime();
    expect(Math.round(left / 60_000)).toBe(10);
    expect((await rig.delete('/user/sessions', other)).status).toBe(403);
    expect((await rig.delete('/user/sessions', token)).status).toBe(200);
  });

  test('refuses visitors, an admin who views, a wrong password and one that is missing', async () => {
    const [admin, { id }] = [await rig.member({ role: 'admin' }), await rig.member()];
    const { token: viewing } = (
      await rig.get(`/admin/switch-user/${id}`, await rig.tokenOf(admin.id))
    ).body;
    const token = await rig.tokenOf(id);
    expect((await confirm(undefined)).status).toBe(401);
    expect((await confirm(viewing)).status).toBe(403);
    const wrong = await confirm(token, 'a wrong password');
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { password: ['current_password_is_incorrect'] },
    ]);
    expect((await rig.post('/user/confirm', {}, token)).status).toBe(422);
  });

  test('counts wrong passwords as failed logins', async () => {
    const { id, email } = await rig.member();
    const token = await rig.tokenOf(id);
    for (let n = 0; n < 10; n += 1) await confirm(token, 'a wrong password');
    expect((await confirm(token)).status).toBe(429);
    expect((await rig.post('/login', { email, password: TEST_PASSWORD })).status).toBe(429);
  });
});

test('members without a password are asked to log in with the other site again', async () => {
  const social = { password_hash: null, social_type: 'google' as const, social_id: 'g-1' };
  const { id } = await rig.member(social);
  const token = await rig.tokenOf(id);
  rig.clock.advance(3600);
  const { body } = await rig.delete('/user/sessions', token);
  expect(body.data).toEqual({ methods: ['google'] });
  // The new login is the confirmation.
  expect((await rig.delete('/user/sessions', await rig.tokenOf(id))).status).toBe(200);
});

test('a profile without a change of the phone number never asks, nor ending the own session', async () => {
  const { id } = await rig.member({ phone_number: '+12025550123', country_code: 'US' });
  const token = await rig.tokenOf(id);
  rig.clock.advance(3600);
  expect((await rig.post('/account/user/update', PROFILE, token)).status).toBe(200);
  const own = await rig.sessionOf(id);
  expect((await rig.delete(`/user/sessions/${own}`, token)).status).toBe(200);
});

test('a view as a member does not ask again', async () => {
  const [admin, { id }] = [await rig.member({ role: 'admin' }), await rig.member()];
  const { token } = (await rig.get(`/admin/switch-user/${id}`, await rig.tokenOf(admin.id))).body;
  rig.clock.advance(30 * MINUTES);
  expect((await rig.post('/account/user/update', PROFILE, token)).status).toBe(200);
});
