import { addMonths, type Plan } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addListing } from '../../listings/testing.ts';
import { addAirport } from '../../search/testing.ts';

import { BillingRig, CONFIRM, isSoonAfter, type SignedUp } from '../testing.ts';
import { openRenewal } from './open-term.ts';
import { termOf } from './plan-changes.ts';
import { renewDue } from './renewals.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

/** Longer than the other call needs to reach the same payment. */
const HELD_UP_MS = 3000;
const change = { call: 'change-package' } as const;

describe('a refused renewal changes nothing', () => {
  it.each([
    ['a seeker', 'seeker', 'basic', {}, 422, 'user_plan_is_not_valid'],
    ['a lister', 'basic', 'seeker', {}, 422, 'user_plan_is_not_valid'],
    [
      'a lister who changes to the present plan',
      'pro',
      'pro',
      change,
      422,
      'user_plan_is_not_valid',
    ],
    [
      'a seeker who changes to the present plan',
      'seeker',
      'seeker',
      change,
      422,
      'user_plan_is_not_valid',
    ],
  ] as const)('%s who has %s and wants %s', async (_who, has, wants, how, status, key) => {
    const member = await rig.holder(has);
    const before = await rig.member(member.id);
    const answer = await rig.renew(member, wants, how);
    expect(answer).toMatchObject({ status, body: { errors: { user_plan: [key] } } });
    expect(await rig.member(member.id)).toEqual(before);
    expect(await rig.charges(member)).toHaveLength(1);
    expect((await rig.latest(member.id)).status).toBe('paid');
  });

  it('a refused renewal changes nothing for a free tenant', async () => {
    const { id } = await rig.accounts.member({ user_plan: null });
    const answer = await rig.renew({ id, token: '', customerId: '' }, 'basic');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { user_plan: ['user_plan_is_not_valid'] } });
  });

  it('a refused renewal changes nothing for a sign-up with an unpaid first term', async () => {
    const member = await rig.signUp();
    await rig.save(member);
    expect(await rig.renew(member, 'basic')).toMatchObject({
      status: 409,
      body: { error_code: 'CONFLICT' },
    });
  });

  it('a refused renewal changes nothing for a plan that is too small for the listings', async () => {
    const member = await rig.holder('pro');
    await addListing(rig.db, { user_id: member.id, status: 2 });
    await addListing(rig.db, { user_id: member.id, status: 1 });
    const answer = await rig.renew(member, 'basic', change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: { user_plan: ['plan_allows_fewer_listings'] } });
    expect((await rig.renew(member, 'pro')).status).toBe(200);
  });

  it('a refused renewal changes nothing without a chargeable card', async () => {
    const member = await rig.holder();
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    const answer = await rig.renew(member, 'basic');
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'invalid_payment_method', error_code: 'PAYMENT_METHOD_REQUIRED' },
    });
    expect(await rig.charges(member)).toHaveLength(1);
  });
});

describe('a renewal', () => {
  it('a renewal before the end adds a term and sends a receipt', async () => {
    const member = await rig.holder();
    const { expire_at } = await rig.member(member.id);
    rig.accounts.clock.advance(3600);
    const answer = await rig.renew(member, 'basic');
    expect(answer.status).toBe(200);
    const ends = addMonths(expire_at ?? new Date(0), 12);
    expect(answer.body).toMatchObject({ data: { plan: 'basic', expire_at: ends.toISOString() } });
    expect(answer.headers['set-cookie']).toContain('crewpad-session=');
    expect(await rig.member(member.id)).toMatchObject({ expire_at: ends, repeat: true });
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt']);
    const { token } = answer.body as { token: string };
    expect((await rig.get('/user', token)).status).toBe(200);
  });

  it('a renewal of an expired lister starts now and restores their listings', async () => {
    const member = await rig.holder();
    const airport = await addAirport(rig.db);
    await addListing(rig.db, { user_id: member.id, airports: [{ id: airport.id, distance: 1 }] });
    await rig.db
      .updateTable('members')
      .set({ repeat: false })
      .where('id', '=', member.id)
      .execute();
    await rig.daysFromEnd(member, 40);
    expect((await rig.renew(member, 'basic')).status).toBe(200);
    const { expire_at } = await rig.member(member.id);
    const { paid_at } = await rig.latest(member.id);
    expect(expire_at).toSatisfy(isSoonAfter(addMonths(paid_at ?? new Date(0), 12)));
    const rows = await rig.db
      .selectFrom('airport_listings')
      .select('owner_expire_at')
      .where('airport_id', '=', airport.id)
      .execute();
    expect(rows).toEqual([{ owner_expire_at: expire_at }]);
  });

  it('a renewal of a seeker adds six months and does not repeat', async () => {
    const member = await rig.holder('seeker');
    expect((await rig.renew(member, 'seeker')).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ repeat: false, term_months: 12 });
  });

  it('a renewal for a dearer plan of the group changes the plan now, for a credit', async () => {
    const member = await rig.holder();
    const changed = await rig.renew(member, 'premium', change);
    expect(changed.body).toMatchObject({ user: { user_plan: 'premium' } });
    const renewed = await rig.renew(member, 'pro');
    expect(renewed.body).toMatchObject({ user: { user_plan: 'pro' } });
    expect(await rig.charges(member)).toEqual([6000, 4000, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 12 });
  });

  it('a renewal of an inactive member makes the account ACTIVE again', async () => {
    const member = await rig.holder();
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    await rig.daysFromEnd(member, 1);
    await rig.save(member);
    expect(await rig.member(member.id)).toMatchObject({ status: 'INACTIVE', repeat: false });
    expect((await rig.renew(member, 'basic')).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ status: 'ACTIVE', repeat: true });
  });

  it('is paid with another card by the same intent after a decline', async () => {
    const member = await rig.holder('basic', 'declined');
    const refused = await rig.renew(member, 'basic', { key: 'one' });
    expect(refused).toMatchObject({ status: 402, body: { error: 'card_error' } });
    const before = await rig.latest(member.id);
    await rig.save(member);
    expect((await rig.renew(member, 'basic', { key: 'two' })).status).toBe(200);
    expect(await rig.latest(member.id)).toMatchObject({
      id: before.id,
      status: 'paid',
      payment_intent: before.payment_intent,
    });
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is completed by the same call after a confirmation', async () => {
    const member = await rig.holder('basic', 'confirms');
    const unconfirmed = await rig.renew(member, 'basic', { key: 'k' });
    expect(unconfirmed).toMatchObject({ status: 202, body: { status: 'requires_action' } });
    const { payment_intent } = await rig.latest(member.id);
    await rig.control(`challenges/${payment_intent}`, { succeed: true });
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is completed by the same call after its response was lost', async () => {
    const member = await rig.holder();
    await rig.fault('500_after_execute', CONFIRM);
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(202);
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect((await rig.renew(member, 'basic', { key: 'k' })).status).toBe(200);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });
});

describe('a term is paid once', () => {
  /** A call that blocks at the provider, and another one made at the same time. */
  const whileCharging = async (
    member: SignedUp,
    plan: Plan,
    how: { key?: string; call?: string },
    other: () => ReturnType<typeof rig.renew>,
  ) => {
    await rig.control('faults', {
      kind: 'delay',
      path: CONFIRM,
      count: 1,
      milliseconds: HELD_UP_MS,
    });
    const first = rig.renew(member, plan, how);
    await expect
      .poll(async () => (await rig.latest(member.id)).status, { timeout: HELD_UP_MS, interval: 10 })
      .toBe('collecting');
    return Promise.all([first, other()]);
  };

  it.each([
    ['one', 'two'],
    ['k', 'k'],
    [undefined, undefined],
  ])('a term is paid once by two calls at once with the keys %s and %s', async (first, second) => {
    const member = await rig.holder();
    const keys = [first, second].map((key) => (key === undefined ? {} : { key }));
    const answers = await whileCharging(member, 'basic', keys[0] ?? {}, () =>
      rig.renew(member, 'basic', keys[1] ?? {}),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 24 });
  });

  it('a term is paid once when another call paid first and this one read the new term', async () => {
    const member = await rig.holder();
    const { clock, services } = rig.accounts;
    const arrivedAt = clock.now();
    expect((await rig.renew(member, 'basic', { key: 'first' })).status).toBe(200);
    const { expire_at: expireAt } = await rig.member(member.id);
    const now = new Date(clock.now().getTime() + 1000);
    const request = { memberId: member.id, expireAt, now, mode: 'sandbox' } as const;
    const open = (plan: Plan, at: Date) =>
      openRenewal(services.db, { ...request, purchase: termOf(plan), arrivedAt: at });
    expect(await open('pro', new Date(arrivedAt.getTime() - 1000))).toEqual({ kind: 'renewed' });
    expect(await open('pro', now)).toMatchObject({ kind: 'open', obligation: { status: 'due' } });
  });

  it('a term is paid once by a call and two nodes that renew automatically, concurrently', async () => {
    const member = await rig.holder();
    await rig.daysFromEnd(member, -1);
    const { services } = rig.accounts;
    const [answer] = await Promise.all([
      rig.renew(member, 'basic'),
      renewDue(services),
      renewDue(services),
    ]);
    expect(answer.status).toBe(200);
    await renewDue(services);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 24 });
  });

  it('a term is paid once by concurrent calls for two plans: the other one returns 409', async () => {
    const member = await rig.holder();
    const answers = await whileCharging(member, 'premium', change, () =>
      rig.renew(member, 'pro', change),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await rig.charges(member)).toHaveLength(2);
  });
});
