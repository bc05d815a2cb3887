import { AUTOPAY } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { syncDispute } from '../../billing/collection/sync.ts';
import { planOf } from '../../reports/testing.ts';
import { remindOfRent, rentToRemindOf } from './reminders.ts';
import { keyed, RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
afterAll(() => rig.close());

/** Rent is due on March 1, 2027 at 07:00 UTC. */
const DAY_3 = new Date('2027-02-26T14:40:00Z');

const mailsOf = async ({ tenant }: Tenancy) => {
  const { email } = await rig.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  return mailsTo(rig.billing.accounts, email);
};
const remindAt = async (now: Date) => {
  rig.clock.set(now);
  return remindOfRent(rig.db, now);
};
const noneIsDue = () => rig.db.updateTable('rentals').set({ next_due_at: null }).execute();

it('reminds a tenant once, three days before the charge, of what it will be', async () => {
  const tenancy = await rig.tenancy();
  expect(await remindAt(new Date('2027-02-26T06:59:59Z'))).toBe(0);
  rig.clock.set(DAY_3);
  const twice = [remindOfRent(rig.db, DAY_3), remindOfRent(rig.db, DAY_3)];
  expect((await Promise.all(twice)).toSorted()).toEqual([0, 1]);
  expect(await remindAt(new Date('2027-02-27T14:40:00Z'))).toBe(0);
  const [mail, ...others] = await mailsOf(tenancy);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your rent of $400.00 is due soon');
  const content = JSON.stringify(mail);
  for (const part of ['March 1, 2027 to March 31, 2027', '7:00 AM UTC', 'The Nest']) {
    expect(content).toContain(part);
  }
  await rig.runAt('2027-03-01T07:00:00Z');
  expect(await rig.billing.charges(tenancy.tenant)).toEqual([40_000]);
  expect(await remindAt(new Date('2027-03-29T14:40:00Z'))).toBe(1);
  await noneIsDue();
});

it('asks for a card if there is none', async () => {
  const tenancy = await rig.tenancy({ card: null });
  expect(await remindAt(DAY_3)).toBe(1);
  const content = JSON.stringify(await mailsOf(tenancy));
  expect(content).toContain('no card we can charge');
  expect(content).toContain('/update-payment-method');
  await noneIsDue();
});

it('does not say that the card is charged while a bank decides about a dispute', async () => {
  const tenancy = await rig.tenancy();
  await rig.runAt('2027-03-01T07:00:00Z');
  const { charge_id } = await rig.row(tenancy.id);
  await rig.billing.control('disputes', { charge: charge_id });
  const { data } = await rig.billing.stripe.disputes.list({ charge: charge_id ?? '' });
  await syncDispute(rig.services, data[0]?.id ?? '');
  expect(await remindAt(new Date('2027-03-29T14:40:00Z'))).toBe(1);
  const [mail] = await mailsOf(tenancy);
  expect(mail?.text).toContain('AutoPay is paused');
  expect(mail?.text).not.toContain('We charge your card');
  const { body } = await rig.billing.get('/rentals', await rig.billing.newToken(tenancy.tenant));
  expect(body.data[0]).toMatchObject({
    autopay_state: { state: 'paused', reason: 'card_disputed' },
  });
  await noneIsDue();
});

it('the reminder asks for another card if the lister has the same card', async () => {
  const tenancy = await rig.tenancy();
  const { id } = tenancy.lister;
  const token = await rig.billing.accounts.tokenOf(id);
  const { body } = await rig.billing.post('/stripe/setup-customer', {}, token);
  await rig.billing.save({ id, token, customerId: body.customer_id }, 'good');
  expect(await remindAt(DAY_3)).toBe(1);
  const [mail] = await mailsOf(tenancy);
  expect(mail?.text).toContain('This card also belongs to');
  expect(mail?.text).toContain('/update-payment-method');
  expect(mail?.text).not.toContain('We charge your card');
  await noneIsDue();
});

it('reminds a tenant without AutoPay whom to pay, and again when the rent is due', async () => {
  const tenancy = await rig.tenancy({ auto_pay: AUTOPAY.off });
  expect(await remindAt(DAY_3)).toBe(1);
  const [mail] = await mailsOf(tenancy);
  expect(mail?.subject).toBe('Your rent of $400.00 is due soon');
  expect(mail?.text).toMatch(/You pay .* directly/);
  await rig.runAt('2027-03-01T07:00:00Z');
  await rig.run();
  const subjects = (await mailsOf(tenancy)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your rent of $400.00 is due', 'Your rent of $400.00 is due soon']);
  await noneIsDue();
});

it('reminds of the rest of rent that is covered in part, and not of covered rent', async () => {
  const [part, whole] = [
    await rig.tenancy({ auto_pay: AUTOPAY.off }),
    await rig.tenancy({ auto_pay: AUTOPAY.off }),
  ];
  rig.at('2027-02-20T12:00:00Z');
  for (const [{ id, lister }, amount] of [[part, 150] as const, [whole, 400] as const]) {
    const paid = keyed(lister.token, { tenant_id: id, amount });
    expect((await rig.billing.accounts.call('POST', '/transaction', paid)).status).toBe(201);
  }
  expect(await remindAt(DAY_3)).toBe(1);
  expect(await mailsOf(part)).toHaveLength(2);
  await rig.runAt('2027-03-01T07:00:00Z');
  const reminders = async (tenancy: Tenancy) =>
    (await mailsOf(tenancy)).map(({ subject }) => subject).filter((item) => item.includes('due'));
  expect(await reminders(part)).toEqual([
    'Your rent of $250.00 is due',
    'Your rent of $250.00 is due soon',
  ]);
  expect(await reminders(whole)).toEqual([]);
  await noneIsDue();
});

it('is silent about rent that is covered by what was paid ahead', async () => {
  const tenancy = await rig.tenancy({ auto_pay: AUTOPAY.off });
  const { id, lister, tenant } = tenancy;
  rig.at('2027-02-20T12:00:00Z');
  // It covers twelve periods, and the thirteenth once that is opened.
  const entry = keyed(lister.token, { tenant_id: id, amount: 13 * 400 });
  expect((await rig.billing.accounts.call('POST', '/transaction', entry)).status).toBe(201);
  await remindAt(new Date('2028-02-27T14:40:00Z'));
  await rig.runAt('2028-03-01T07:00:00Z');
  const rows = await rig.db
    .selectFrom('notifications')
    .select('kind')
    .where('member_id', '=', tenant.id)
    .execute();
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['payment_recorded', 'rent_covered']);
  await noneIsDue();
});

it('promises the charge of rent that was paid in part before AutoPay was on', async () => {
  rig.at('2027-02-01T07:00:00Z');
  const tenancy = await rig.tenancy({ start: '2027-02-01', auto_pay: AUTOPAY.off });
  await rig.run();
  const { accounts } = rig.billing;
  rig.at('2027-02-20T12:00:00Z');
  const lister = await accounts.tokenOf(tenancy.lister.id);
  const entry = keyed(lister, { tenant_id: tenancy.id, amount: '500.00' });
  expect((await accounts.call('POST', '/transaction', entry)).status).toBe(201);
  await rig.db
    .updateTable('rentals')
    .set({ auto_pay: AUTOPAY.asked })
    .where('id', '=', tenancy.id)
    .execute();
  const token = await accounts.tokenOf(tenancy.tenant.id);
  const path = `/rental/${tenancy.id}/accept-autopay`;
  expect(await accounts.call('POST', path, { token })).toMatchObject({
    status: 200,
    body: {
      data: {
        owed: null,
        next_charge: { amount: 300, due_at: '2027-03-01T07:00:00.000Z', by: 'autopay' },
      },
    },
  });
  const [consent] = (await mailsOf(tenancy)).filter(({ subject }) => subject.includes('AutoPay'));
  expect(JSON.stringify(consent)).toContain('$300.00, March 1, 2027');
  expect(await remindAt(DAY_3)).toBe(1);
  const [reminder] = await mailsOf(tenancy);
  expect(reminder?.subject).toBe('Your rent of $300.00 is due soon');
  expect(JSON.stringify(reminder)).not.toContain('directly');
  await rig.runAt('2027-03-01T07:00:00Z');
  expect(await rig.billing.charges(tenancy.tenant)).toEqual([30_000]);
  await noneIsDue();
});

it('does not remind on the day before', async () => {
  await rig.tenancy();
  expect(await remindAt(new Date('2027-02-28T07:00:00Z'))).toBe(0);
  await noneIsDue();
});

it.each<[string, (tenancy: Tenancy) => Promise<unknown>]>([
  [
    'the payout account is paused',
    ({ lister }) =>
      rig.db
        .updateTable('payout_accounts')
        .set({ state: 'restricted' })
        .where('member_id', '=', lister.id)
        .execute(),
  ],
  [
    'the tenant leaves',
    ({ id }) =>
      rig.db.updateTable('rentals').set({ next_rent_on: null }).where('id', '=', id).execute(),
  ],
])('sends nothing if %s before the email leaves', async (_what, change) => {
  const tenancy = await rig.tenancy();
  expect(await remindAt(DAY_3)).toBe(1);
  await change(tenancy);
  expect(await mailsOf(tenancy)).toEqual([]);
  await noneIsDue();
});

it('finds the rentals by the index of due rent', async () => {
  const plan = await planOf(rig.db, rentToRemindOf(DAY_3), 'off');
  expect(plan).not.toContain('Seq Scan');
  expect(plan).toContain('rentals_next_due');
});
