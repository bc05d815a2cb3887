import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewDue } from './renewals/renew-due.ts';
import { BillingRig, type SignedUp } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.forgetAll());
afterAll(() => rig.close());

const remove = async (member: SignedUp) =>
  rig.post('/stripe/remove-payment-method', {}, await rig.anew(member));
const methodOf = async ({ id }: SignedUp) => {
  const row = await rig.db
    .selectFrom('payment_methods')
    .select('payment_method')
    .where('member_id', '=', id)
    .executeTakeFirst();
  return row?.payment_method ?? '';
};
const listen = async (member: SignedUp) => {
  const end = (await rig.member(member.id)).expire_at ?? new Date(0);
  for (const days of [-1, 0, 3, 7, 30]) {
    rig.accounts.clock.set(new Date(end.getTime() + days * 86_400_000));
    await renewDue(rig.accounts.services);
  }
};

describe('removing the card', () => {
  it('detaches it, makes a plan holder INACTIVE and charges him never again', async () => {
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
    await listen(member);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('done twice, one after the other or at once, is as done once', async () => {
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

  it('without a card changes nothing', async () => {
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

  it('gives up what is unpaid, its intent first; a sign-up can begin anew', async () => {
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

  it('ends a renewal that waits for another day', async () => {
    const member = await rig.holder('basic', 'twice');
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    await remove(member);
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'cancelled',
      next_attempt_at: null,
    });
    await listen(member);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('at the same time as a renewal charges at most once, and the member is INACTIVE', async () => {
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

  it('of somebody whom the provider has forgotten works as well', async () => {
    const member = await rig.holder();
    await rig.deleteCustomer(member.customerId);
    expect((await remove(member)).status).toBe(200);
    expect(await methodOf(member)).toBe('');
  });

  it('answers 503 and keeps the card while the provider cannot be reached', async () => {
    const member = await rig.holder();
    await rig.fault('drop_before', '*', 20);
    const answer = await remove(member);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(answer.status).toBe(503);
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
    expect((await remove(member)).status).toBe(200);
  });

  it('is undone by another card while the term runs', async () => {
    const member = await rig.holder();
    await remove(member);
    await rig.save(member);
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
  });
});
