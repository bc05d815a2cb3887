import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { mailsTo, type TestApp, useTestApp } from '../../../testing/test-app.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addCard } from '../../listings/testing.ts';
import { addPayoutAccount, addStay, stateOf } from '../../rentals/testing.ts';
import { addOwed } from '../../reports/testing.ts';

const rig = useTestApp();

type Stay = Awaited<ReturnType<typeof addStay>>;

/** What both sides read; it must be the same. */
async function readState({ id, lister, tenant }: Stay, of: TestApp = rig) {
  const rows = [];
  for (const { token } of [lister, tenant]) {
    const { body } = await of.get('/rentals', token);
    rows.push((body.data as { id: number }[]).find((row) => row.id === id));
  }
  const [first, second] = rows.map((row) => (row as { autopay_state?: unknown }).autopay_state);
  expect(first).toEqual(second);
  return first;
}

describe('the state of AutoPay', () => {
  it('has the day of its last change, for both sides', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { auto_pay: AUTOPAY.off });
    await addPayoutAccount(db, stay.lister.id);
    await addCard(db, stay.tenant.id);
    // Unknown for old rentals: since they began.
    expect(await readState(stay)).toEqual({ state: 'off', since: '2026-01-01T00:00:00.000Z' });
    const steps = [
      ['request-autopay', 'lister', 'asked'],
      ['accept-autopay', 'tenant', 'on'],
      ['disable-autopay', 'lister', 'stop_asked'],
      ['request-autopay', 'lister', 'on'],
      ['disable-autopay', 'lister', 'stop_asked'],
      ['accept-autopay', 'tenant', 'off'],
    ] as const;
    for (const [call, by, state] of steps) {
      rig.clock.advance(3600);
      const before = rig.clock.now().toISOString();
      const { body } = await rig.post(`${stay.path}/${call}`, {}, stay[by].token);
      expect(body.data.autopay_state).toMatchObject({ state });
      expect(body.data.autopay_state.since >= before).toBe(true);
      expect(await readState(stay)).toEqual(body.data.autopay_state);
    }
  });

  it('tells the tenant when the lister takes back the wish to stop', async () => {
    const stay = await addStay(rig, { auto_pay: AUTOPAY.stopAsked });
    const { body } = await rig.post(`${stay.path}/request-autopay`, {}, stay.lister.token);
    expect([body.data.auto_pay, body.message]).toEqual([1, 'AutoPay stays on.']);
    const [mail] = await mailsTo(rig, stay.tenant.email);
    expect(mail?.subject).toBe('Lea no longer asks you to turn off AutoPay');
    const { body: center } = await rig.get('/notifications', stay.tenant.token);
    expect(center.data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'autopay_stop_withdrawn',
    ]);
  });

  it.each([
    [2, 'decline', 'autopay_declined', 'declined AutoPay'],
    [2, 'disable', 'autopay_declined', 'declined AutoPay'],
    [3, 'accept', 'autopay_stop_accepted', 'agreed to turn off AutoPay'],
    [3, 'disable', 'autopay_stop_accepted', 'agreed to turn off AutoPay'],
    [3, 'decline', 'autopay_kept', 'wants to keep AutoPay'],
  ] as const)(
    'the state of AutoPay from %i, a tenant’s %s is told to the lister as %s',
    async (auto_pay, step, kind, says) => {
      const stay = await addStay(rig, { auto_pay });
      await rig.post(`${stay.path}/${step}-autopay`, {}, stay.tenant.token);
      const { body: center } = await rig.get('/notifications', stay.lister.token);
      expect(center.data.map((row: { kind: string }) => row.kind)).toEqual([kind]);
      const { email } = await rig.database.db
        .selectFrom('members')
        .select('email')
        .where('id', '=', stay.lister.id)
        .executeTakeFirstOrThrow();
      const [mail] = await mailsTo(rig, email);
      expect(mail?.subject).toContain(says);
    },
  );

  it.each([
    [AUTOPAY.on, 'disable', 'tenant', 'Next rent: $300.00, due May 1, 2026'],
    [AUTOPAY.asked, 'decline', 'tenant', 'Next rent: $300.00, due May 1, 2026'],
    [AUTOPAY.asked, 'disable', 'lister', 'You pay Lea directly.'],
    [AUTOPAY.asked, 'disable', 'lister', 'Next rent: $300.00, due May 1, 2026'],
    [AUTOPAY.stopAsked, 'accept', 'tenant', 'Next rent: $300.00, due May 1, 2026'],
    [AUTOPAY.stopAsked, 'decline', 'tenant', 'Next rent: $300.00, due May 1, 2026 at 7:00 AM UTC'],
    [AUTOPAY.stopAsked, 'request', 'lister', 'Next rent: $300.00, due May 1, 2026 at 7:00 AM UTC'],
    [AUTOPAY.on, 'disable', 'lister', 'Next rent: $300.00, due May 1, 2026 at 7:00 AM UTC'],
  ] as const)(
    'the state of AutoPay from %i, the email about a step (%s by the %s) says what comes next: %s',
    async (auto_pay, step, by, says) => {
      const { db } = rig.database;
      const stay = await addStay(rig, { auto_pay, next_rent_on: '2026-05-01' });
      await addPayoutAccount(db, stay.lister.id);
      await addCard(db, stay.tenant.id);
      await rig.post(`${stay.path}/${step}-autopay`, {}, stay[by].token);
      const { email } = by === 'tenant' ? stay.lister : stay.tenant;
      const [mail] = await mailsTo(rig, email);
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(says);
    },
  );

  it('asks for AutoPay and says which rent it leaves to be paid directly', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { auto_pay: AUTOPAY.off, next_rent_on: '2026-05-01' });
    await addPayoutAccount(db, stay.lister.id);
    await addOwed(db, stay, {
      period_from: '2026-02-01',
      period_to: '2026-03-01',
      collection: COLLECTION.manual,
    });
    await rig.post(`${stay.path}/request-autopay`, {}, stay.lister.token);
    const [mail] = await mailsTo(rig, stay.tenant.email);
    const said = mail?.text.replaceAll(/\s+/g, ' ');
    expect(said).toContain("AutoPay doesn't charge the $400.00 that's already due.");
    expect(said).toMatch(/First charge: \$300\.00, May 1, 2026/);
  });

  it('is paused with the reason, and off or on for an invitation', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, { auto_pay: AUTOPAY.on });
    const reason = async () => ((await readState(stay)) as { reason?: string }).reason;
    expect(await reason()).toBe('payouts');
    await addPayoutAccount(db, stay.lister.id);
    expect(await reason()).toBe('no_card');
    await addCard(db, stay.tenant.id, false);
    expect(await reason()).toBe('card_invalid');
    await db.deleteFrom('payment_methods').where('member_id', '=', stay.tenant.id).execute();
    await addCard(db, stay.tenant.id);
    expect(await readState(stay)).toMatchObject({ state: 'on' });
    for (const [auto_pay, state] of [
      [0, 'off'],
      [1, 'on'],
      [2, 'asked'],
    ] as const) {
      expect(await readState(await addStay(rig, { auto_pay, status: 'pending' }))).toEqual({
        state,
        since: expect.any(String),
      });
    }
    expect(
      await readState(await addStay(rig, { auto_pay: AUTOPAY.off, status: 'ended' })),
    ).toBeNull();
  });
});

describe('the day of a pause', () => {
  it('is the one on which its reason began, not the one on which AutoPay was turned on', async () => {
    const { db } = rig.database;
    const stay = await addStay(rig, {
      auto_pay: AUTOPAY.on,
      autopay_since: new Date('2026-01-02T00:00:00Z'),
    });
    const since = new Date('2026-02-03T04:05:06Z');
    const began = since.toISOString();
    await addPayoutAccount(db, stay.lister.id, { state: 'restricted', not_ready_since: since });
    expect(await readState(stay)).toEqual({ state: 'paused', since: began, reason: 'payouts' });
    await db
      .updateTable('payout_accounts')
      .set({ state: 'ready', not_ready_since: null })
      .where('member_id', '=', stay.lister.id)
      .execute();
    // No time is stored for the card that this tenant once had.
    expect(await readState(stay)).toEqual({ state: 'paused', since: null, reason: 'no_card' });
    await addCard(db, stay.tenant.id, false);
    expect(await readState(stay)).toEqual({ state: 'paused', since: null, reason: 'card_invalid' });
    const ofTenant = db.updateTable('payment_methods').where('member_id', '=', stay.tenant.id);
    await ofTenant.set({ invalid_since: since }).execute();
    expect(await readState(stay)).toEqual({
      state: 'paused',
      since: began,
      reason: 'card_invalid',
    });
    // What began before the stay pauses it from its acceptance on.
    await ofTenant.set({ invalid_since: new Date('2025-06-01T00:00:00Z') }).execute();
    expect(await readState(stay)).toMatchObject({ since: '2026-01-01T00:00:00.000Z' });
    // A request to stop changes AutoPay, but not the pause.
    await ofTenant.set({ invalid_since: since }).execute();
    rig.clock.advance(3600);
    await rig.post(`${stay.path}/disable-autopay`, {}, stay.lister.token);
    expect(await readState(stay)).toEqual({
      state: 'paused',
      since: began,
      reason: 'card_invalid',
    });
  });

  it('stays that on which the card became invalid when it is removed, until another one', async () => {
    const billing = await BillingRig.open();
    const { accounts: own, db } = billing;
    const { clock } = own;
    const member = await billing.holder();
    const stay = {
      ...(await addStay(own, { user_id: member.id, auto_pay: AUTOPAY.on })),
      tenant: member,
    };
    await addPayoutAccount(db, stay.lister.id);
    const { payment_method } = await db
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    await billing.stripe.paymentMethods.detach(payment_method);
    const before = clock.now().toISOString();
    await billing.get('/stripe/card', member.token);
    const { since, reason } = (await readState(stay as never, own)) as Record<string, string>;
    expect([reason, since !== undefined && since >= before]).toEqual(['card_invalid', true]);
    clock.advance(60);
    await billing.post('/stripe/remove-payment-method', {}, await billing.newToken(member));
    const read = { ...stay, tenant: { ...member, token: await billing.newToken(member) } };
    expect(await readState(read as never, own)).toEqual({
      state: 'paused',
      since,
      reason: 'no_card',
    });
    await billing.close();
  });
});

describe('a card that AutoPay has lost', () => {
  it('is told to the lister of each rental, once', async () => {
    const billing = await BillingRig.open();
    const { accounts: own, db } = billing;
    const member = await billing.holder();
    const row = { user_id: member.id, first_name: 'Tia', last_name: 'Moon' };
    const stays = [
      await addStay(own, { ...row, auto_pay: AUTOPAY.on }),
      await addStay(own, { ...row, auto_pay: AUTOPAY.stopAsked, start_date: '2026-02-01' }),
    ];
    const manual = await addStay(own, { ...row, auto_pay: AUTOPAY.off, start_date: '2026-03-01' });
    for (const { lister } of stays) await addPayoutAccount(db, lister.id);
    const { payment_method } = await db
      .selectFrom('payment_methods')
      .select('payment_method')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    const { display_name: name } = await db
      .selectFrom('members')
      .select('display_name')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    // Detached elsewhere: invalid, then removed.
    await billing.stripe.paymentMethods.detach(payment_method);
    await billing.get('/stripe/card', member.token);
    for (const { lister } of stays) {
      const [mail, ...more] = await mailsTo(own, lister.email);
      expect([mail?.subject, more.length]).toEqual([`AutoPay for ${name} is paused`, 0]);
      expect(mail?.text).toContain('must be replaced');
    }
    for (let call = 0; call < 2; call += 1)
      await billing.post('/stripe/remove-payment-method', {}, await billing.newToken(member));
    for (const { lister, id } of stays) {
      expect(await mailsTo(own, lister.email)).toHaveLength(1);
      const { body } = await own.get('/notifications', lister.token);
      expect(body.data).toMatchObject([{ kind: 'tenant_autopay_paused', data: { rental_id: id } }]);
    }
    expect(await mailsTo(own, manual.lister.email)).toEqual([]);
    // Both sides read it in the history, and that AutoPay goes on with a new card.
    await billing.save({ ...member, token: await billing.newToken(member) });
    for (const { id, lister } of stays) {
      const [mail, ...more] = await mailsTo(own, lister.email);
      expect([mail?.subject, more.length]).toEqual([`${name} saved a card for AutoPay`, 1]);
      expect(mail?.text).toContain('AutoPay goes on');
      const { body } = await own.get('/notifications', lister.token);
      expect(body.data[0]).toMatchObject({
        ...{ kind: 'tenant_autopay_resumed', data: { rental_id: id } },
      });
      const { history } = await stateOf(own, id);
      expect(history.map(({ action, actor }) => [action, actor])).toEqual([
        ['pause_autopay', 'tenant'],
        ['resume_autopay', 'tenant'],
      ]);
    }
    expect((await stateOf(own, manual.id)).history).toEqual([]);
    await billing.close();
  });

  it('is not told, nor the new one, if that was saved before the email', async () => {
    const billing = await BillingRig.open();
    const { accounts: own } = billing;
    const member = await billing.holder();
    const stay = await addStay(own, { user_id: member.id, auto_pay: AUTOPAY.on });
    const replaceCard = async () => {
      await billing.post('/stripe/remove-payment-method', {}, await billing.newToken(member));
      await billing.save({ ...member, token: await billing.newToken(member) });
    };
    await replaceCard();
    expect(await mailsTo(own, stay.lister.email)).toEqual([]);
    // Both stand in the notifications and in the history.
    const { body } = await own.get('/notifications', stay.lister.token);
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'tenant_autopay_resumed',
      'tenant_autopay_paused',
    ]);
    expect((await stateOf(own, stay.id)).history).toHaveLength(2);
    // An email about an earlier pause is no reason to tell of a later one.
    await billing.post('/stripe/remove-payment-method', {}, await billing.newToken(member));
    expect(await mailsTo(own, stay.lister.email)).toHaveLength(1);
    await billing.save({ ...member, token: await billing.newToken(member) });
    expect(await mailsTo(own, stay.lister.email)).toHaveLength(2);
    await replaceCard();
    expect(await mailsTo(own, stay.lister.email)).toHaveLength(2);
    await billing.close();
  });

  it('is not told if another one was added before the email', async () => {
    const billing = await BillingRig.open();
    const { accounts: own, db } = billing;
    const member = await billing.holder();
    const stay = await addStay(own, { user_id: member.id, auto_pay: AUTOPAY.on });
    await billing.post('/stripe/remove-payment-method', {}, await billing.newToken(member));
    await addCard(db, member.id);
    expect(await mailsTo(own, stay.lister.email)).toEqual([]);
    await billing.close();
  });
});
