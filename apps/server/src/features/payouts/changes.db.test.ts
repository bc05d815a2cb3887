import { COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/test-app.ts';
import type { BillingRig } from '../billing/testing.ts';
import { addListing } from '../listings/testing.ts';
import { addRental, addTenant, stateOf } from '../rentals/testing.ts';
import { payoutJobs } from './jobs.ts';
import { payoutEvents } from './onboarding.ts';
import { accountOf, onboard, openPayoutRig, paidStay, readyLister, untilState } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.close());

const DAY = 86_400;
/** In alphabetical order, because several emails leave at once. */
const subjectsTo = async (email: string) =>
  (await mailsTo(rig.accounts, email)).map(({ subject }) => subject).toSorted();
const change = (account: string, state: string) =>
  rig.control(`accounts/${account}/state`, { state });
const handle = (type: string, account: string, objectId = account) =>
  payoutEvents.handle(rig.accounts.services, { type, account, objectId });

type Stay = Awaited<ReturnType<typeof paidStay>>;

/** Rent of a lister that waits until they can be paid again. */
async function blockedRent({ id, lister, tenant }: Stay, daysAgo: number) {
  const now = rig.accounts.clock.now();
  const due_at = new Date(now.getTime() - daysAgo * DAY * 1000);
  const from = due_at.toISOString().slice(0, 10);
  const { id: rent } = await rig.db
    .insertInto('obligations')
    .values({
      kind: 'rent',
      subject_key: `rent:${id}:${from}:1`,
      payer_id: tenant.id,
      payee_id: lister.id,
      rental_id: id,
      period_from: from,
      period_to: new Date(due_at.getTime() + DAY * 1000).toISOString().slice(0, 10),
      amount_cents: 30_000,
      due_at,
      status: 'blocked',
      collection: COLLECTION.auto,
      next_attempt_at: new Date(now.getTime() + DAY * 1000),
      provider_mode: 'sandbox',
      created_at: due_at,
      updated_at: due_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return async () =>
    rig.db
      .selectFrom('obligations')
      .select(['status', 'collection', 'next_attempt_at'])
      .where('id', '=', rent)
      .executeTakeFirstOrThrow();
}

describe('an account that loses its payout capability', () => {
  it('is restricted, and the lister gets at most one email a day', async () => {
    const { id, email, account } = await readyLister(rig);
    for (const [state, stored] of [
      ['restricted', 'restricted'],
      ['complete', 'ready'],
      ['rejected', 'restricted'],
    ] as const) {
      await change(account, state);
      await untilState(rig, id, stored);
    }
    const paused = "You can't receive payments right now";
    const subjects = () => subjectsTo(email);
    await expect.poll(subjects).toEqual([paused, 'Your payouts are set up']);
    await change(account, 'complete');
    await untilState(rig, id, 'ready');
    rig.accounts.clock.advance(DAY + 1);
    await change(account, 'needs_more');
    await untilState(rig, id, 'restricted');
    await expect.poll(subjects).toEqual([paused, paused, 'Your payouts are set up']);
  });

  it('delays rent; once it is ready again, rent that is not late is attempted immediately', async () => {
    const stay = await paidStay(rig);
    const [soon, late] = [await blockedRent(stay, 4), await blockedRent(stay, 6)];
    const before = await late();
    await change(stay.account, 'restricted');
    await untilState(rig, stay.lister.id, 'restricted');
    expect((await stateOf(rig.accounts, stay.id)).rental.auto_pay).toBe(1);
    await change(stay.account, 'complete');
    await untilState(rig, stay.lister.id, 'ready');
    const { next_attempt_at } = await soon();
    expect(next_attempt_at?.getTime()).toBeLessThanOrEqual(rig.accounts.clock.now().getTime());
    expect(await late()).toEqual(before);
  });
});

describe('an account that the lister disconnects', () => {
  it('ends AutoPay in their rentals, and notifies lister and tenants once', async () => {
    const [stay, other] = [await paidStay(rig), await paidStay(rig)];
    const rent = await blockedRent(stay, 2);
    await rig.control(`accounts/${stay.account}/deauthorize`);
    await untilState(rig, stay.lister.id, 'disconnected');
    await handle('account.application.deauthorized', stay.account);
    expect(await handle('account.updated', stay.account)).toBe('done');
    const { rental, history } = await stateOf(rig.accounts, stay.id);
    expect([rental.auto_pay, rental.autopay_ended_at]).toEqual([0, rental.autopay_since]);
    expect(history).toMatchObject([{ action: 'disable_autopay', actor: 'system', actor_id: null }]);
    expect(await rent()).toEqual({
      status: 'blocked',
      collection: COLLECTION.manual,
      next_attempt_at: null,
    });
    expect(await subjectsTo(stay.tenant.email)).toEqual(['AutoPay is off for The Nest']);
    const [mail] = await mailsTo(rig.accounts, stay.tenant.email);
    expect(mail?.text).toContain('payout account was disconnected, so AutoPay ended.');
    for (const { token } of [stay.tenant, stay.lister]) {
      const { body } = await rig.get('/rentals', token);
      const row = body.data.find(({ id }: { id: number }) => id === stay.id);
      expect(row.autopay_state).toMatchObject({
        ...{ state: 'off', ended_by: 'payouts_disconnected', ended_from: 'on' },
      });
      const { body: entries } = await rig.get(`/rental-history/tenant/${stay.id}`, token);
      expect(entries.data[0].change_summary).toMatchObject({
        autopay_ended: { from: null, to: 'payouts_disconnected' },
      });
    }
    const { body: center } = await rig.get('/notifications', stay.tenant.token);
    expect(center.data.map(({ kind }: { kind: string }) => kind)).toContain(
      'autopay_ended_payouts',
    );
    expect(await subjectsTo(stay.lister.email)).toEqual([
      'Your payout account is disconnected',
      'Your payouts are set up',
    ]);
    expect((await rig.get('/stripe/account', stay.lister.token)).body).toMatchObject({
      account: null,
    });
    expect((await rig.get('/user', stay.lister.token)).body).toMatchObject({
      user: { acc_stripe: null, automatic_payment: 0 },
    });
    expect((await rig.get('/lister/settings/autopay', stay.lister.token)).body).toMatchObject({
      ...{ is_disconnected: true, tenants: 0 },
    });
    expect((await stateOf(rig.accounts, other.id)).rental.auto_pay).toBe(1);
  });

  it('ends nothing for tenants who were only asked or invited, and tells them so', async () => {
    const { db } = rig.accounts.database;
    const lister = await readyLister(rig);
    const ask = async (auto_pay: 1 | 2, status: 'accepted' | 'pending') => {
      const tenant = await addTenant(rig.accounts);
      const listing = await addListing(db, { user_id: lister.id, title: 'The Nest' });
      const isOpen = status === 'pending';
      const id = await addRental(db, listing, listing.bedIds[0] ?? 0, {
        ...{ auto_pay, status, email: tenant.email, start_date: '2026-04-01' },
        ...{ user_id: isOpen ? null : tenant.id, next_rent_on: isOpen ? null : '2026-05-01' },
        accepted_at: isOpen ? null : '2026-01-01T00:00:00Z',
      });
      return { ...tenant, rental: id };
    };
    const cases = [
      [await ask(2, 'accepted'), 'asked'],
      [await ask(2, 'pending'), 'asked'],
      [await ask(1, 'pending'), 'offered'],
    ] as const;
    await rig.control(`accounts/${lister.account}/deauthorize`);
    await untilState(rig, lister.id, 'disconnected');
    const says = {
      asked: [
        'The AutoPay request for The Nest was withdrawn',
        'payout account was disconnected, so the AutoPay request was withdrawn.',
      ],
      offered: [
        'AutoPay is off for The Nest',
        'payout account was disconnected, so the invitation no longer includes AutoPay.',
      ],
    };
    for (const [tenant, ended_from] of cases) {
      const [mail] = await mailsTo(rig.accounts, tenant.email);
      const [subject, text] = says[ended_from];
      expect(mail?.subject).toBe(subject);
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(text);
      expect(mail?.text).not.toContain('AutoPay ended');
      const { body } = await rig.get('/notifications', tenant.token);
      expect(body.data[0]).toMatchObject({ kind: 'autopay_ended_payouts', data: { ended_from } });
      for (const { token } of [tenant, lister]) {
        const rentals = (await rig.get('/rentals', token)).body.data;
        const row = rentals.find(({ id }: { id: number }) => id === tenant.rental);
        expect(row.autopay_state).toMatchObject({ state: 'off', ended_from });
      }
    }
    // Once another account is connected, the lister turns AutoPay on themselves.
    await onboard(rig, lister);
    await untilState(rig, lister.id, 'ready');
    const [ready] = await mailsTo(rig.accounts, lister.email);
    expect(ready?.text.replaceAll(/\s+/g, ' ')).toContain('AutoPay is off: turn it on to offer it');
    await rig.accounts.put('/lister/settings/autopay', { status: 1 }, lister.token);
    expect((await rig.get('/lister/settings/autopay', lister.token)).body).toMatchObject({
      ...{ is_disconnected: false, can_ask_again: 3 },
    });
  });

  it('is replaced by a new one, and events of the old one change nothing', async () => {
    const lister = await readyLister(rig);
    await rig.control(`accounts/${lister.account}/deauthorize`);
    await untilState(rig, lister.id, 'disconnected');
    await onboard(rig, lister);
    await untilState(rig, lister.id, 'ready');
    const row = await accountOf(rig, lister.id);
    expect(row).toMatchObject({ generation: 2 });
    expect(row?.account_id).not.toBe(lister.account);
    expect(await handle('account.application.deauthorized', lister.account)).toBe('done');
    expect((await accountOf(rig, lister.id))?.state).toBe('ready');
  });

  it('is detected by the onboarding even if its event is lost', async () => {
    const lister = await readyLister(rig);
    await rig.control('faults', { kind: 'drop', event: 'account.*', count: 5 });
    await rig.control(`accounts/${lister.account}/deauthorize`);
    await onboard(rig, lister);
    await expect.poll(async () => (await accountOf(rig, lister.id))?.generation).toBe(2);
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
  });
});

describe('account events', () => {
  it('account events with false claims change nothing', async () => {
    const { id, account } = await readyLister(rig);
    for (const type of ['account.application.deauthorized', 'account.updated']) {
      expect(await handle(type, account)).toBe('done');
    }
    expect((await accountOf(rig, id))?.state).toBe('ready');
  });

  it('account events of other programs are acknowledged, those of accounts not stored yet are retried', async () => {
    const { id: foreign } = await rig.stripe.accounts.create({
      controller: {
        stripe_dashboard: { type: 'express' },
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
      },
      country: 'US',
      capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    });
    expect(await handle('account.updated', foreign)).toBe('done');
    expect(await handle('account.updated', 'acct_none')).toBe('done');
    const { id: member } = await rig.accounts.member();
    await rig.stripe.accounts.update(foreign, {
      metadata: { member_id: String(member), generation: '1' },
    });
    expect(await handle('account.updated', foreign)).toBe('unknown');
  });

  it('that are lost are covered by an hourly read of the accounts', async () => {
    const { id, account } = await readyLister(rig);
    await rig.control('faults', { kind: 'drop', event: 'account.*', count: 5 });
    await change(account, 'restricted');
    await fetch(`${rig.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    const [job] = payoutJobs(rig.accounts.services);
    rig.accounts.clock.advance(3601);
    await job?.run();
    expect((await accountOf(rig, id))?.state).toBe('restricted');
  });

  it('read concurrently end with the latest provider state', async () => {
    const { id, account } = await readyLister(rig);
    const states = ['restricted', 'complete', 'needs_more', 'complete', 'restricted'];
    await Promise.all(
      states.flatMap((state) => [change(account, state), handle('account.updated', account)]),
    );
    await handle('account.updated', account);
    const { capabilities } = await rig.stripe.accounts.retrieve(account);
    const expected = capabilities?.transfers === 'active' ? 'ready' : 'restricted';
    await untilState(rig, id, expected);
  });
});

describe('a deadline of the payout provider', () => {
  it('is shown, and emailed a week and a day before it, once each', async () => {
    const { id, email, token, account } = await readyLister(rig);
    const at = (days: number) =>
      new Date(rig.accounts.clock.now().getTime() + days * DAY * 1000).toISOString();
    const job = payoutJobs(rig.accounts.services).find(
      ({ name }) => name === 'remind-of-payout-deadlines',
    );
    const countReminders = async () => {
      for (const _ of [1, 2]) await job?.run();
      const subjects = await subjectsTo(email);
      return subjects.filter((subject) => subject.startsWith('Please answer')).length;
    };
    const deadline = at(10).replace(/\.\d+Z/, 'Z');
    const currently_due = ['individual.id_number'];
    await rig.control(`accounts/${account}/state`, { currently_due, deadline });
    await expect
      .poll(async () => (await rig.get('/stripe/account', token)).body.account)
      .toMatchObject({
        ready: true,
        needs: currently_due,
        current_deadline: new Date(deadline).toISOString(),
      });
    const { current_deadline } = (await accountOf(rig, id)) ?? {};
    expect(current_deadline).toEqual(new Date(deadline));
    expect(await countReminders()).toBe(0);
    rig.accounts.clock.advance(4 * DAY);
    expect(await countReminders()).toBe(1);
    rig.accounts.clock.advance(5 * DAY);
    expect(await countReminders()).toBe(2);
    rig.accounts.clock.advance(2 * DAY);
    await rig.control('webhooks/flush');
    await untilState(rig, id, 'restricted');
    expect(await countReminders()).toBe(2);
  });
});

describe('an account whose parts change one by one', () => {
  it('stays ready while only its payouts are off, and follows its capability', async () => {
    const { id, token, account } = await readyLister(rig);
    await rig.control(`accounts/${account}/state`, { payouts_enabled: false });
    await expect
      .poll(async () => (await rig.get('/stripe/account', token)).body.account)
      .toMatchObject({ ready: true, payouts_enabled: false });
    expect((await accountOf(rig, id))?.state).toBe('ready');
    await rig.control(`accounts/${account}/state`, { transfers: 'pending' });
    await untilState(rig, id, 'restricted');
    // The object is read again: the order of events does not matter.
    await rig.control(`accounts/${account}/state`, { transfers: 'active' });
    expect(await handle('capability.updated', account, 'transfers')).toBe('done');
    expect((await accountOf(rig, id))?.state).toBe('ready');
  });

  it('reports a debit of its bank that fails', async () => {
    const { email, account } = await readyLister(rig);
    const { id: customer } = await rig.stripe.customers.create();
    const method = await rig.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const intent = await rig.stripe.paymentIntents.create({
      ...{ amount: 10_000, currency: 'usd', customer, payment_method: method.id },
      ...{ confirm: true, application_fee_amount: 420 },
      transfer_data: { destination: account },
    });
    await rig.stripe.refunds.create({ payment_intent: intent.id, reverse_transfer: true });
    await rig.control(`accounts/${account}/fail-next-payout`);
    for (let day = 1; day <= 6; day += 1) {
      rig.accounts.clock.advance(DAY);
      await rig.control('webhooks/flush');
    }
    const debit = expect.stringContaining("couldn't take $4.20 from your bank account");
    await expect
      .poll(() => mailsTo(rig.accounts, email))
      .toContainEqual(expect.objectContaining({ text: debit }));
  });
});

it('a failed payout is reported to the lister once', async () => {
  const { email, account } = await readyLister(rig);
  const { id: customer } = await rig.stripe.customers.create();
  const method = await rig.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await rig.stripe.paymentIntents.create({
    amount: 30_000,
    currency: 'usd',
    customer,
    payment_method: method.id,
    transfer_data: { destination: account },
    application_fee_amount: 1200,
    confirm: true,
    off_session: true,
  });
  await rig.control(`accounts/${account}/drain`, { fail: true });
  const subject = 'A payout to your bank failed';
  await expect.poll(() => subjectsTo(email)).toContain(subject);
  const { data } = await rig.stripe.payouts.list({}, { stripeAccount: account });
  await handle('payout.failed', account, data[0]?.id);
  const mails = await mailsTo(rig.accounts, email);
  expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(1);
  expect(mails[0]?.text).toContain("couldn't pay out $288.00");
});
