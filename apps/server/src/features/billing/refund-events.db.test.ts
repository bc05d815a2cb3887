import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BillingRig, type SignedUp, type TestCard } from './testing.ts';
import { catchUpEvents, ProviderEvents } from './webhook.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

/** Handles all events twice, and asserts that the journal equals the provider's balance. */
async function handleAll(): Promise<void> {
  for (let turn = 1; turn <= 2; turn += 1) {
    await rig.db.deleteFrom('provider_events').execute();
    await catchUpEvents(rig.accounts.services);
    await new ProviderEvents(rig.accounts.services).work();
  }
  const { available, pending } = await rig.stripe.balance.retrieve();
  const held = [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
  const { rows } = await sql<{ booked: number }>`
    select coalesce(sum(amount_cents), 0)::integer as booked
    from journal_lines where account = 'provider_balance'`.execute(rig.db);
  expect(rows).toEqual([{ booked: held }]);
}

async function pay(card: TestCard): Promise<SignedUp> {
  const member = await rig.signUp();
  expect((await rig.subscribe(member, await rig.card(member, card))).status).toBe(200);
  return member;
}

const entries = async (member: SignedUp) =>
  (
    await rig.db
      .selectFrom('journal')
      .select('source_type')
      .where('obligation_id', '=', (await rig.obligation(member.id)).id)
      .orderBy('id')
      .execute()
  ).map(({ source_type }) => source_type);

/** The refund on the member's receipt, in the list and on its own. */
async function refundOf(member: SignedUp) {
  const { id } = await rig.obligation(member.id);
  const receipt = await rig.get(`/receipts/${id}`, member.token);
  const all = await rig.get('/receipts', member.token);
  expect(all.body.data[0].refund).toEqual(receipt.body.data.refund);
  return receipt.body.data.refund;
}

const statusOf = async (member: SignedUp) => (await rig.obligation(member.id)).status;

it('a dispute is recorded once, and the charge is disputed', async () => {
  const member = await pay('disputed');
  await handleAll();
  expect(await statusOf(member)).toBe('disputed');
  expect(await entries(member)).toEqual(['charge', 'dispute']);
  const { id } = await rig.obligation(member.id);
  const { body } = await rig.get(`/charges/${id}`, member.token);
  expect(body).toMatchObject({ data: { status: 'disputed' } });
});

it('a dispute whose delivery was lost is recorded by the first read, a week later', async () => {
  const member = await pay('disputed');
  const { services } = rig.accounts;
  const forget = () =>
    rig.db.updateTable('provider_state').set({ events_read_until: null }).execute();
  await rig.db.deleteFrom('provider_events').execute();
  await forget();
  const later = new Date(services.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000);
  const inAWeek = { ...services, clock: { now: () => later } };
  await catchUpEvents(inAWeek);
  await new ProviderEvents(inAWeek).work();
  expect(await statusOf(member)).toBe('disputed');
  // Later tests run at the earlier time.
  await forget();
});

it('a won dispute returns the money, and the charge stays disputed', async () => {
  const member = await pay('disputed');
  const { payment_intent } = await rig.obligation(member.id);
  const { data } = await rig.stripe.disputes.list({ payment_intent: payment_intent ?? '' });
  await rig.control(`disputes/${data[0]?.id}/close`, { won: true });
  await handleAll();
  expect(await statusOf(member)).toBe('disputed');
  expect(await entries(member)).toEqual(['charge', 'dispute', 'dispute']);
});

it('each refund is recorded once, and the charge is partially or fully refunded', async () => {
  const member = await pay('good');
  expect(await refundOf(member)).toBeNull();
  const { payment_intent } = await rig.obligation(member.id);
  const refund = (amount: number) =>
    rig.stripe.refunds.create({ payment_intent: payment_intent ?? '', amount });
  await refund(1000);
  await handleAll();
  expect(await statusOf(member)).toBe('partially_refunded');
  expect(await refundOf(member)).toEqual({
    amount: 10,
    refunded_at: expect.stringMatching(/^\d{4}-.*Z$/),
    is_whole: false,
  });
  await refund(3900);
  await handleAll();
  expect(await statusOf(member)).toBe('refunded');
  expect(await refundOf(member)).toMatchObject({ amount: 49, is_whole: true });
  expect(await entries(member)).toEqual(['charge', 'refund', 'refund']);
});

it('a refund that the bank returned is reversed', async () => {
  const member = await pay('good');
  const { payment_intent } = await rig.obligation(member.id);
  const { id } = await rig.stripe.refunds.create({ payment_intent: payment_intent ?? '' });
  await handleAll();
  expect(await refundOf(member)).toMatchObject({ amount: 49 });
  await rig.control(`refunds/${id}/fail`);
  await handleAll();
  expect(await refundOf(member)).toBeNull();
  expect(await entries(member)).toEqual(['charge', 'refund', 'refund']);
  expect(await statusOf(member)).toBe('refunded');
});
