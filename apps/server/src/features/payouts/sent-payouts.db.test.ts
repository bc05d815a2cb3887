import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillingRig } from '../billing/testing.ts';
import { addLister, openPayoutRig, readyLister } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.close());

const PATH = '/lister/payouts';
const NONE = {
  balance: { available: 0, pending: 0, currency: 'USD' },
  ...{ next: null, data: [], held: [] },
};
const get = (token?: string, query = '') => rig.accounts.get(`${PATH}${query}`, token);

async function charge(account: string, amount: number): Promise<void> {
  const { id: customer } = await rig.stripe.customers.create();
  const method = await rig.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await rig.stripe.paymentIntents.create({
    ...{ amount, currency: 'usd', customer, payment_method: method.id },
    transfer_data: { destination: account },
    ...{ confirm: true, off_session: true },
  });
}

describe('payouts are refused', () => {
  it('without a token, without a plan for listers, and while an admin views the account', async () => {
    expect((await get()).status).toBe(401);
    for (const user_plan of [null, 'seeker'] as const) {
      const { token } = await addLister(rig, { user_plan });
      expect((await get(token)).status).toBe(403);
    }
    const [admin, lister] = [await addLister(rig, { role: 'admin' }), await addLister(rig)];
    const { body } = await rig.get(`/admin/switch-user/${lister.id}`, admin.token);
    expect((await get((body as { token: string }).token)).status).toBe(403);
  });

  it.each(['0', '101', 'x', '-1', '1.5'])('with the limit %s', async (limit) => {
    const { token } = await addLister(rig);
    const { status, body } = await get(token, `?limit=${limit}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['limit']]);
  });

  it('while the provider is away', async () => {
    const { token } = await readyLister(rig);
    await rig.fault('500_after_execute', '/v1/payouts', 1);
    const { status, headers } = await get(token);
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await get(token)).status).toBe(200);
  });
});

it('without an account at the provider there are none', async () => {
  const { token } = await addLister(rig);
  expect((await get(token)).body).toEqual(NONE);
});

it('an account that was disconnected at the provider has none', async () => {
  const { token, id } = await readyLister(rig);
  await rig.db
    .updateTable('payout_accounts')
    .set({ account_id: 'acct_of_nobody' })
    .where('member_id', '=', id)
    .execute();
  expect((await get(token)).body).toEqual(NONE);
});

it('lists the own payouts only, newest first, with balance and the next one', async () => {
  const [lister, other] = [await readyLister(rig), await readyLister(rig)];
  await charge(lister.account, 40_000);
  await expect
    .poll(async () => {
      const { body } = await get(lister.token);
      return body.balance.available + body.balance.pending;
    })
    .toBe(400);
  const before = (await get(lister.token)).body;
  expect(before).toMatchObject({ data: [], next: null, held: [] });
  expect((await get(other.token)).body).toEqual(NONE);
  // The money becomes available, is sent, and arrives a day later.
  for (let day = 0; day < 12; day += 1) {
    await rig.control('clock/advance', { seconds: 86_400 });
    const { body } = await get(lister.token);
    if (body.data.length > 0) break;
  }
  const sent = (await get(lister.token)).body;
  expect(sent.data).toMatchObject([{ amount: 400, currency: 'USD', state: 'in_transit' }]);
  const [{ arrives_on }] = sent.data;
  expect(sent.next).toEqual({ amount: 400, currency: 'USD', on: arrives_on });
  expect(sent.balance).toEqual({ available: 0, pending: 0, currency: 'USD' });
  await rig.control('clock/advance', { seconds: 2 * 86_400 });
  const arrived = (await get(lister.token)).body;
  expect(arrived).toMatchObject({ data: [{ state: 'paid', arrives_on }], next: null });
  expect((await get(lister.token, '?limit=1')).body.data).toHaveLength(1);
});

it('names what the provider needs while it holds payouts', async () => {
  const { token, account } = await readyLister(rig);
  const held = { payouts_enabled: false, currently_due: ['external_account'] };
  await rig.control(`accounts/${account}/state`, held);
  await expect.poll(async () => (await get(token)).body.held).toEqual(['external_account']);
});
