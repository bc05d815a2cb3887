import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRefunds } from '../../billing/collection/send-refund.ts';
import { syncDispute, syncRefunds } from '../../billing/collection/sync.ts';
import { BillingRig } from '../../billing/testing.ts';
import {
  addRented,
  keyed,
  obligationOf,
  type Rented,
  sendRequest,
} from '../../rent/periods/testing.ts';
import { addTenant } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

interface Entry {
  action: string;
  actor: string;
  reason: string | null;
  tenant: string;
  lister: string;
  money: { amount: number; payment_for: string; state: string | null } | null;
}

async function call(path: string, token: string, body: object = {}) {
  rig.accounts.clock.set(new Date(rig.accounts.clock.now().getTime() + 1000));
  const answer = await rig.accounts.call('POST', path, keyed(token, body));
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.data;
}

/** The entries about money of a stay, newest first, which are the same for both sides. */
async function historyOf({ id, lister, tenant }: Rented): Promise<Entry[]> {
  const read = async (token: string, path: string) => {
    const { body } = await rig.get(path, token);
    const { data, total } = body as { data: (Entry & { email?: string })[]; total: number };
    expect(data).toHaveLength(total);
    return data.map(({ email: _ofLister, ...entry }) => entry);
  };
  const own = `/rental-history/tenant/${id}`;
  const [mine, theirs, all] = [
    await read(lister.token, own),
    await read(tenant.token, own),
    await read(lister.token, '/rental-history'),
  ];
  expect(theirs).toEqual(mine);
  expect(all).toEqual(mine);
  return mine;
}

/** A payment request, paid by the tenant's card. @returns its payment */
async function paid(stay: Rented, changes: object = {}): Promise<number> {
  const { path, charge_id } = await sendRequest(rig, stay, { amount: 400, ...changes });
  await call(`${path}/pay`, stay.tenant.token);
  return charge_id;
}

const entry = (stay: Rented, body: object) =>
  call('/transaction', stay.lister.token, { tenant_id: stay.id, ...body });

it('lists requests and how they ended', async () => {
  const stay = await addRented(rig);
  await paid(stay);
  const rejected = await sendRequest(rig, stay);
  await call(`${rejected.path}/reject`, stay.tenant.token, { reason: 'I do not park' });
  const withdrawn = await sendRequest(rig, stay, { payment_for: 'damage', amount: 70 });
  await rig.accounts.call('DELETE', withdrawn.path, keyed(stay.lister.token, { reason: 'Found' }));
  const parking = { payment_for: 'parking' };
  const inOrder = (await historyOf(stay)).toReversed();
  expect(inOrder).toMatchObject([
    { action: 'send_request', actor: 'lister', money: { amount: 400, ...parking } },
    { action: 'charge', actor: 'tenant', money: { amount: 400, method: 'card', ...parking } },
    { action: 'send_request', money: { amount: 45 } },
    { action: 'reject_request', actor: 'tenant', reason: 'I do not park' },
    { action: 'send_request', money: { amount: 70, payment_for: 'damage' } },
    { action: 'withdraw_request', actor: 'lister', reason: 'Found', money: { amount: 70 } },
  ]);
});

it('lists entries with their periods, and corrections', async () => {
  const stay = await addRented(rig);
  const { id } = await entry(stay, { amount: 90, payment_for: 'parking' });
  await call(`/transaction/${id}/void`, stay.lister.token, { reason: 'Recorded twice' });
  expect(await historyOf(stay)).toMatchObject([
    { action: 'void_payment', reason: 'Recorded twice', money: { amount: 90 } },
    { action: 'add_payment', actor: 'lister', money: { amount: 90, payment_for: 'parking' } },
  ]);
});

it('lists refunds with their state, and what was kept of a deposit', async () => {
  const stay = await addRented(rig);
  const { token } = stay.lister;
  await call(`/transaction/${await paid(stay)}/refund`, token, { amount: 150, reason: 'Sorry' });
  const deposit = await paid(stay, { payment_for: 'deposit', amount: 200 });
  const deductions = [{ reason: 'Broken lamp', amount: '40.00' }];
  await call(`/transaction/${deposit}/refund`, token, { amount: 160, deductions });
  const { id } = await entry(stay, { amount: 80, payment_for: 'deposit' });
  const all = [{ reason: 'Lost key', amount: '80.00' }];
  await call(`/transaction/${id}/refund`, token, { amount: 0, deductions: all });
  await sendRefunds(rig.accounts.services);
  const entries = await historyOf(stay);
  expect(entries.filter(({ action }) => /refund|deposit/.test(action))).toMatchObject([
    {
      action: 'keep_deposit',
      money: { amount: 0, kept: 80, deductions: [{ reason: 'Lost key', amount: 80 }] },
    },
    {
      action: 'refund',
      money: {
        ...{ amount: 160, kept: 40, method: 'card', state: 'done', payment_for: 'deposit' },
        deductions: [{ reason: 'Broken lamp', amount: 40 }],
      },
    },
    { action: 'refund', reason: 'Sorry', money: { amount: 150, method: 'card', state: 'done' } },
  ]);
});

it('lists a refund that was made in the provider’s own pages', async () => {
  const stay = await addRented(rig);
  const { charge_id } = await obligationOf(rig, await paid(stay));
  await rig.stripe.refunds.create({
    ...{ charge: charge_id ?? '', amount: 5000 },
    ...{ reverse_transfer: true, refund_application_fee: true },
  });
  await syncRefunds(rig.accounts.services, charge_id ?? '');
  const [refund] = await historyOf(stay);
  expect(refund).toMatchObject({
    action: 'provider_refund',
    actor: 'system',
    money: { amount: 50 },
  });
});

it.each([true, false])('lists a dispute and its end (won: %s)', async (won) => {
  const stay = await addRented(rig);
  const { charge_id: charge } = await obligationOf(rig, await paid(stay));
  await rig.control('disputes', { charge: charge ?? '' });
  const { data } = await rig.stripe.disputes.list({ charge: charge ?? '' });
  const dispute = data[0]?.id ?? '';
  await syncDispute(rig.accounts.services, dispute);
  expect((await historyOf(stay))[0]).toMatchObject({
    ...{ action: 'open_dispute', actor: 'system', money: { amount: 400, state: 'open' } },
  });
  await rig.control(`disputes/${dispute}/close`, { won });
  await syncDispute(rig.accounts.services, dispute);
  const state = won ? 'won' : 'lost';
  const closing = (await historyOf(stay)).find(({ action }) => action === 'close_dispute');
  expect(closing).toMatchObject({ money: { amount: 400, state } });
});

it('lists what happened in one second by its cause: request, payment, refund', async () => {
  const stay = await addRented(rig);
  const charge = await paid(stay);
  const body = { amount: 150, reason: 'Sorry' };
  await call(`/transaction/${charge}/refund`, stay.lister.token, body);
  // The provider's times are whole seconds.
  const at = (rest: string) => `2026-03-01T12:00:00${rest}Z`;
  const { db } = rig;
  await db
    .updateTable('payment_requests')
    .set({ created_at: at('.900') })
    .execute();
  await db
    .updateTable('obligations')
    .set({ paid_at: at('') })
    .where('id', '=', charge)
    .execute();
  await db
    .updateTable('refunds')
    .set({ created_at: at('.900') })
    .execute();
  const inOrder = (await historyOf(stay)).toReversed();
  expect(inOrder.map(({ action }) => action)).toEqual(['send_request', 'charge', 'refund']);
});

it('pages through steps and money in one order, without gaps', async () => {
  const stay = await addRented(rig);
  for (const amount of [10, 20, 30]) await entry(stay, { amount, payment_for: 'parking' });
  await sendRequest(rig, stay);
  const all = await historyOf(stay);
  const path = `/rental-history/tenant/${stay.id}`;
  const pages = await Promise.all(
    all.map(async (_entry, offset) => {
      const { body } = await rig.get(`${path}?limit=1&offset=${offset}`, stay.tenant.token);
      const { data, total } = body as { data: Entry[]; total: number };
      expect(total).toBe(all.length);
      return data[0];
    }),
  );
  expect(pages).toMatchObject(all.map(({ action, money }) => ({ action, money })));
});

it('shows a stranger nothing, and names each person by their account', async () => {
  const stay = await addRented(rig);
  await entry(stay, { amount: 90, payment_for: 'parking' });
  const stranger = await addTenant(rig.accounts);
  const { body } = await rig.get('/rental-history', stranger.token);
  expect(body).toMatchObject({ data: [], total: 0 });
  const names = await rig.db
    .selectFrom('members')
    .select(['id', 'display_name'])
    .where('id', 'in', [stay.lister.id, stay.tenant.id])
    .execute();
  const nameOf = (id: number) => names.find((name) => name.id === id)?.display_name;
  const [latest] = await historyOf(stay);
  expect(latest).toMatchObject({ lister: nameOf(stay.lister.id), tenant: nameOf(stay.tenant.id) });
});
