import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeUnpaidAccounts } from '../jobs.ts';
import { BillingRig, type SignedUp, type TestCard } from '../testing.ts';

const WEEK_SECONDS = 7 * 86_400;

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

let member: SignedUp;
let intent: string;
beforeEach(() => {
  intent = '';
});

/** Signs up, fails to pay, and waits some days. */
async function tryToPay(card: TestCard): Promise<void> {
  member = await rig.signUp();
  await rig.db
    .updateTable('members')
    .set({ created_at: rig.accounts.clock.now() })
    .where('id', '=', member.id)
    .execute();
  await rig.subscribe(member, await rig.card(member, card));
  intent = (await rig.obligation(member.id)).payment_intent ?? '';
}

const isThere = async () =>
  (await rig.db.selectFrom('members').select('id').where('id', '=', member.id).execute()).length >
  0;
const remove = () => removeUnpaidAccounts(rig.accounts.services);
const statusOf = async (id: string) => (await rig.stripe.paymentIntents.retrieve(id)).status;

it('deletes an unpaid account after a week, and cancels its failed payment', async () => {
  await tryToPay('confirms');
  const { client_secret } = await rig.stripe.paymentIntents.retrieve(intent);
  await rig.control(`challenges/${intent}`, { succeed: false });
  rig.accounts.clock.advance(WEEK_SECONDS - 60);
  await remove();
  expect(await isThere()).toBe(true);
  rig.accounts.clock.advance(120);
  await remove();
  expect(await isThere()).toBe(false);
  const answer = await fetch(`${rig.sandbox.url}/browser/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: rig.sandbox.publishableKey,
      client_secret: String(client_secret),
      payment_method: 'pm_card_visa',
    }),
  });
  expect(answer.status).toBe(400);
  expect(await rig.charges(member)).toEqual([]);
});

it('deletes an unpaid account whose payment was never confirmed, and cancels that payment', async () => {
  await tryToPay('confirms');
  rig.accounts.clock.advance(WEEK_SECONDS + 60);
  await remove();
  expect(await isThere()).toBe(false);
  expect(await statusOf(intent)).toBe('canceled');
});

it('records a payment with an unknown confirmation, and leaves the account', async () => {
  await tryToPay('confirms');
  rig.accounts.clock.advance(WEEK_SECONDS + 60);
  await rig.control(`challenges/${intent}`, { succeed: true });
  await remove();
  expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', user_plan: 'basic' });
  expect(await rig.charges(member)).toEqual([4900]);
});

it('leaves an account while the provider is unreachable, and deletes it an hour later', async () => {
  await tryToPay('declined');
  rig.accounts.clock.advance(WEEK_SECONDS + 60);
  for (const kind of ['drop_before', '500_after_execute']) {
    await rig.fault(kind, '/v1/payment_intents/*/cancel', kind === 'drop_before' ? 2 : 1);
    await remove();
    expect(await isThere()).toBe(true);
  }
  rig.accounts.clock.advance(3600);
  await remove();
  expect(await isThere()).toBe(false);
  expect(await statusOf(intent)).toBe('canceled');
});

it('leaves an account with a payment in progress', async () => {
  await tryToPay('declined');
  rig.accounts.clock.advance(WEEK_SECONDS + 60);
  await rig.db
    .updateTable('obligations')
    .set({
      lease_owner: 'a node',
      lease_until: new Date(rig.accounts.clock.now().getTime() + 1000),
    })
    .where('payer_id', '=', member.id)
    .execute();
  await remove();
  expect(await isThere()).toBe(true);
  expect(await statusOf(intent)).toBe('requires_payment_method');
});

it('cancels an intent of the account that no row references', async () => {
  await tryToPay('declined');
  const { id } = await rig.obligation(member.id);
  const lost = await rig.stripe.paymentIntents.create({
    amount: 4900,
    currency: 'usd',
    customer: member.customerId,
    metadata: { obligation_id: String(id) },
  });
  rig.accounts.clock.advance(WEEK_SECONDS + 60);
  await remove();
  expect(await isThere()).toBe(false);
  expect([await statusOf(intent), await statusOf(lost.id)]).toEqual(['canceled', 'canceled']);
});
