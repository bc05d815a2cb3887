import { addMonths, type Plan } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addListing } from '../../listings/testing.ts';
import { BillingRig, type SignedUp } from '../testing.ts';
import { renewDue } from './renewals.ts';
import { startWaitingTerms } from './terms.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open();
});
beforeEach(() => rig.stopRenewals());
afterAll(() => rig.close());

const DAY_MS = 86_400_000;
const after = (from: Date | null | undefined, days: number) =>
  new Date((from ?? new Date(0)).getTime() + days * DAY_MS);

interface Choice {
  now?: boolean;
  amount?: number;
  key?: string;
  call?: 'change-package' | 'renew-subscription';
}

async function choose(member: SignedUp, user_plan: Plan, choice: Choice = {}) {
  const { key, call = 'change-package', ...more } = choice;
  return rig.accounts.call('POST', `/user/${call}`, {
    token: await rig.newToken(member),
    body: { user_plan, ...more },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

async function quote(member: SignedUp, plan: Plan, now = false) {
  const path = `/user/plan-quote?user_plan=${plan}${now ? '&now=true' : ''}`;
  const { body } = await rig.get(path, await rig.newToken(member));
  return (body as { data: Record<string, unknown> }).data;
}

const services = async (member: SignedUp) => {
  const { body } = await rig.get('/account-service', await rig.newToken(member));
  return (body as { data: { plan: Plan; changed: unknown; ended: boolean }[] }).data;
};

const newest = async (member: SignedUp) => {
  const { body } = await rig.get('/receipts', await rig.newToken(member));
  return (body as { data: Record<string, unknown>[] }).data[0];
};

/** Runs the minute job of both nodes. */
async function runJob() {
  const { services: all } = rig.accounts;
  await startWaitingTerms(rig.db, all.clock.now());
  await Promise.all([renewDue(all), renewDue(all)]);
}

describe('a dearer plan', () => {
  it('a dearer plan with 183 of 365 days of basic left costs $64.43, with a receipt of its lines', async () => {
    const member = await rig.holder('basic');
    await rig.daysFromEnd(member, -183);
    const now = rig.accounts.clock.now();
    const firstQuote = await quote(member, 'premium');
    const lines = [
      { text: 'Line Holder plan, one year', amount: 89 },
      { text: 'Credit for The New Hire: 183 of 365 days unused', amount: -24.57 },
    ];
    expect(firstQuote).toMatchObject({
      kind: 'now',
      lines,
      price: 89,
      credit: 24.57,
      charge: 64.43,
    });
    const changed = await choose(member, 'premium', { amount: 64.43 });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ user: { user_plan: 'premium', next_plan: null } });
    expect(await rig.charges(member)).toEqual([6443, 4900]);
    const { expire_at, repeat } = await rig.member(member.id);
    expect(repeat).toBe(true);
    expect(after(expire_at, 0).getTime() - addMonths(now, 12).getTime()).toBeLessThan(60_000);
    expect(await newest(member)).toMatchObject({ amount: 64.43, method: 'card', lines });
    expect(await services(member)).toMatchObject([
      { plan: 'premium', ended: false, changed: null, amount: 64.43 },
      { plan: 'basic', ended: true, changed: { plan: 'premium' } },
    ]);
  });

  it('a dearer plan with four years of basic costs nothing, and its term is 115 days longer', async () => {
    const member = await rig.holder('basic');
    for (const key of ['1', '2', '3']) await rig.renew(member, 'basic', { key });
    const firstQuote = await quote(member, 'pro');
    expect(firstQuote).toMatchObject({ charge: 0, extra_days: 115 });
    const changed = await choose(member, 'pro', { amount: 0, key: 'free' });
    expect(changed.status).toBe(200);
    expect(await rig.charges(member)).toHaveLength(4);
    const { expire_at, user_plan } = await rig.member(member.id);
    expect(user_plan).toBe('pro');
    const receipt = await newest(member);
    expect(receipt).toMatchObject({ amount: 0, method: 'credit', plan: 'pro' });
    const lines = (receipt as { lines: { text: string; amount: number }[] }).lines;
    expect(lines.at(-1)).toEqual({ text: 'Instead: 115 more days', amount: 47 });
    expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
    const { paid_at } = receipt as { paid_at: string };
    expect(expire_at).toEqual(after(addMonths(new Date(paid_at), 12), 115));
    expect(await rig.mails(member.id)).toContain('plan_changed');
    // The same call again, and another one that started from the same terms.
    expect((await choose(member, 'pro', { amount: 0, key: 'free' })).body).toMatchObject({
      data: { charge_id: (receipt as { id: number }).id },
    });
    expect(await choose(member, 'pro', { amount: 0, key: 'again' })).toMatchObject({
      status: 409,
      body: { error_code: 'EDITED_MEANWHILE', quote: { kind: 'renewal', charge: 149 } },
    });
    expect((await rig.member(member.id)).expire_at).toEqual(expire_at);
    expect(await rig.charges(member)).toHaveLength(4);
  });

  it('is refused if another price was shown, and charges nothing', async () => {
    const member = await rig.holder('basic');
    const before = await rig.member(member.id);
    expect(await choose(member, 'premium', { amount: 89 })).toMatchObject({
      status: 409,
      body: { error_code: 'EDITED_MEANWHILE', quote: { kind: 'now', charge: 40 } },
    });
    expect(await rig.member(member.id)).toEqual(before);
    expect(await rig.charges(member)).toEqual([4900]);
  });

  it('gives no credit for a term that was refunded', async () => {
    const member = await rig.holder('basic');
    const { id } = await rig.latest(member.id);
    await rig.db.insertInto('journal').values(refundOf(id)).execute();
    const { id: journal } = await rig.db
      .selectFrom('journal')
      .select('id')
      .where('source_id', '=', `re_${id}`)
      .executeTakeFirstOrThrow();
    await rig.db
      .insertInto('journal_lines')
      .values([
        { journal_id: journal, account: 'subscriptions', amount_cents: 4900 },
        { journal_id: journal, account: 'provider_balance', amount_cents: -4900 },
      ])
      .execute();
    expect(await quote(member, 'premium')).toMatchObject({ credit: 0, charge: 89 });
    expect((await choose(member, 'premium')).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ user_plan: 'premium', term_months: 12 });
  });

  it('is charged once by two calls at once', async () => {
    const member = await rig.holder('basic');
    const answers = await Promise.all(
      ['a', 'b'].map((key) => choose(member, 'premium', { key, amount: 40 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rig.charges(member)).toEqual([4000, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ term_months: 12 });
  });

  it('a dearer plan beside the automatic renewal is charged with or after it, never both terms lost', async () => {
    const member = await rig.holder('basic');
    await rig.daysFromEnd(member, -1);
    const [answer] = await Promise.all([choose(member, 'premium'), runJob()]);
    await runJob();
    const charges = await rig.charges(member);
    const { user_plan } = await rig.member(member.id);
    if (answer.status === 200 && user_plan === 'premium') {
      expect(charges.length).toBeLessThanOrEqual(3);
    } else {
      expect(charges).toEqual([4900, 4900]);
    }
    const open = await rig.db
      .selectFrom('entitlements')
      .select(['plan'])
      .where('member_id', '=', member.id)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', rig.accounts.clock.now())
      .execute();
    expect(open.length).toBeGreaterThan(0);
  });

  it('that was declined is not what the renewal charges later', async () => {
    const member = await rig.holder('basic', 'declined');
    expect((await choose(member, 'premium')).status).toBe(402);
    await rig.save(member, 'good');
    await rig.daysFromEnd(member, -1);
    await runJob();
    expect(await rig.charges(member)).toEqual([4900, 4900]);
    expect(await rig.member(member.id)).toMatchObject({ user_plan: 'basic', term_months: 24 });
  });
});

describe('a cheaper plan', () => {
  it('starts when the paid term ends, charged a day before', async () => {
    const member = await rig.holder('premium');
    const { expire_at: end } = await rig.member(member.id);
    const chosen = await choose(member, 'basic');
    expect(chosen.status).toBe(200);
    expect(chosen.body).toMatchObject({
      user: {
        user_plan: 'premium',
        next_plan: 'basic',
        next_plan_at: end?.toISOString(),
        next_price: 49,
        total_location: 4,
      },
      data: {
        scheduled: true,
        starts_at: end?.toISOString(),
        charge_at: after(end, -1).toISOString(),
      },
    });
    expect(await rig.charges(member)).toEqual([8900]);
    await rig.daysFromEnd(member, -1);
    await runJob();
    expect(await rig.charges(member)).toEqual([4900, 8900]);
    const charged = await rig.get('/user', await rig.newToken(member));
    expect(charged.body).toMatchObject({
      user: { user_plan: 'premium', next_plan: 'basic', next_plan_at: end?.toISOString() },
    });
    rig.accounts.clock.set(after(end, 0));
    await runJob();
    expect(await rig.member(member.id)).toMatchObject({
      user_plan: 'basic',
      expire_at: addMonths(after(end, 0), 12),
    });
    expect(await rig.charges(member)).toEqual([4900, 8900]);
  });

  it('is withdrawn by choosing the present plan again', async () => {
    const member = await rig.holder('premium');
    await choose(member, 'basic');
    const choice = await choose(member, 'premium');
    expect(choice.body).toMatchObject({ user: { next_plan: null }, data: { scheduled: false } });
    expect((await choose(member, 'premium')).status).toBe(422);
    await rig.daysFromEnd(member, -1);
    await runJob();
    expect(await rig.charges(member)).toEqual([8900, 8900]);
    expect(await rig.mails(member.id)).toEqual([
      'receipt',
      'renewal_changed',
      'renewal_changed',
      'receipt',
    ]);
  });

  it('waits for the terms of the present plan that are bought meanwhile', async () => {
    const member = await rig.holder('premium');
    await choose(member, 'basic', { call: 'renew-subscription' });
    await rig.renew(member, 'premium');
    const { expire_at } = await rig.member(member.id);
    const { body } = await rig.get('/user', await rig.newToken(member));
    expect(body).toMatchObject({
      user: { next_plan: 'basic', next_plan_at: expire_at?.toISOString() },
    });
    expect(await rig.charges(member)).toEqual([8900, 8900]);
  });

  it('now, on the first day of premium, costs nothing and is 297 days longer', async () => {
    const member = await rig.holder('premium');
    expect(await quote(member, 'basic', true)).toMatchObject({ charge: 0, extra_days: 297 });
    expect((await choose(member, 'basic', { now: true, amount: 0 })).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ user_plan: 'basic' });
    expect(await rig.charges(member)).toEqual([8900]);
  });

  it('that is too small for the listings is refused at the choice', async () => {
    const member = await rig.holder('pro');
    await addListing(rig.db, { user_id: member.id, status: 2 });
    await addListing(rig.db, { user_id: member.id, status: 1 });
    const refused = {
      status: 422,
      body: { errors: { user_plan: ['plan_allows_fewer_listings'] } },
    };
    expect(await choose(member, 'basic')).toMatchObject(refused);
    const path = '/user/plan-quote?user_plan=basic';
    expect(await rig.get(path, await rig.newToken(member))).toMatchObject(refused);
  });

  it('after the end starts now, without credit', async () => {
    const member = await rig.holder('premium');
    await rig.db
      .updateTable('members')
      .set({ repeat: false })
      .where('id', '=', member.id)
      .execute();
    await rig.daysFromEnd(member, 30);
    expect(await quote(member, 'basic')).toMatchObject({ kind: 'now', credit: 0, charge: 49 });
    expect((await choose(member, 'basic', { amount: 49 })).status).toBe(200);
    expect(await rig.member(member.id)).toMatchObject({ user_plan: 'basic' });
  });

  it('is forgotten when the card is removed', async () => {
    const member = await rig.holder('premium');
    await choose(member, 'basic');
    await rig.post('/stripe/remove-payment-method', {}, await rig.newToken(member));
    const { body } = await rig.get('/user', await rig.newToken(member));
    expect(body).toMatchObject({ user: { next_plan: null, repeat: false, charge_at: null } });
  });
});

function refundOf(obligation_id: number) {
  const at = rig.accounts.clock.now();
  return {
    source_type: 'refund' as const,
    source_id: `re_${obligation_id}`,
    obligation_id,
    at,
    recorded_at: at,
  };
}
