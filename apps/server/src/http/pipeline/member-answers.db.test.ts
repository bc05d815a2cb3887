import { expect, it } from 'vitest';
import { TEST_PASSWORD, useTestApp } from '../../testing/test-app.ts';

const rig = useTestApp();

it('answers to members are not cached, including errors', async () => {
  const token = await rig.tokenOf((await rig.member()).id);
  for (const path of ['/user', '/airports', '/listing/999999', '/listing/x', '/admin/users']) {
    const { headers } = await rig.get(path, token);
    expect(headers['cache-control'], path).toBe('private, no-store');
  }
});

it('logins and answers to invalid tokens are not cached', async () => {
  const { email } = await rig.member();
  const login = await rig.post('/login', { email, password: TEST_PASSWORD });
  expect([login.status, login.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const visit = await rig.get('/airports', 'nonsense');
  expect([visit.status, visit.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

it('a visitor can cache an answer but revalidates it before each use', async () => {
  expect((await rig.get('/airports')).headers['cache-control']).toBe('public, no-cache');
});
