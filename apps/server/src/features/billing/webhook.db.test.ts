import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../../testing/services.ts';
import { checkPayments } from './collection/sync.ts';
import { BillingRig, CONFIRM, type SignedUp } from './testing.ts';
import { catchUpEvents, ProviderEvents, storeWebhookEndpoint } from './webhook.ts';

const SECRET = 'whsec_of_the_tests';
const ENDPOINT = { id: 'we_test', secret: SECRET };

let rig: BillingRig;
let events: ProviderEvents;
beforeAll(async () => {
  rig = await BillingRig.open();
  await storeWebhookEndpoint(rig.db, 'sandbox', 'own', ENDPOINT);
  events = new ProviderEvents(rig.accounts.services);
});
afterAll(() => rig.close());

let serial = 0;
/** An event as the provider sends it. */
function eventOf(type: string, objectId: string) {
  serial += 1;
  const object = { id: objectId, object: type.split('.')[0] };
  const created = Math.floor(Date.now() / 1000);
  return { id: `evt_${serial}`, object: 'event', type, created, data: { object } };
}

async function deliver(event: unknown, signature?: string) {
  const payload = JSON.stringify(event);
  const signed = rig.stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const answer = await rig.accounts.call('POST', '/stripe/webhook', {
    body: payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? signed,
    },
  });
  return answer;
}

const stored = (id: string) =>
  rig.db
    .selectFrom('provider_events')
    .select(['status', 'tries'])
    .where('event_id', '=', id)
    .executeTakeFirst();

/** Delivers an event and waits until it was handled. */
async function deliverAndWork(event: ReturnType<typeof eventOf>): Promise<void> {
  await deliver(event);
  await expect.poll(async () => (await stored(event.id))?.status).toBe('done');
}

/**
 * A payment whose answer was lost: the provider has the money, and the database does not record it.
 */
async function lostPayment(): Promise<{ member: SignedUp; intent: string }> {
  const member = await rig.signUp();
  await rig.fault('500_after_execute', CONFIRM);
  await rig.subscribe(member, await rig.card(member));
  const { payment_intent } = await rig.obligation(member.id);
  return { member, intent: payment_intent ?? '' };
}

describe('the webhook', () => {
  it.each([
    ['a wrong signature', 't=1,v1=abc'],
    ['no signature', ''],
  ])('refuses %s and stores nothing', async (_what, signature) => {
    const event = eventOf('payment_intent.succeeded', 'pi_x');
    const before = await countOf('webhooks_total{outcome="refused"}');
    expect((await deliver(event, signature)).status).toBe(400);
    expect(await stored(event.id)).toBeUndefined();
    expect(await countOf('webhooks_total{outcome="refused"}')).toBe(before + 1);
  });

  it('refuses an old signature, and a signature with another secret', async () => {
    const event = eventOf('payment_intent.succeeded', 'pi_x');
    const payload = JSON.stringify(event);
    const { webhooks } = rig.stripe;
    const timestamp = Math.floor(Date.now() / 1000) - 301;
    const old = webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
    const forged = webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
    for (const signature of [old, forged]) {
      expect((await deliver(event, signature)).status).toBe(400);
    }
    expect(await stored(event.id)).toBeUndefined();
  });

  it('accepts the secret of the Connect endpoint, and not a removed secret', async () => {
    const sign = (payload: string, secret: string) =>
      rig.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const connected = { ...eventOf('account.updated', 'acct_x'), account: 'acct_x' };
    const payload = JSON.stringify(connected);
    expect((await deliver(connected, sign(payload, 'whsec_connected'))).status).toBe(400);
    const store = (secret: string) =>
      storeWebhookEndpoint(rig.db, 'sandbox', 'connected', { id: 'we_connected', secret });
    await store('whsec_connected');
    const before = await countOf('webhooks_total{outcome="accepted"}');
    expect((await deliver(connected, sign(payload, 'whsec_connected'))).status).toBe(200);
    expect(await countOf('webhooks_total{outcome="accepted"}')).toBe(before + 1);
    await expect.poll(async () => (await stored(connected.id))?.status).toBe('done');
    await store('whsec_new');
    expect((await deliver(connected, sign(payload, 'whsec_connected'))).status).toBe(400);
    expect((await deliver(connected)).status).toBe(200);
  });

  it.each([
    null,
    [],
    'evt_1',
    {},
    { id: 'evt_no_data', type: 'charge.updated', created: 1 },
    { id: 'evt_no_object', type: 'charge.updated', created: 1, data: {} },
    { id: 'evt_no_type', created: 1, data: { object: {} } },
    { id: 7, type: 'charge.updated', created: 1, data: { object: {} } },
  ])('refuses %j although it is signed', async (event) => {
    expect((await deliver(event)).status).toBe(400);
  });

  it('acknowledges a repeated event and stores it once', async () => {
    const event = eventOf('payment_intent.succeeded', 'pi_unknown');
    for (const answer of [await deliver(event), await deliver(event)]) {
      expect(answer).toMatchObject({ status: 200, body: { received: true } });
    }
    expect(await stored(event.id)).toBeDefined();
  });
});

describe('an event', () => {
  it('completes a payment whose response was lost', async () => {
    const { member, intent } = await lostPayment();
    await deliverAndWork(eventOf('payment_intent.succeeded', intent));
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', user_plan: 'basic' });
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('changes nothing when it is repeated, late or contradictory', async () => {
    const { member, intent } = await lostPayment();
    for (const type of ['succeeded', 'payment_failed', 'canceled', 'succeeded']) {
      await deliverAndWork(eventOf(`payment_intent.${type}`, intent));
    }
    expect((await rig.obligation(member.id)).status).toBe('paid');
    const terms = await rig.db
      .selectFrom('entitlements')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    expect(terms).toHaveLength(1);
  });

  it('an event about a failed payment changes nothing', async () => {
    const member = await rig.signUp();
    await rig.subscribe(member, await rig.card(member, 'declined'));
    const { payment_intent } = await rig.obligation(member.id);
    await deliverAndWork(eventOf('payment_intent.succeeded', payment_intent ?? ''));
    expect(await rig.member(member.id)).toMatchObject({ status: 'INACTIVE' });
  });

  it('an event about an unknown intent of ours is retried for an hour, then fails', async () => {
    const intent = await rig.stripe.paymentIntents.create({
      amount: 4900,
      currency: 'usd',
      metadata: { obligation_id: '2000000000' },
    });
    const event = eventOf('payment_intent.succeeded', intent.id);
    await deliver(event);
    await expect.poll(async () => (await stored(event.id))?.tries).toBe(1);
    expect((await stored(event.id))?.status).toBe('received');
    rig.accounts.clock.advance(3700);
    await events.work();
    expect((await stored(event.id))?.status).toBe('failed');
  });

  it('an event about an intent of another program is done immediately', async () => {
    const intent = await rig.stripe.paymentIntents.create({ amount: 4900, currency: 'usd' });
    const event = eventOf('payment_intent.succeeded', intent.id);
    await deliverAndWork(event);
  });

  it('an event of a card that the browser confirmed saves it, unless one is saved', async () => {
    const member = await rig.signUp();
    const confirmed = async () => {
      const intent = await rig.stripe.setupIntents.create({
        customer: member.customerId,
        payment_method: await rig.card(member),
        confirm: true,
        allowed_payment_method_types: ['card'],
      });
      await deliverAndWork(eventOf('setup_intent.succeeded', intent.id));
      return String(intent.payment_method);
    };
    const first = await confirmed();
    await confirmed();
    const { body } = await rig.get('/user', member.token);
    expect(body).toMatchObject({ user: { payment_method: first } });
  });

  it('an event of a detached card marks it invalid', async () => {
    const member = await rig.signUp();
    const method = await rig.card(member);
    await rig.post(
      '/stripe/save-payment-method',
      { customer_id: member.customerId, payment_method: method },
      member.token,
    );
    await rig.control(`payment_methods/${method}/detach`);
    await deliverAndWork(eventOf('payment_method.detached', method));
    expect((await rig.get('/user/payment-method', member.token)).body).toEqual({
      have_card: false,
    });
  });
});

it('an event that the provider has given up is read from its list, once, and changes nothing when it comes late', async () => {
  const { member } = await lostPayment();
  expect((await rig.obligation(member.id)).status).toBe('collecting');
  await Promise.all([catchUpEvents(rig.accounts.services), catchUpEvents(rig.accounts.services)]);
  await events.work();
  const paid = await rig.obligation(member.id);
  expect(paid.status).toBe('paid');
  const { data } = await rig.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 });
  const late = data.find((row) => (row.data.object as { id: string }).id === paid.payment_intent);
  expect((await deliver(late)).status).toBe(200);
  await events.work();
  expect(await rig.obligation(member.id)).toEqual(paid);
  expect(await rig.charges(member)).toEqual([4900]);
});

it('an event that is never delivered is replaced by polling after ten minutes', async () => {
  const { member } = await lostPayment();
  await checkPayments(rig.accounts.services);
  expect(await rig.member(member.id)).toMatchObject({ status: 'INACTIVE' });
  rig.accounts.clock.advance(601);
  await checkPayments(rig.accounts.services);
  expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE' });
});
