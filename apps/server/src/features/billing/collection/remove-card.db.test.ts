import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleEvent } from '../handle-event.ts';
import { renewDue } from '../plans/renewals.ts';
import { BillingRig, type SignedUp } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

const remove = async (member: SignedUp) =>
  rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
const methodOf = async ({ id }: SignedUp) => {
  const row = await rig.db
    .selectFrom('payment_methods')
    .select('payment_method')
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row?.payment_method ?? '';
};
const playSchedule = async (member: SignedUp) => {
  const end = (await rig.member(member.id)).expire_at ?? new Date(0);
  for (const days of [-1, 0, 3, 7, 30]) {
    rig.accounts.clock.set(new Date(end.getTime() + days * 86_400_000));
    await renewDue(rig.accounts.services);
  }
};

describe('removing the card', () => {
  it('detaches it, makes a plan holder INACTIVE and stops all charges', async () => {
    const member = await rig.holder();
    const method = await methodOf(member);
    const answer = await remove(member);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: { status: 'INACTIVE', user_plan: 'basic', repeat: false, payment_method: null },
    });
    expect(await rig.stripe.paymentMethods.retrieve(method)).toMatchObject({ customer: null });
    expect(await rig.stripe.customers.retrieve(member.customerId)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    await playSchedule(member);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('removing the card twice, in sequence or concurrently, has the same effect as once', async () => {
    const member = await rig.holder();
    const answers = await Promise.all([remove(member), remove(member)]);
    answers.push(await remove(member));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rig.member(member.id)).toMatchObject({ status: 'INACTIVE' });
    const removed = await rig.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'card.removed')
      .where('member_id', '=', member.id)
      .execute();
    expect(removed).toHaveLength(1);
  });

  it('removing the card without a card changes nothing', async () => {
    const { id } = await rig.accounts.member();
    const member = { id, token: '', customerId: '' };
    const before = await rig.member(id);
    expect((await remove(member)).status).toBe(200);
    expect(await rig.member(id)).toEqual(before);
  });

  it('leaves a free tenant ACTIVE', async () => {
    const { id } = await rig.accounts.member({ user_plan: null });
    const token = await rig.accounts.tokenOf(id);
    const { body } = await rig.post('/stripe/setup-customer', {}, token);
    const member = { id, token, customerId: (body as { customer_id: string }).customer_id };
    await rig.save(member);
    await remove(member);
    expect(await methodOf(member)).toBe('');
    expect(await rig.member(id)).toMatchObject({ status: 'ACTIVE' });
  });

  it('cancels unpaid charges, intent first, and a sign-up can pay again', async () => {
    const member = await rig.signUp();
    await rig.subscribe(member, await rig.card(member, 'declined'));
    const { payment_intent, id } = await rig.latest(member.id);
    await remove(member);
    expect(await rig.latest(member.id)).toMatchObject({ id, status: 'cancelled' });
    const intent = await rig.stripe.paymentIntents.retrieve(payment_intent ?? '');
    expect(intent.status).toBe('canceled');
    expect((await rig.subscribe(member, await rig.card(member))).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('cancels a renewal that is scheduled for another day', async () => {
    const member = await rig.holder('basic', 'twice');
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await remove(member);
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'cancelled',
      next_attempt_at: null,
    });
    await playSchedule(member);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('concurrent with a renewal charges at most once, and the member is INACTIVE', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -1);
    const [removed] = await Promise.all([remove(member), renewDue(rig.accounts.services)]);
    expect(removed.status).toBe(200);
    await renewDue(rig.accounts.services);
    const charges = await rig.charges(member);
    expect(charges.length).toBeLessThanOrEqual(2);
    const paid = await rig.db
      .selectFrom('entitlements')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    expect(paid).toHaveLength(charges.length);
    expect(await rig.member(member.id)).toMatchObject({ status: 'INACTIVE', repeat: false });
  });

  it('removes the card of a customer that the provider deleted', async () => {
    const member = await rig.holder();
    await rig.deleteCustomer(member.customerId);
    expect((await remove(member)).status).toBe(200);
    expect(await methodOf(member)).toBe('');
  });

  it('returns 503 and changes nothing while the provider is unreachable', async () => {
    const member = await rig.holder();
    await rig.fault('drop_before', '*', 20);
    const answer = await remove(member);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(answer.status).toBe(503);
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
    expect((await remove(member)).status).toBe(200);
  });

  it('is reversed by another card during the term', async () => {
    const member = await rig.holder();
    await remove(member);
    await rig.save(member);
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
  });
});

describe('saving a card after the last one was removed', () => {
  const restorable = async (member: SignedUp) => {
    const { body } = await rig.get('/stripe/card', await rig.newToken(member));
    return (body as { restorable_renewal: unknown }).restorable_renewal;
  };
  const saveWith = async (member: SignedUp, over: object) =>
    rig.post(
      '/stripe/save-payment-method',
      { payment_method: await rig.card(member), ...over },
      await rig.newToken(member),
    );

  it('shows plan, price and dates, and restores the renewal', async () => {
    const member = await rig.holder();
    expect(await restorable(member)).toBeNull();
    await remove(member);
    const { expire_at } = await rig.member(member.id);
    expect(await restorable(member)).toEqual({
      plan: 'basic',
      amount: 49,
      term_ends_at: expire_at?.toISOString(),
      charge_at: new Date((expire_at?.getTime() ?? 0) - 86_400_000).toISOString(),
    });
    expect((await saveWith(member, { repeat: true })).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
    expect(await restorable(member)).toBeNull();
  });

  it('saving a card after the last one was removed with repeat: false makes the account ACTIVE and leaves the plan without renewal', async () => {
    const member = await rig.holder();
    await remove(member);
    const { body } = await saveWith(member, { repeat: false });
    expect(body).toMatchObject({ user: { status: 'ACTIVE', repeat: false } });
    await playSchedule(member);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('saving a card after the last one was removed with repeat: false stays without renewal when the webhook saves the card first', async () => {
    const member = await rig.holder();
    await remove(member);
    const setup = await rig.stripe.setupIntents.create({
      customer: member.customerId,
      payment_method: 'pm_card_visa',
      confirm: true,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    });
    await handleEvent(rig.accounts.services, {
      type: 'setup_intent.succeeded',
      object_id: setup.id,
    });
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: false });
    const payment_method = setup.payment_method;
    const { body } = await saveWith(member, { payment_method, repeat: false });
    expect(body).toMatchObject({ user: { status: 'ACTIVE', repeat: false } });
  });

  it('saving a card after the last one was removed with repeat: false does not stop an enabled renewal', async () => {
    const member = await rig.holder();
    const { body } = await saveWith(member, { repeat: false });
    expect(body).toMatchObject({ user: { status: 'ACTIVE', repeat: true } });
  });

  it('shows an immediate charge on the last day, and nothing after the term or for seekers', async () => {
    const member = await rig.holder();
    await remove(member);
    await rig.daysFromEnd(member, -0.5);
    const earliest = rig.accounts.clock.now();
    const { charge_at, term_ends_at } = (await restorable(member)) as Record<string, string>;
    expect(new Date(charge_at ?? 0).getTime()).toBeGreaterThanOrEqual(earliest.getTime());
    expect(new Date(charge_at ?? 0) < new Date(term_ends_at ?? 0)).toBe(true);
    await rig.daysFromEnd(member, 1);
    expect(await restorable(member)).toBeNull();
    const seeker = await rig.holder('seeker');
    await remove(seeker);
    expect(await restorable(seeker)).toBeNull();
  });

  it('refuses a repeat that is not a boolean', async () => {
    const member = await rig.holder();
    expect((await saveWith(member, { repeat: 'no' })).status).toBe(422);
  });
});
