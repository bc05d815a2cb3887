import { COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payDemoTerms } from '../plans/purchase.ts';
import { BillingRig, CONFIRM } from '../testing.ts';
import { catchUpEvents, ProviderEvents } from '../webhook.ts';
import { cancelOrphanedIntents } from './cancel.ts';
import { checkPayments } from './sync.ts';

const DAY_SECONDS = 86_400;

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

it('polling the event list completes a payment whose event was never delivered', async () => {
  const member = await rig.signUp();
  await rig.fault('500_after_execute', CONFIRM);
  await rig.subscribe(member, await rig.card(member));
  await catchUpEvents(rig.accounts.services);
  await new ProviderEvents(rig.accounts.services).work();
  expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE' });
});

it('a missing confirmation expires after a day, and the member can pay again', async () => {
  const member = await rig.signUp();
  await rig.subscribe(member, await rig.card(member, 'confirms'));
  const before = await rig.obligation(member.id);
  rig.accounts.clock.advance(DAY_SECONDS / 2);
  await checkPayments(rig.accounts.services);
  expect((await rig.obligation(member.id)).status).toBe('action_required');
  rig.accounts.clock.advance(DAY_SECONDS);
  await checkPayments(rig.accounts.services);
  expect(await rig.obligation(member.id)).toMatchObject({ status: 'due', generation: 2 });
  const intent = await rig.stripe.paymentIntents.retrieve(before.payment_intent ?? '');
  expect(intent.status).toBe('canceled');
});

it('payments that never reached the provider, however many, do not keep a charge from being checked', async () => {
  const { db, clock, payments } = rig.accounts.services;
  const payer = await rig.signUp();
  const now = clock.now();
  await db
    .insertInto('obligations')
    .values(
      Array.from({ length: 150 }, (_, n) => ({
        ...{ kind: 'subscription' as const, subject_key: `by-hand:${n}`, payer_id: payer.id },
        ...{ amount_cents: 30_000, status: 'paid' as const, collection: COLLECTION.manual },
        ...{ provider_mode: payments.mode, due_at: now, paid_at: now },
        ...{ created_at: now, updated_at: now },
      })),
    )
    .execute();
  rig.accounts.clock.advance(60);
  const member = await rig.signUp();
  await rig.fault('500_after_execute', CONFIRM);
  await rig.subscribe(member, await rig.card(member));
  rig.accounts.clock.advance(DAY_SECONDS / 2);
  await checkPayments(rig.accounts.services);
  expect((await rig.obligation(member.id)).status).toBe('paid');
});

it('cancels orphaned intents, but not those of open payments', async () => {
  const member = await rig.signUp();
  await rig.subscribe(member, await rig.card(member, 'declined'));
  const { id, payment_intent } = await rig.obligation(member.id);
  const orphan = await rig.stripe.paymentIntents.create({
    amount: 4900,
    currency: 'usd',
    customer: member.customerId,
    metadata: { obligation_id: String(id) },
  });
  const foreign = await rig.stripe.paymentIntents.create({ amount: 4900, currency: 'usd' });
  rig.accounts.clock.advance(2 * DAY_SECONDS);
  await cancelOrphanedIntents(rig.accounts.services);
  const status = async (intent: string) =>
    (await rig.stripe.paymentIntents.retrieve(intent)).status;
  expect(await status(orphan.id)).toBe('canceled');
  expect(await status(foreign.id)).toBe('requires_payment_method');
  expect(await status(payment_intent ?? '')).toBe('requires_payment_method');
});

it('demo members have paid their current term once, after any number of starts', async () => {
  const expire_at = new Date('2026-06-30T00:00:00Z');
  const plan = { user_plan: 'seeker', expire_at } as const;
  const { id } = await rig.accounts.member({ email: 'seeker@crewpad.test', ...plan });
  await payDemoTerms(rig.accounts.services);
  await payDemoTerms(rig.accounts.services);
  expect(await rig.member(id)).toMatchObject({ status: 'ACTIVE', expire_at });
  const { customer_id: customerId } = await rig.db
    .selectFrom('customers')
    .select('customer_id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await rig.charges({ id, customerId, token: '' })).toEqual([999]);
});
