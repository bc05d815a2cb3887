import { addMonths } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPayments } from '../collection/sync.ts';
import { BillingRig, CONFIRM, isSoonAfter, RenewalsRig } from '../testing.ts';

let rig: BillingRig;
let days: RenewalsRig;
beforeAll(async () => {
  rig = await BillingRig.open();
  days = new RenewalsRig(rig);
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

describe('a renewing plan', () => {
  it('is charged once a day before its term ends, and not earlier', async () => {
    const member = await rig.holder();
    const end = await days.endOf(member);
    await days.on(end, -1.01);
    expect(await rig.charges(member)).toEqual([4900]);
    await days.on(end, -1);
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({
      expire_at: addMonths(end, 12),
      repeat: true,
    });
    expect(await rig.latest(member.id)).toMatchObject({ status: 'paid', next_attempt_at: null });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'receipt']);
  });

  it('belongs to a lister with a card: seekers are never charged again', async () => {
    const member = await rig.holder('seeker');
    await days.on(await days.endOf(member), 30);
    expect(await rig.charges(member)).toEqual([999]);
  });

  it.each([
    ['a week', 8],
    ['a year', 365],
    ['three years', 1096],
  ])('is charged one term after an outage of %s', async (_name, late) => {
    const member = await rig.holder();
    await days.on(await days.endOf(member), late);
    await days.renew();
    rig.accounts.clock.advance(60);
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    const { expire_at } = await rig.member(member.id);
    const { paid_at } = await rig.latest(member.id);
    expect(expire_at).toSatisfy(isSoonAfter(addMonths(paid_at ?? new Date(0), 12)));
  });

  it('is charged at the price of the current plan, also after a decline for another plan', async () => {
    const member = await rig.holder('basic', 'declined');
    expect((await rig.renew(member, 'pro', { call: 'change-package' })).status).toBe(402);
    await rig.save(member);
    const end = await days.endOf(member);
    await days.on(end, -1);
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ user_plan: 'basic' });
  });
});

describe('a provider outage', () => {
  it('does not consume a day of the schedule', async () => {
    const member = await rig.holder();
    const end = await days.endOf(member);
    await rig.fault('drop_before', '*', 60);
    await days.on(end, -1);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    expect(await rig.charges(member)).toEqual([4900]);
    rig.accounts.clock.advance(16 * 60);
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('a provider outage with a lost response leads to another read, and the plan is charged once', async () => {
    const member = await rig.holder();
    const end = await days.endOf(member);
    await rig.fault('500_after_execute', CONFIRM);
    await days.on(end, -1);
    expect((await rig.latest(member.id)).status).toBe('collecting');
    rig.accounts.clock.advance(16 * 60);
    await days.renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 24 });
  });

  it('that reports a decline later has consumed the day', async () => {
    const member = await rig.holder('basic', 'declined');
    const end = await days.endOf(member);
    await rig.fault('500_after_execute', CONFIRM);
    await days.on(end, -1);
    rig.accounts.clock.advance(11 * 60);
    await checkPayments(rig.accounts.services);
    rig.accounts.clock.advance(10 * 60);
    await days.renew();
    expect(await rig.latest(member.id)).toMatchObject({
      status: 'retry_wait',
      attempt_count: 1,
      next_attempt_at: end,
    });
  });
});
