import { PLAN_RECORDS } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleEvent } from './events/handle-event.ts';
import { checkPayments } from './jobs.ts';
import { BillingRig, CONFIRM } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

describe('a card whose owner must confirm', () => {
  const begin = async () => {
    const member = await rig.signUp();
    const card = await rig.card(member, 'asks');
    const answer = await rig.subscribe(member, card, { key: 'k' });
    expect(answer).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    const { payment_intent, id } = await rig.obligation(member.id);
    return { member, card, intent: payment_intent ?? '', charge: id };
  };

  it('is charged by the same call after he did', async () => {
    const { member, card, intent, charge } = await begin();
    const shown = await rig.get(`/charges/${charge}`, member.token);
    expect(shown.body).toMatchObject({ data: { status: 'action_required' } });
    expect(shown.text).toContain(`${intent}_secret_`);
    await rig.control(`challenges/${intent}`, { succeed: true });
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('is declined by the same call when he could not', async () => {
    const { member, card, intent } = await begin();
    await rig.control(`challenges/${intent}`, { succeed: false });
    const answer = await rig.subscribe(member, card, { key: 'k' });
    expect(answer).toMatchObject({
      status: 402,
      body: { data: { code: 'payment_intent_authentication_failure' } },
    });
    expect(await rig.charges(member)).toEqual([]);
  });

  /** What the provider tells by itself about an intent. */
  const tell = (intent: string) =>
    handleEvent(rig.accounts.services, {
      type: 'payment_intent.payment_failed',
      object_id: intent,
    });
  const attempts = async (id: number) => (await rig.obligation(id)).attempt_count;

  it.each([
    ['the event', tell],
    [
      'the poller',
      async () => {
        rig.accounts.clock.advance(601);
        await checkPayments(rig.accounts.services);
      },
    ],
  ])(
    'is declined by the same call also when %s told of it first, as often as it comes',
    async (_who, told) => {
      const { member, card, intent } = await begin();
      await rig.control(`challenges/${intent}`, { succeed: false });
      await told(intent);
      for (let turn = 1; turn <= 2; turn += 1) {
        expect(await rig.subscribe(member, card, { key: 'k' })).toMatchObject({
          status: 402,
          body: { error: 'card_error', data: { code: 'payment_intent_authentication_failure' } },
        });
      }
      expect(await attempts(member.id)).toBe(1);
      const anew = await rig.subscribe(member, card, { key: 'another' });
      expect(anew.status).toBe(202);
      expect(await attempts(member.id)).toBe(2);
    },
  );

  it('is given up by whoever pays with another card, and the first call says so', async () => {
    const { member, card } = await begin();
    const other = await rig.card(member, 'asks');
    expect((await rig.subscribe(member, other, { key: 'other' })).status).toBe(202);
    // His first card is no longer on file, so nothing can be charged to it.
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(422);
    expect((await rig.subscribe(member, other, { key: 'other' })).status).toBe(202);
    expect(await attempts(member.id)).toBe(2);
  });

  it('is given up by whoever pays for another plan, whom the first call leaves alone', async () => {
    const { member, card } = await begin();
    const asked = await rig.subscribe(member, card, { key: 'pro', plan: 'pro' });
    expect(asked.status).toBe(202);
    const before = await rig.obligation(member.id);
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(402);
    expect(await rig.obligation(member.id)).toEqual(before);
  });

  it('is one attempt for whoever else waits for it', async () => {
    const { member, card, intent } = await begin();
    expect((await rig.subscribe(member, card, { key: 'second' })).status).toBe(202);
    await rig.control(`challenges/${intent}`, { succeed: false });
    await tell(intent);
    for (const key of ['second', 'k']) {
      expect((await rig.subscribe(member, card, { key })).status).toBe(402);
    }
    expect(await attempts(member.id)).toBe(1);
  });

  it('is finished by a call without a key, and the call after that is another wish', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member, 'asks');
    const call = async () => (await rig.subscribe(member, card)).status;
    expect([await call(), await call()]).toEqual([202, 202]);
    expect(await attempts(member.id)).toBe(1);
    const { payment_intent } = await rig.obligation(member.id);
    await rig.control(`challenges/${payment_intent}`, { succeed: false });
    expect([await call(), await call()]).toEqual([402, 202]);
    expect(await attempts(member.id)).toBe(2);
  });

  it('asks again while he has not', async () => {
    const { member, card } = await begin();
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(202);
    expect((await rig.obligation(member.id)).attempt_count).toBe(1);
  });
});

describe('a call of which the answer was lost', () => {
  it('that loses its answer of a decline leads to one attempt, however it becomes known', async () => {
    for (const told of [true, false]) {
      const member = await rig.signUp();
      const card = await rig.card(member, 'declined');
      await rig.fault('500_after_execute', CONFIRM);
      const lost = await rig.subscribe(member, card, { key: 'k' });
      expect(lost).toMatchObject({ status: 202, body: { status: 'processing' } });
      const { payment_intent } = await rig.obligation(member.id);
      const news = { type: 'payment_intent.payment_failed', object_id: payment_intent ?? '' };
      if (told) await handleEvent(rig.accounts.services, news);
      for (let turn = 1; turn <= 2; turn += 1) {
        expect(await rig.subscribe(member, card, { key: 'k' })).toMatchObject({
          status: 402,
          body: { data: { code: 'card_declined', decline_code: 'generic_decline' } },
        });
      }
      expect((await rig.obligation(member.id)).attempt_count).toBe(1);
    }
  });

  it('that never got the call is asked anew by the same one, also after it was given up', async () => {
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

it('of calls for three plans at once one is paid, and the others learn that at once', async () => {
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
  for (const plan of plans.filter((one) => one !== paid)) {
    expect((await rig.subscribe(member, card, { plan, key: plan })).status).toBe(409);
  }
});
