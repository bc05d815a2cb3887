import { PLAN_RECORDS } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleEvent } from '../handle-event.ts';
import { BillingRig, CONFIRM } from '../testing.ts';
import { checkPayments } from './sync.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

describe('a card that requires confirmation', () => {
  const start = async () => {
    const member = await rig.signUp();
    const card = await rig.card(member, 'confirms');
    const answer = await rig.subscribe(member, card, { key: 'k' });
    expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    const { payment_intent, id } = await rig.obligation(member.id);
    return { member, card, intent: payment_intent ?? '', charge: id };
  };

  it('is charged by the same call after the confirmation', async () => {
    const { member, card, intent, charge } = await start();
    const answer = await rig.get(`/charges/${charge}`, member.token);
    expect(answer.body).toMatchObject({ data: { status: 'action_required' } });
    expect(answer.text).toContain(`${intent}_secret_`);
    await rig.control(`challenges/${intent}`, { succeed: true });
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('is declined by the same call when the confirmation fails', async () => {
    const { member, card, intent } = await start();
    await rig.control(`challenges/${intent}`, { succeed: false });
    const answer = await rig.subscribe(member, card, { key: 'k' });
    expect(answer).toMatchObject({
      status: 402,
      body: { data: { code: 'payment_intent_authentication_failure' } },
    });
    expect(await rig.charges(member)).toEqual([]);
  });

  /** A provider event about an intent. */
  const deliver = (intent: string) =>
    handleEvent(rig.accounts.services, {
      type: 'payment_intent.payment_failed',
      object_id: intent,
    });
  const attempts = async (id: number) => (await rig.obligation(id)).attempt_count;

  it.each([
    ['the event', deliver],
    [
      'the poller',
      async () => {
        rig.accounts.clock.advance(601);
        await checkPayments(rig.accounts.services);
      },
    ],
  ])(
    'is declined by the same call also when %s reported it first, however often it is repeated',
    async (_who, report) => {
      const { member, card, intent } = await start();
      await rig.control(`challenges/${intent}`, { succeed: false });
      await report(intent);
      for (let turn = 1; turn <= 2; turn += 1) {
        expect(await rig.subscribe(member, card, { key: 'k' })).toMatchObject({
          status: 402,
          body: { error: 'card_error', data: { code: 'payment_intent_authentication_failure' } },
        });
      }
      expect(await attempts(member.id)).toBe(1);
      const other = await rig.subscribe(member, card, { key: 'another' });
      expect(other.status).toBe(202);
      expect(await attempts(member.id)).toBe(2);
    },
  );

  it('expires when another card pays, and the first call reports a decline', async () => {
    const { member, card } = await start();
    const other = await rig.card(member, 'confirms');
    expect((await rig.subscribe(member, other, { key: 'other' })).status).toBe(202);
    // The first card is no longer on file, so nothing can be charged to it.
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(422);
    expect((await rig.subscribe(member, other, { key: 'other' })).status).toBe(202);
    expect(await attempts(member.id)).toBe(2);
  });

  it('expires when another plan is paid, and the first call does not touch that payment', async () => {
    const { member, card } = await start();
    const answer = await rig.subscribe(member, card, { key: 'pro', plan: 'pro' });
    expect(answer.status).toBe(202);
    const before = await rig.obligation(member.id);
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(402);
    expect(await rig.obligation(member.id)).toEqual(before);
  });

  it('is one attempt for all waiting calls', async () => {
    const { member, card, intent } = await start();
    expect((await rig.subscribe(member, card, { key: 'second' })).status).toBe(202);
    await rig.control(`challenges/${intent}`, { succeed: false });
    await deliver(intent);
    for (const key of ['second', 'k']) {
      expect((await rig.subscribe(member, card, { key })).status).toBe(402);
    }
    expect(await attempts(member.id)).toBe(1);
  });

  it('is completed by a call without a key, and the next call is another payment', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member, 'confirms');
    const call = async () => (await rig.subscribe(member, card)).status;
    expect([await call(), await call()]).toEqual([202, 202]);
    expect(await attempts(member.id)).toBe(1);
    const { payment_intent } = await rig.obligation(member.id);
    await rig.control(`challenges/${payment_intent}`, { succeed: false });
    expect([await call(), await call()]).toEqual([402, 202]);
    expect(await attempts(member.id)).toBe(2);
  });

  it('requests the confirmation again until it arrives', async () => {
    const { member, card } = await start();
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(202);
    expect((await rig.obligation(member.id)).attempt_count).toBe(1);
  });
});

describe('a call whose response was lost', () => {
  it('leads to one attempt after a decline, however the decline is discovered', async () => {
    for (const hasEvent of [true, false]) {
      const member = await rig.signUp();
      const card = await rig.card(member, 'declined');
      await rig.fault('500_after_execute', CONFIRM);
      const lost = await rig.subscribe(member, card, { key: 'k' });
      expect(lost).toMatchObject({ status: 202, body: { status: 'processing' } });
      const { payment_intent } = await rig.obligation(member.id);
      const event = { type: 'payment_intent.payment_failed', object_id: payment_intent ?? '' };
      if (hasEvent) await handleEvent(rig.accounts.services, event);
      for (let turn = 1; turn <= 2; turn += 1) {
        expect(await rig.subscribe(member, card, { key: 'k' })).toMatchObject({
          status: 402,
          body: { data: { code: 'card_declined', decline_code: 'generic_decline' } },
        });
      }
      expect((await rig.obligation(member.id)).attempt_count).toBe(1);
    }
  });

  it('is sent again by the same call if it never reached the provider, also after it expired', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    await rig.fault('drop_before', CONFIRM, 2);
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(202);
    rig.accounts.clock.advance(601);
    await checkPayments(rig.accounts.services);
    expect((await rig.obligation(member.id)).status).toBe('due');
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900]);
  });
});

it('one of three concurrent calls for different plans is paid, and the others return 409', async () => {
  const member = await rig.signUp();
  const card = await rig.card(member);
  const plans = ['basic', 'premium', 'pro'] as const;
  await rig.post(
    '/stripe/save-payment-method',
    { customer_id: member.customerId, payment_method: card },
    member.token,
  );
  const answers = await Promise.all(
    plans.map((plan) => rig.subscribe(member, card, { plan, key: plan })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const paid = plans[answers.findIndex(({ status }) => status === 200)] ?? 'basic';
  expect(await rig.member(member.id)).toMatchObject({ user_plan: paid });
  expect(await rig.charges(member)).toEqual([PLAN_RECORDS[paid].price_cents]);
  for (const plan of plans.filter((item) => item !== paid)) {
    expect((await rig.subscribe(member, card, { plan, key: plan })).status).toBe(409);
  }
});
