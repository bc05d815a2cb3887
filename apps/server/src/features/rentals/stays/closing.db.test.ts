import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addStay, stateOf } from './testing.ts';

let billing: BillingRig;
beforeAll(async () => {
  billing = await BillingRig.open({ FLAGS: 'deactivateAccount' });
});
afterAll(() => billing.close());

async function close({ email, token }: { email: string; token: string }) {
  const rig = billing.accounts;
  await rig.get('/user/request-deactivation-account', token);
  const mail = (await mailsTo(rig, email)).find(({ subject }) => subject.includes('code'));
  const code = /^\d{8}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  return rig.call('DELETE', '/user/verify-deactivation-code', { token, body: { code } });
}

it('a tenant who closes their account leaves all rentals, and the listers are notified', async () => {
  const rig = billing.accounts;
  const stay = await addStay(rig, { checkout_date: '2026-09-01', checkout_time: '10:00' });
  const { id: user_id, email } = stay.tenant;
  const other = await addStay(rig, { user_id, email });
  const past = await addStay(rig, { user_id, email, status: 'ended' });
  const before = await stateOf(rig, past.id);
  expect((await close(stay.tenant)).status).toBe(200);
  for (const { id, lister } of [stay, other]) {
    const { rental, listing, history } = await stateOf(rig, id);
    expect(rental).toMatchObject({
      status: 'ended',
      closed_as: 'left',
      checkout_date: '2026-03-01',
    });
    expect(listing).toEqual({ rented: 0, num_occupied_beds: 0 });
    expect(history).toMatchObject([{ action: 'leave', actor: 'tenant', actor_id: user_id }]);
    expect((await mailsTo(rig, lister.email))[0]?.subject).toBe('Tia M. left The Nest');
  }
  const { rental, history } = await stateOf(rig, past.id);
  expect({ rental, history }).toEqual({ rental: before.rental, history: before.history });
  const subjects = (await mailsTo(rig, email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('left'))).toEqual([]);
});

it('a lister with a tenant cannot close their account until the tenant is gone', async () => {
  const rig = billing.accounts;
  const { id, lister, path, tenant } = await addStay(rig);
  expect((await close(lister)).status).not.toBe(200);
  expect((await stateOf(rig, id)).rental.status).toBe('accepted');
  await rig.post(`${path}/leave`, {}, tenant.token);
  expect((await close(lister)).status).toBe(200);
});
