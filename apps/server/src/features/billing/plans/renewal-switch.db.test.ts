import { addMonths } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BillingRig, CONFIRM, type SignedUp } from '../testing.ts';
import { notifyEndings, renewDue } from './renewals.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

const HELD_UP_MS = 3000;

async function renews(member: Pick<SignedUp, 'id'>, repeat: unknown) {
  const token = await rig.accounts.tokenOf(member.id);
  return rig.accounts.call('PUT', '/user/renewal', { token, body: { repeat } });
}

const renew = () => renewDue(rig.accounts.services);

describe('the renewal switch refuses', () => {
  it('a call without a token, and a body without a choice', async () => {
    const body = { repeat: false };
    expect((await rig.accounts.call('PUT', '/user/renewal', { body })).status).toBe(401);
    const member = await rig.holder();
    expect((await renews(member, 'no')).status).toBe(422);
    expect(await rig.member(member.id)).toMatchObject({ repeat: true });
  });

  it('the renewal switch refuses seekers and free tenants', async () => {
    expect((await renews(await rig.holder('seeker'), true)).status).toBe(403);
    expect((await renews(await rig.accounts.member({ user_plan: null }), true)).status).toBe(403);
  });

  it('the renewal switch refuses an inactive lister', async () => {
    const member = await rig.holder();
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    for (const repeat of [true, false]) {
      expect(await renews(member, repeat)).toMatchObject({
        status: 403,
        body: { error_code: 'ACCOUNT_INACTIVE' },
      });
    }
  });

  it('the renewal switch refuses to switch on without a card that can be charged', async () => {
    const member = await rig.holder();
    await renews(member, false);
    await rig.db
      .updateTable('payment_methods')
      .set({ valid: false })
      .where('member_id', '=', member.id)
      .execute();
    expect(await renews(member, true)).toMatchObject({
      status: 422,
      body: { error_code: 'PAYMENT_METHOD_REQUIRED' },
    });
    expect(await rig.member(member.id)).toMatchObject({ repeat: false });
  });

  it('the renewal switch refuses to switch on after the end of the term', async () => {
    const member = await rig.holder();
    await renews(member, false);
    await rig.daysFromEnd(member, 1);
    expect((await renews(member, true)).status).toBe(409);
  });
});

describe('a plan whose renewal is switched off', () => {
  it('keeps the card and runs out, with a warning 30 and 3 days before', async () => {
    const member = await rig.holder('premium');
    const { expire_at } = await rig.member(member.id);
    const off = await renews(member, false);
    expect(off).toMatchObject({
      status: 200,
      body: {
        user: {
          repeat: false,
          charge_at: null,
          status: 'ACTIVE',
          payment_method: expect.any(String),
        },
        renewal: { repeat: false, plan: 'premium', charge_at: null },
      },
    });
    for (const days of [-30, -3]) {
      await rig.daysFromEnd(member, days);
      await notifyEndings(rig.db, rig.accounts.clock.now());
      await notifyEndings(rig.db, rig.accounts.clock.now());
    }
    for (const days of [-1, 0, 3, 7]) {
      await rig.daysFromEnd(member, days);
      await renew();
    }
    expect(await rig.charges(member)).toEqual([8900]);
    expect(await rig.member(member.id)).toMatchObject({ expire_at, status: 'ACTIVE' });
    expect(await rig.mails(member.id)).toEqual([
      'receipt',
      'renewal_changed',
      'term_ending',
      'term_ending',
    ]);
  });

  it('is mailed once, however often it is switched off', async () => {
    const member = await rig.holder();
    await Promise.all([renews(member, false), renews(member, false)]);
    await renews(member, false);
    expect(await rig.mails(member.id)).toEqual(['receipt', 'renewal_changed']);
  });

  it('forgets the plan chosen for the next term', async () => {
    const member = await rig.holder('premium');
    await rig.renew(member, 'basic', { call: 'change-package' });
    expect((await renews(member, false)).body).toMatchObject({ user: { next_plan: null } });
  });

  it('is charged within a minute if switched on again on the last day', async () => {
    const member = await rig.holder();
    await renews(member, false);
    await rig.daysFromEnd(member, -0.5);
    await renew();
    expect(await rig.charges(member)).toEqual([4900]);
    const on = await renews(member, true);
    const now = rig.accounts.clock.now().getTime();
    const { renewal } = on.body as { renewal: { charge_at: string } };
    expect(Math.abs(Date.parse(renewal.charge_at) - now)).toBeLessThan(60_000);
    await renew();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
  });

  it('is switched on again with a new card, and the member is told so', async () => {
    const member = await rig.holder();
    await renews(member, false);
    await rig.save(member, 'other');
    expect(await rig.member(member.id)).toMatchObject({ repeat: true });
    expect(await rig.mails(member.id)).toEqual(['receipt', 'renewal_changed', 'renewal_changed']);
    await rig.save(member, 'good');
    expect(await rig.mails(member.id)).toHaveLength(3);
  });

  it('is not charged for a renewal that was declined before', async () => {
    const member = await rig.holder('basic', 'declined');
    await rig.daysFromEnd(member, -1);
    await renew();
    expect((await renews(member, false)).status).toBe(200);
    expect((await rig.latest(member.id)).status).toBe('cancelled');
    const body = { payment_method: await rig.card(member, 'good'), repeat: false };
    await rig.post('/stripe/save-payment-method', body, await rig.newToken(member));
    for (const days of [0, 3, 7]) {
      await rig.daysFromEnd(member, days);
      await renew();
    }
    expect(await rig.charges(member)).toEqual([4900]);
  });
});

describe('beside the charge the renewal', () => {
  it('cannot be switched off while an attempt is in flight, and is charged', async () => {
    const member = await rig.holder();
    const { expire_at } = await rig.member(member.id);
    await rig.daysFromEnd(member, -1);
    await rig.control('faults', {
      kind: 'delay',
      path: CONFIRM,
      count: 1,
      milliseconds: HELD_UP_MS,
    });
    const charging = renew();
    await expect
      .poll(async () => (await rig.latest(member.id)).status, { timeout: HELD_UP_MS, interval: 10 })
      .toBe('collecting');
    expect((await renews(member, false)).status).toBe(409);
    await charging;
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({
      repeat: true,
      expire_at: addMonths(expire_at ?? new Date(0), 12),
    });
  });

  it('is either charged or off, at any moment', async () => {
    for (let wait = 0; wait < 8; wait += 1) {
      const member = await rig.holder();
      await rig.daysFromEnd(member, -1);
      const charging = Promise.all([renew(), renew()]);
      await new Promise((resolve) => setTimeout(resolve, wait * 12));
      const { status } = await renews(member, false);
      await charging;
      await renew();
      const { repeat, term_months } = await rig.member(member.id);
      const charges = await rig.charges(member);
      expect(term_months).toBe(charges.length * 12);
      // Off after the charge is off for the term after that.
      if (status === 409)
        expect({ repeat, charges }).toEqual({ repeat: true, charges: [4900, 4900] });
      else expect(repeat).toBe(false);
    }
  });
});
