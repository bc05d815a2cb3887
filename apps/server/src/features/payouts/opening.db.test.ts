import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingRig } from '../billing/testing.ts';
import { connectDemoLister } from './onboarding.ts';
import { addLister, onboard, openedPayouts, openPayoutRig, readyLister } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.close());

describe('POST /payouts/open', () => {
  const open = (target: string, token?: string) =>
    rig.accounts.post('/payouts/open', { target }, token);

  it('is for listers in their own session only, and knows two pages', async () => {
    expect((await open('onboarding')).status).toBe(401);
    const seeker = await addLister(rig, { user_plan: 'seeker' });
    expect((await open('onboarding', seeker.token)).status).toBe(403);
    const [admin, lister] = [await addLister(rig, { role: 'admin' }), await addLister(rig)];
    const view = await rig.get(`/admin/switch-user/${lister.id}`, admin.token);
    expect((await open('onboarding', view.body.token)).status).toBe(403);
    expect((await open('other', lister.token)).status).toBe(422);
    expect((await open('onboarding', lister.token)).status).toBe(404);
    expect((await open('dashboard', lister.token)).status).toBe(404);
  });

  it('has no dashboard before onboarding is complete, and makes a new address for each press', async () => {
    const lister = await addLister(rig);
    await onboard(rig, lister, 'leave');
    expect((await open('dashboard', lister.token)).status).toBe(409);
    const addresses = [1, 2].map(() => openedPayouts(rig, lister.token, 'onboarding'));
    expect(new Set(await Promise.all(addresses)).size).toBe(2);
  });

  it('is the only call that gives the provider address away', async () => {
    const { token } = await readyLister(rig);
    for (const path of [
      '/stripe/account',
      '/stripe/dashboard-link',
      '/stripe/onboarding-link',
      '/stripe/get-custom-link?type=onboarding',
      '/stripe/get-custom-link?type=dashboard',
    ]) {
      const { status, text } = await rig.accounts.get(path, token);
      expect([status, text.includes(rig.sandbox.url)]).toEqual([200, false]);
    }
  });
});

it('connects the payouts of the demo lister with many tenants once', async () => {
  const { services } = rig.accounts;
  await connectDemoLister(services);
  const { token } = await addLister(rig, { email: 'lister.crew@crewpad.test' });
  await connectDemoLister(services);
  const { body } = await rig.accounts.get('/stripe/account', token);
  expect(body).toMatchObject({ account: { ready: true, country: 'US' } });
  await connectDemoLister(services);
  expect((await rig.accounts.get('/stripe/account', token)).body).toEqual(body);
});
