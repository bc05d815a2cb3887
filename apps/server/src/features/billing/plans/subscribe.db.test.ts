import { addMonths } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../testing/data.ts';
import { addListing } from '../../listings/testing.ts';
import { addAirport } from '../../search/testing.ts';
import { BillingRig, CONFIRM, isSoonAfter } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

describe('the first term of a plan', () => {
  it('is paid once and makes the account ACTIVE', async () => {
    const member = await rig.signUp();
    const answer = await rig.subscribe(member, await rig.card(member), { key: 'one' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: { status: 'ACTIVE', user_plan: 'basic', signup_plan: null, setup_complete: true },
      data: { plan: 'basic' },
    });
    expect(answer.headers['set-cookie']).toContain('crewpad-session=');
    expect(await rig.charges(member)).toEqual([4900]);
    const stored = await rig.member(member.id);
    expect(stored).toMatchObject({ status: 'ACTIVE', repeat: true, term_months: 12 });
    const { paid_at } = await rig.obligation(member.id);
    expect(stored.expire_at).toSatisfy(isSoonAfter(addMonths(paid_at ?? TEST_NOW, 12)));
  });

  it('the first term of a plan of a seeker lasts six months and does not renew', async () => {
    const member = await rig.signUp('seeker');
    await rig.subscribe(member, await rig.card(member), { plan: 'seeker' });
    expect(await rig.charges(member)).toEqual([999]);
    expect(await rig.member(member.id)).toMatchObject({ repeat: false, term_months: 6 });
  });

  it('appears in receipts, services and charges of the payer only', async () => {
    const member = await rig.signUp();
    const paid = await rig.subscribe(member, await rig.card(member));
    const { charge_id } = (paid.body as { data: { charge_id: number } }).data;
    const receipt = await rig.get(`/receipts/${charge_id}`, member.token);
    expect(receipt.body).toMatchObject({
      data: {
        number: `CP-${String(charge_id).padStart(6, '0')}`,
        amount: 49,
        card: { brand: 'visa', last4: '4242' },
      },
    });
    const services = await rig.get('/account-service', member.token);
    expect(services.body).toMatchObject({
      data: [{ txn_code: 'PAYMENT.FEE.LISTER', payment_type: 'card', repeat: true, amount: 49 }],
    });
    const charge = await rig.get(`/charges/${charge_id}`, member.token);
    expect(charge.body).toEqual({
      data: {
        id: charge_id,
        kind: 'subscription',
        status: 'paid',
        amount: 49,
        paid: {
          by: 'card',
          method: null,
          amount: 49,
          at: expect.any(String),
          receipt_id: charge_id,
        },
        paid_text: 'Your card was charged $49.00 today. It was not charged again.',
      },
    });
    const other = await rig.signUp();
    for (const path of [`/receipts/${charge_id}`, `/charges/${charge_id}`]) {
      expect((await rig.get(path, other.token)).status).toBe(404);
    }
  });

  it('restores the listings of the lister in search', async () => {
    const member = await rig.signUp();
    const airport = await addAirport(rig.db);
    await addListing(rig.db, {
      user_id: member.id,
      airports: [{ id: airport.id, distance: 1 }],
    });
    await rig.subscribe(member, await rig.card(member));
    const { expire_at } = await rig.member(member.id);
    const rows = await rig.db
      .selectFrom('airport_listings')
      .select('owner_expire_at')
      .where('airport_id', '=', airport.id)
      .execute();
    expect(rows).toEqual([{ owner_expire_at: expire_at }]);
  });
});

it.each([
  ['basic', 'seeker', 999],
  ['seeker', 'pro', 14_900],
] as const)('an unpaid sign-up of %s can become %s', async (signedUp, plan, cents) => {
  const member = await rig.signUp(signedUp);
  const answer = await rig.subscribe(member, await rig.card(member), { plan });
  expect(answer.body).toMatchObject({ user: { user_plan: plan, status: 'ACTIVE' } });
  expect(await rig.charges(member)).toEqual([cents]);
});

describe('an invalid call', () => {
  it('is refused for the customer of another member', async () => {
    const [member, other] = [await rig.signUp(), await rig.signUp()];
    const foreign = { ...member, customerId: other.customerId };
    expect((await rig.subscribe(foreign, await rig.card(other))).status).toBe(404);
  });

  it('is refused with the same error for the card of another member and an unknown one', async () => {
    const [member, other] = [await rig.signUp(), await rig.signUp()];
    const foreign = await rig.subscribe(member, await rig.card(other));
    const unknown = await rig.subscribe(member, 'pm_unknown');
    expect(foreign.status).toBe(422);
    expect(foreign.body).toMatchObject({ error: 'invalid_payment_method' });
    expect(unknown.body).toEqual(foreign.body);
  });

  it('is refused if it contains a card number', async () => {
    const member = await rig.signUp();
    const body = { user_plan: 'basic', card: { number: '4242424242424242', cvc: '123' } };
    const answer = await rig.post('/user/subscription', body, member.token);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { card: ['card_data_is_not_accepted'] } });
  });

  it('is refused once the plan is paid', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    await rig.subscribe(member, card, { key: 'first' });
    const answer = await rig.subscribe(member, card, { key: 'second' });
    expect(answer).toMatchObject({ status: 409, body: { error_code: 'ALREADY_PAID' } });
    expect(answer.text).toContain('first term');
    expect(answer.text).toContain('renew');
    expect(await rig.charges(member)).toEqual([4900]);
  });
});

describe('a repeated call', () => {
  it('returns the same answer, and refuses another body with its key', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    const first = await rig.subscribe(member, card, { key: 'k' });
    const again = await rig.subscribe(member, card, { key: 'k' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ data: (first.body as { data: object }).data });
    const other = await rig.subscribe(member, card, { key: 'k', plan: 'pro' });
    expect(other).toMatchObject({ status: 422, body: { error_code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it.each([
    ['k', 'k'],
    ['one', 'two'],
    [undefined, undefined],
  ])('made twice at once with the keys %s and %s charges once', async (first, second) => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    const answers = await Promise.all(
      [first, second].map((key) => rig.subscribe(member, card, key === undefined ? {} : { key })),
    );
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('a repeated call with a declined card is declined again without another charge', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member, 'declined');
    const answers = [1, 2].map(() => rig.subscribe(member, card, { key: 'k' }));
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({
        status: 402,
        body: {
          error: 'card_error',
          data: { code: 'card_declined', decline_code: 'generic_decline' },
        },
      });
    }
    expect((await rig.obligation(member.id)).attempt_count).toBe(1);
  });
});

it('with a good card after a declined one uses the same intent', async () => {
  const member = await rig.signUp();
  await rig.subscribe(member, await rig.card(member, 'declined'));
  const before = await rig.obligation(member.id);
  expect(before.status).toBe('failed');
  expect((await rig.subscribe(member, await rig.card(member))).status).toBe(200);
  const after = await rig.obligation(member.id);
  expect(after).toMatchObject({ status: 'paid', payment_intent: before.payment_intent });
  expect(await rig.charges(member)).toEqual([4900]);
});

it('for another plan after a decline charges its own price with a new intent', async () => {
  const member = await rig.signUp();
  await rig.subscribe(member, await rig.card(member, 'declined'));
  const answer = await rig.subscribe(member, await rig.card(member), { plan: 'pro' });
  expect(answer.body).toMatchObject({ user: { user_plan: 'pro' } });
  expect(await rig.charges(member)).toEqual([14_900]);
  expect(await rig.obligation(member.id)).toMatchObject({ generation: 2 });
});

describe('a provider fault', () => {
  it('a provider fault with a lost response leaves the payment processing, and the same call completes it', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    await rig.fault('500_after_execute', CONFIRM);
    const answer = await rig.subscribe(member, card, { key: 'k' });
    expect(answer).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('a provider fault with a lost response is resolved when the payer reads the charge', async () => {
    const member = await rig.signUp();
    await rig.fault('500_after_execute', CONFIRM);
    await rig.subscribe(member, await rig.card(member));
    const { id } = await rig.obligation(member.id);
    const { body } = await rig.get(`/charges/${id}`, member.token);
    expect(body).toMatchObject({ data: { status: 'paid' } });
  });

  it('that makes it unreachable returns 503, and nothing was charged', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    await rig.fault('drop_before', '*', 20);
    const answer = await rig.subscribe(member, card, { key: 'k' });
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(await rig.charges(member)).toEqual([]);
    expect((await rig.subscribe(member, card, { key: 'k' })).status).toBe(200);
  });

  it('a provider fault with a deleted customer creates a new one, and the next attempt succeeds', async () => {
    const member = await rig.signUp();
    const card = await rig.card(member);
    await rig.deleteCustomer(member.customerId);
    const answer = await rig.subscribe(member, card);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'invalid_customer_id', data: { code: 'resource_missing' } },
    });
    const { body } = await rig.get('/user', member.token);
    const { customer_id: customerId } = (body as { user: { customer_id: string } }).user;
    expect(customerId).not.toBe(member.customerId);
    const again = { ...member, customerId };
    expect((await rig.subscribe(again, await rig.card(again))).status).toBe(200);
  });

  it('a provider fault with a deleted card returns an error, and the card is marked invalid', async () => {
    const member = await rig.signUp();
    const payment_method = await rig.card(member);
    const { token, customerId: customer_id } = member;
    await rig.post('/stripe/save-payment-method', { customer_id, payment_method }, token);
    await rig.control(`payment_methods/${payment_method}/detach`);
    const answer = await rig.subscribe(member, payment_method);
    expect(answer).toMatchObject({ status: 422, body: { error: 'invalid_payment_method' } });
    const { body } = await rig.get('/user/payment-method', token);
    expect(body).toEqual({ have_card: false });
  });
});

it('of three declines within an hour makes the next payment return 429', async () => {
  const limited = await BillingRig.open({ RATE_LIMITS: 'on' });
  const member = await limited.signUp();
  const card = await limited.card(member, 'declined');
  const answers = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    answers.push((await limited.subscribe(member, card)).status);
  }
  limited.accounts.clock.advance(3601);
  const later = await limited.subscribe(member, await limited.card(member));
  await limited.close();
  expect(answers).toEqual([402, 402, 402, 429]);
  expect(later.status).toBe(200);
});
