import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingRig, RenewalsRig } from '../testing.ts';

let rig: BillingRig;
let days: RenewalsRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  days = new RenewalsRig(rig);
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

describe('a new card while a renewal waits', () => {
  it('is charged immediately, and the answer has the outcome and a new cookie', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.on(end, 3);
    const answer = await rig.save(member);
    expect(answer.status).toBe(200);
    const { expire_at } = await rig.member(member.id);
    expect(expire_at?.getTime()).toBeGreaterThan(end.getTime());
    expect(answer.body).toMatchObject({
      user: { expire_at: expire_at?.toISOString() },
      renewal: { status: 'paid', refusal: null, next_try_at: null },
    });
    expect(answer.headers['set-cookie']).toContain('crewpad-session=');
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is told before the button what it is charged: later, or at once while a renewal waits', async () => {
    const member = await rig.holder('basic');
    const end = await days.endOf(member);
    const willCharge = async () =>
      (await rig.get('/stripe/card', await rig.newToken(member))).body.will_charge;
    const renewal = { kind: 'subscription', amount: 49 };
    const at = new Date(end.getTime() - 24 * 60 * 60 * 1000).toISOString();
    expect(await willCharge()).toMatchObject([{ ...renewal, charge_id: null, at, at_once: false }]);
    await rig.save(member, 'declined');
    await days.on(end, -1);
    expect(await willCharge()).toMatchObject([{ ...renewal, at_once: true }]);
    const { body } = await rig.save(member);
    expect(body.charged).toMatchObject([{ amount: 49, status: 'paid', reason: null }]);
    expect(await willCharge()).toMatchObject([{ ...renewal, charge_id: null, at_once: false }]);
  });

  it('returns requires_action when it needs a confirmation', async () => {
    const member = await rig.holder('basic', 'declined');
    await days.on(await days.endOf(member), -1);
    const { body } = await rig.save(member, 'confirms');
    expect(body).toMatchObject({
      renewal: {
        status: 'requires_action',
        refusal: { code: 'authentication_required' },
        next_try_at: null,
      },
    });
  });

  it('is not charged again automatically after a decline on the last day', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.on(end, 3);
    rig.accounts.clock.set(new Date(end.getTime() + 6 * 86_400_000));
    const { body: before } = await rig.save(member, 'declined');
    expect(before).toMatchObject({
      renewal: { next_try_at: new Date(end.getTime() + 7 * 86_400_000).toISOString() },
    });
    await days.on(end, 7);
    const { body: after } = await rig.save(member, 'declined');
    expect(after).toMatchObject({ renewal: null });
  });

  it('does not consume a day of the schedule when it is declined', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.on(end, -1);
    rig.accounts.clock.advance(3600);
    const { body } = await rig.save(member, 'twice');
    expect(body).toMatchObject({
      user: { payment_method: expect.stringMatching(/^pm_/) },
      renewal: {
        status: 'declined',
        charge_id: (await rig.latest(member.id)).id,
        plan: 'basic',
        amount: 49,
        refusal: {
          code: 'card_declined',
          decline_code: 'insufficient_funds',
          message: 'Your card has insufficient funds. Please try another card.',
        },
        next_try_at: end.toISOString(),
      },
    });
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'retry_wait',
      attempt_count: 2,
      next_attempt_at: end,
    });
    await days.on(end, 0);
    await days.on(end, 3);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid', attempt_count: 4 });
    expect(await rig.mails(member.id)).toEqual([
      'receipt',
      'renewal_failed',
      'renewal_failed',
      'renewal_failed',
      'receipt',
    ]);
  });

  it('is charged once when a scheduled attempt runs at the same time', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.on(end, -1);
    rig.accounts.clock.set(end);
    const [saved] = await Promise.all([rig.save(member), days.renew()]);
    expect(saved.status).toBe(200);
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid' });
  });

  it('is charged by the next run of the job when the provider is unreachable', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await days.on(end, -1);
    rig.accounts.clock.advance(3600);
    await rig.fault('drop_before', '/v1/payment_intents/*', 60);
    const { status, body } = await rig.save(member);
    expect(status).toBe(200);
    expect(body).toMatchObject({ renewal: { status: 'processing', refusal: null } });
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(await rig.charges(member)).toEqual([4900]);
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is not charged when no renewal is waiting', async () => {
    const member = await rig.holder();
    const { body } = await rig.save(member, 'other');
    expect(body).toMatchObject({ renewal: null });
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('that turns the renewal on again in the last day is charged in the call, as its page says', async () => {
    const member = await rig.holder();
    const end = await days.endOf(member);
    rig.accounts.clock.set(new Date(end.getTime() - 10 * 3_600_000));
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    const card = await rig.get('/stripe/card', await rig.newToken(member));
    expect(card.body).toMatchObject({ will_charge: [{ amount: 49, at_once: true }] });
    const { body } = await rig.save(member, 'other');
    expect(body).toMatchObject({
      renewal: { status: 'paid' },
      charged: [{ amount: 49, status: 'paid' }],
    });
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });
});
