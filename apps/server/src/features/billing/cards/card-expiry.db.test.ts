import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../testing/data.ts';
import { handleEvent } from '../handle-event.ts';
import { renewDue } from '../plans/renewals.ts';
import { BillingRig, type SignedUp } from '../testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(async () => {
  await rig.stopRenewals();
  rig.accounts.clock.set(TEST_NOW);
});
afterAll(() => rig.close());

const methodOf = async ({ id }: SignedUp) => {
  const { payment_method } = await rig.db
    .selectFrom('payment_methods')
    .select('payment_method')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  return payment_method;
};

describe('a card on file', () => {
  it('is valid until the end of its last month in UTC, and declined after it', async () => {
    const member = await rig.holder();
    const year = rig.accounts.clock.now().getUTCFullYear();
    const body = { exp_month: 12, exp_year: year };
    expect((await rig.post('/stripe/update-card', body, await rig.newToken(member))).status).toBe(
      200,
    );
    const isValid = async () =>
      (await rig.get('/stripe/card', await rig.newToken(member))).body.card.valid;
    rig.accounts.clock.set(new Date(Date.UTC(year, 11, 31, 23, 59, 30)));
    expect(await isValid()).toBe(true);
    rig.accounts.clock.set(new Date(Date.UTC(year + 1, 0, 1)));
    expect(await isValid()).toBe(false);
    expect(await rig.renew(member, 'basic')).toMatchObject({
      status: 402,
      body: { error: 'card_error', data: { code: 'expired_card' } },
    });
    const corrected = { exp_month: 1, exp_year: year + 1 };
    const { body: answer } = await rig.post(
      '/stripe/update-card',
      corrected,
      await rig.newToken(member),
    );
    expect(answer).toMatchObject({ card: { valid: true } });
  });
});

describe('a card that its network renews', () => {
  it('is valid again, and pays what was declined meanwhile', async () => {
    const member = await rig.holder();
    const year = rig.accounts.clock.now().getUTCFullYear();
    const method = await methodOf(member);
    await rig.stripe.paymentMethods.update(method, { card: { exp_month: 12, exp_year: year } });
    await handleEvent(rig.accounts.services, {
      ...{ type: 'payment_method.updated', object_id: method },
    });
    await rig.daysFromEnd(member, 0);
    await renewDue(rig.accounts.services);
    expect(await rig.latest(member.id)).toMatchObject({
      status: expect.not.stringMatching('paid'),
    });
    const charged = (await rig.charges(member)).length;

    const next = { exp_month: 3, exp_year: year + 6, last4: '1881' };
    await rig.control(`payment_methods/${method}/renew`, next);
    const event = { type: 'payment_method.automatically_updated', object_id: method };
    for (const _ of [1, 2]) await handleEvent(rig.accounts.services, event);
    const { body } = await rig.get('/stripe/card', await rig.newToken(member));
    expect(body).toMatchObject({ card: { ...next, valid: true } });
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid' });
    expect(await rig.charges(member)).toHaveLength(charged + 1);
  });
});

describe('a new expiry', () => {
  const YEAR = TEST_NOW.getUTCFullYear();
  const MONTH = TEST_NOW.getUTCMonth() + 1;
  const update = async (member: SignedUp, body: object) =>
    rig.post('/stripe/update-card', body, await rig.newToken(member));

  it('is stored at the provider and in the database', async () => {
    const member = await rig.holder();
    const answer = await update(member, { exp_month: 2, exp_year: YEAR + 20 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      card: { last4: '4242', exp_month: 2, exp_year: YEAR + 20 },
      renewal: null,
    });
    const method = await rig.stripe.paymentMethods.retrieve(await methodOf(member));
    expect(method.card).toMatchObject({ exp_month: 2, exp_year: YEAR + 20 });
  });

  it.each([
    ['without a month', { exp_year: YEAR + 5 }, 'exp_month', 'month_is_required'],
    ['without a year', { exp_month: 2 }, 'exp_year', 'year_is_required'],
    [
      'with a thirteenth month',
      { exp_month: 13, exp_year: YEAR + 5 },
      'exp_month',
      'expiry_is_not_valid',
    ],
    ['with no number as its year', { exp_month: 2, exp_year: 'x' }, 'exp_year', 'year_is_required'],
    [
      'of a year that is over',
      { exp_month: 12, exp_year: YEAR - 1 },
      'exp_year',
      'card_has_expired',
    ],
    [
      'of a month that is over',
      { exp_month: MONTH - 1, exp_year: YEAR },
      'exp_month',
      'card_has_expired',
    ],
    [
      'more than twenty years ahead',
      { exp_month: 1, exp_year: YEAR + 21 },
      'exp_year',
      'expiry_is_not_valid',
    ],
  ])('%s is refused', async (_what, body, field, key) => {
    const member = await rig.holder();
    const before = await methodOf(member);
    const answer = await update(member, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [key] } } });
    const { card } = await rig.stripe.paymentMethods.retrieve(before);
    expect(card).toMatchObject({ exp_month: 12, exp_year: 2060 });
  });

  it('a new expiry without a card is refused', async () => {
    const member = await rig.signUp();
    const answer = await update(member, { exp_month: 2, exp_year: YEAR + 5 });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'PAYMENT_METHOD_REQUIRED' } });
  });

  it('a new expiry of a deleted card marks it invalid', async () => {
    const member = await rig.holder();
    await rig.control(`payment_methods/${await methodOf(member)}/detach`);
    const answer = await update(member, { exp_month: 2, exp_year: YEAR + 5 });
    expect(answer).toMatchObject({ status: 422, body: { error: 'invalid_payment_method' } });
    const { body } = await rig.get('/user/payment-method', await rig.newToken(member));
    expect(body).toEqual({ have_card: false });
  });

  it('immediately charges a waiting renewal that the card declined', async () => {
    const member = await rig.holder('basic', 'once');
    await rig.daysFromEnd(member, -1);
    await renewDue(rig.accounts.services);
    rig.accounts.clock.advance(60);
    const answer = await update(member, { exp_month: 2, exp_year: YEAR + 5 });
    expect(answer).toMatchObject({ status: 200, body: { renewal: { status: 'paid' } } });
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });
});
