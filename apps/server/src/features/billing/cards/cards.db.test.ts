import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleEvent } from '../handle-event.ts';
import { BillingRig } from '../testing.ts';
import { deleteCard, storeCard } from './cards.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
afterAll(() => rig.close());

const save = (
  { token, customerId: customer_id }: { token: string; customerId: string },
  payment_method: string,
) => rig.post('/stripe/save-payment-method', { customer_id, payment_method }, token);

describe('the customer', () => {
  it('is created once for any number of calls', async () => {
    const { id, token, customerId } = await rig.signUp();
    const again = await rig.post('/stripe/setup-customer', { user_id: id, name: 'X' }, token);
    expect(again.body).toEqual({ user_id: id, customer_id: customerId });
  });

  it('is created once by two calls at once', async () => {
    const { id } = await rig.accounts.member({ user_plan: null, signup_plan: 'basic' });
    const token = await rig.accounts.tokenOf(id);
    const answers = await Promise.all(
      [1, 2].map(() => rig.post('/stripe/setup-customer', {}, token)),
    );
    const [one, other] = answers.map(({ body }) => (body as { customer_id: string }).customer_id);
    expect(one).toBe(other);
  });

  it('has the name and email of the account, not of the body', async () => {
    const { customerId } = await rig.signUp();
    const customer = await rig.stripe.customers.retrieve(customerId);
    expect(customer).toMatchObject({ email: expect.stringMatching(/^member-\d+@crewpad\.test$/) });
  });

  it('is replaced with its card after it was deleted at the provider', async () => {
    const member = await rig.signUp();
    await save(member, await rig.card(member));
    await rig.deleteCustomer(member.customerId);
    const { body } = await rig.post('/stripe/setup-customer', {}, member.token);
    expect((body as { customer_id: string }).customer_id).not.toBe(member.customerId);
    expect((await rig.get('/stripe/card', member.token)).body).toEqual({
      card: null,
      renewal: null,
      restorable_renewal: null,
      will_charge: [],
    });
  });

  it.each(['setup-customer', 'setup-intent'])(
    'named by %s after the provider deleted it is invalid_customer_id, and the next try works',
    async (call) => {
      const member = await rig.signUp();
      await save(member, await rig.card(member));
      await rig.deleteCustomer(member.customerId);
      const named = { customer_id: member.customerId };
      const refused = await rig.post(`/stripe/${call}`, named, member.token);
      expect(refused).toMatchObject({
        status: 422,
        body: { error: 'invalid_customer_id', data: { code: 'resource_missing' } },
      });
      // A page that was loaded before has the old customer and calls without the new one.
      expect((await rig.post('/stripe/setup-customer', named, member.token)).status).toBe(404);
      const { body } = await rig.post('/stripe/setup-customer', {}, member.token);
      const replaced = { ...member, customerId: (body as { customer_id: string }).customer_id };
      expect(replaced.customerId).not.toBe(member.customerId);
      const paid = await rig.subscribe(replaced, await rig.card(replaced));
      expect(paid).toMatchObject({ status: 200, body: { user: { status: 'ACTIVE' } } });
    },
  );

  it.each(['setup-customer', 'setup-intent', 'save-payment-method'])(
    'the customer of another member is not found by %s',
    async (call) => {
      const [member, other] = [await rig.signUp(), await rig.signUp()];
      const body = { customer_id: other.customerId, payment_method: await rig.card(other) };
      expect((await rig.post(`/stripe/${call}`, body, member.token)).status).toBe(404);
    },
  );

  it('the customer of another user is not found', async () => {
    const [member, other] = [await rig.signUp(), await rig.signUp()];
    const body = { user_id: other.id };
    expect((await rig.post('/stripe/setup-customer', body, member.token)).status).toBe(404);
  });
});

describe('the card', () => {
  it('is stored without its number and returned to its owner', async () => {
    const member = await rig.signUp();
    const method = await rig.card(member);
    const answer = await save(member, method);
    expect(answer).toMatchObject({ status: 200, body: { user: { payment_method: method } } });
    expect((await rig.get('/stripe/card', member.token)).body).toEqual({
      card: {
        brand: 'visa',
        last4: '4242',
        exp_month: 12,
        exp_year: 2060,
        name: 'Ann Bee',
        valid: true,
      },
      renewal: null,
      restorable_renewal: null,
      will_charge: [],
    });
    expect((await rig.get('/user/payment-method', member.token)).body).toEqual({ have_card: true });
  });

  it('the card of another member is not found, as an unknown card', async () => {
    const [member, other] = [await rig.signUp(), await rig.signUp()];
    const foreign = await save(member, await rig.card(other));
    const unknown = await save(member, 'pm_unknown');
    expect(foreign.status).toBe(404);
    expect(unknown.body).toEqual(foreign.body);
  });

  it('replaces the previous one, which is detached', async () => {
    const member = await rig.signUp();
    const [first, second] = [await rig.card(member), await rig.card(member, 'other')];
    await save(member, first);
    await save(member, second);
    expect(await rig.stripe.paymentMethods.retrieve(first)).toMatchObject({ customer: null });
    const customer = await rig.stripe.customers.retrieve(member.customerId);
    expect(customer).toMatchObject({ invoice_settings: { default_payment_method: second } });
  });

  it('is invalid after it was detached at the provider, and cannot be saved again', async () => {
    const member = await rig.signUp();
    const method = await rig.card(member);
    await save(member, method);
    await rig.control(`payment_methods/${method}/detach`);
    const { body } = await rig.get('/stripe/card', member.token);
    expect(body).toMatchObject({ card: { valid: false } });
    const again = await save(member, method);
    expect(again).toMatchObject({ status: 422, body: { error: 'invalid_payment_method' } });
  });

  it('is saved by the call and by the events of the provider at once', async () => {
    const { services } = rig.accounts;
    for (let round = 0; round < 5; round += 1) {
      const member = await rig.signUp();
      const method = await rig.card(member);
      const setup = await rig.stripe.setupIntents.create({
        customer: member.customerId,
        payment_method: method,
        confirm: true,
        allowed_payment_method_types: ['card'],
      });
      const [answer, ...handled] = await Promise.all([
        save(member, method),
        handleEvent(services, { type: 'setup_intent.succeeded', object_id: setup.id }),
        handleEvent(services, { type: 'payment_method.attached', object_id: method }),
      ]);
      expect(answer.text).toContain(method);
      expect([answer.status, ...handled]).toEqual([200, 'done', 'done']);
    }
  });

  it('is stored twice at once, 200 times in a row, also while it is removed', async () => {
    const { id: memberId, customerId: customer_id } = await rig.signUp();
    const now = rig.accounts.clock.now();
    const expiry = { exp_month: 12, exp_year: 2060 };
    const visa = { customer_id, brand: 'visa', last4: '4242', ...expiry, name: '', country: null };
    for (let round = 0; round < 200; round += 1) {
      const card = { ...visa, payment_method: `pm_${round}`, fingerprint: null };
      const newCard = { memberId, mode: 'sandbox', card, restoresRenewal: false, now } as const;
      const paymentMethod = `pm_${round - 1}`;
      const [one, other] = await Promise.all([
        storeCard(rig.db, newCard),
        storeCard(rig.db, newCard),
        deleteCard(rig.db, { memberId, mode: 'sandbox', paymentMethod, now }),
      ]);
      // Only one of them has replaced the card before, so that it is detached once.
      expect([one, other]).toContain(undefined);
    }
    const stored = rig.db.selectFrom('payment_methods').select('payment_method');
    expect(await stored.where('member_id', '=', memberId).execute()).toEqual([
      { payment_method: 'pm_199' },
    ]);
  });

  it('is returned from the database while the provider is unreachable', async () => {
    const member = await rig.signUp();
    await save(member, await rig.card(member));
    await rig.fault('drop_before', '/v1/payment_methods/*', 2);
    const { body } = await rig.get('/stripe/card', member.token);
    expect(body).toMatchObject({ card: { last4: '4242', valid: true } });
  });

  it('makes a plan holder with a running term ACTIVE again', async () => {
    const member = await rig.signUp();
    const ends = new Date(rig.accounts.clock.now().getTime() + 86_400_000);
    await rig.db
      .updateTable('members')
      .set({ signup_plan: null, user_plan: 'pro', expire_at: ends, repeat: false })
      .where('id', '=', member.id)
      .execute();
    await save(member, await rig.card(member));
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
  });

  it('does not make an unpaid sign-up ACTIVE', async () => {
    const member = await rig.signUp();
    await save(member, await rig.card(member));
    expect(await rig.member(member.id)).toMatchObject({ status: 'INACTIVE' });
  });

  it('gets a new setup secret with every call', async () => {
    const { token, customerId: customer_id } = await rig.signUp();
    const secret = async () => {
      const { body } = await rig.post('/stripe/setup-intent', { customer_id }, token);
      return (body as { client_secret: string }).client_secret;
    };
    const firstSecret = await secret();
    expect(firstSecret).toMatch(/^seti_\w+_secret_/);
    expect(await secret()).not.toBe(firstSecret);
  });
});
