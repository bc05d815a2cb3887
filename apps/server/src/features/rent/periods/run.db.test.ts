import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tooManyRequests } from '../../../platform/errors.ts';
import { checkPayments } from '../../billing/collection/sync.ts';
import { CONFIRM } from '../../billing/testing.ts';
import { findTerms } from '../../payouts/payees.ts';
import { rentJobs } from '../feature.ts';
import { keyed, RentRig } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
beforeEach(async () => {
  // So that a test does not see rent of earlier ones.
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  await rig.db
    .updateTable('obligations')
    .set({ collection: COLLECTION.manual, next_attempt_at: null })
    .execute();
  rig.at('2027-02-28T12:00:00Z');
});
afterAll(() => rig.close());

const periods = async (id: number) =>
  (await rig.rows(id)).map(({ period_from, period_to, amount_cents, status, collection }) => [
    period_from,
    period_to,
    amount_cents,
    status,
    collection,
  ]);

describe('the rent job at 07:00 UTC', () => {
  it('opens due rent, charges it to the account of the lister, and schedules the next', async () => {
    const { id, tenant, lister } = await rig.tenancy();
    await rig.runAt('2027-03-01T06:59:59Z');
    expect(await rig.rows(id)).toEqual([]);
    await rig.runAt('2027-03-01T07:00:00Z');
    const row = await rig.row(id);
    expect(row).toMatchObject({
      subject_key: `rent:${id}:2027-03-01:1`,
      payer_id: tenant.id,
      payee_id: lister.id,
      period_from: '2027-03-01',
      period_to: '2027-04-01',
      amount_cents: 40_000,
      due_at: new Date('2027-03-01T07:00:00Z'),
      status: 'paid',
      collection: COLLECTION.auto,
      next_attempt_at: null,
      application_fee_cents: 1590,
      provider_fee_quoted_cents: 1190,
      product_fee_cents: 400,
    });
    expect(await rig.rental(id)).toMatchObject({
      next_rent_on: '2027-04-01',
      next_due_at: new Date('2027-04-01T07:00:00Z'),
    });
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
    const transfers = await rig.billing.stripe.transfers.list({ transfer_group: `rental_${id}` });
    expect(transfers.data).toHaveLength(1);
    expect(await rig.mailsAbout(row.id)).toEqual(['rent_paid', 'receipt']);
  });

  it('charges once, however many workers run and however often', async () => {
    const { id, tenant } = await rig.tenancy();
    rig.at('2027-03-01T07:00:00Z');
    await Promise.all([rig.run(), rig.run(), rig.run()]);
    await rig.run();
    expect(await periods(id)).toEqual([['2027-03-01', '2027-04-01', 40_000, 'paid', 'auto']]);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('only opens rent that is paid manually', async () => {
    const { id, tenant } = await rig.tenancy({ auto_pay: AUTOPAY.off });
    await rig.runAt('2027-03-01T07:00:00Z');
    expect(await periods(id)).toEqual([
      ['2027-03-01', '2027-04-01', 40_000, 'due', COLLECTION.manual],
    ]);
    expect(await rig.billing.charges(tenant)).toEqual([]);
  });

  it('continues while a request of the lister to turn AutoPay off is open', async () => {
    const { id } = await rig.tenancy({ auto_pay: AUTOPAY.stopAsked });
    await rig.runAt('2027-03-01T07:00:00Z');
    expect((await rig.row(id)).status).toBe('paid');
  });

  it('leaves rent missed during an outage to the tenant, except for the current period', async () => {
    const { id, tenant } = await rig.tenancy();
    await rig.runAt('2027-05-02T12:00:00Z');
    expect(await periods(id)).toEqual([
      ['2027-03-01', '2027-04-01', 40_000, 'due', COLLECTION.manual],
      ['2027-04-01', '2027-05-01', 40_000, 'due', COLLECTION.manual],
      ['2027-05-01', '2027-06-01', 40_000, 'paid', 'auto'],
    ]);
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('finds a payment whose response was lost, and does not charge again', async () => {
    const { id, tenant } = await rig.tenancy();
    await rig.billing.fault('500_after_execute', CONFIRM);
    await rig.runAt('2027-03-01T07:00:00Z');
    expect((await rig.row(id)).status).toBe('collecting');
    rig.clock.advance(601);
    await checkPayments(rig.services);
    await rig.run();
    expect((await rig.row(id)).status).toBe('paid');
    expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  });

  it('names the day on which the provider moved the money everywhere, however late it is recorded', async () => {
    const { id, lister, tenant } = await rig.tenancy({ time_zone: 'America/Los_Angeles' });
    await rig.billing.fault('500_after_execute', CONFIRM);
    await rig.runAt('2027-03-01T07:00:00Z');
    rig.at('2027-03-01T08:30:00Z');
    await checkPayments(rig.services);
    const row = await rig.row(id);
    expect(row).toMatchObject({ status: 'paid', paid_at: new Date('2027-03-01T07:00:00Z') });
    for (const member of [lister, tenant]) {
      const token = await rig.billing.accounts.tokenOf(member.id);
      const read = async (path: string) => (await rig.billing.get(path, token)).body;
      const { data } = await read('/transaction');
      expect(data[0]).toMatchObject({ id: row.id, paid_on: '2027-02-28' });
      const receipt = await read(`/receipts/${row.id}`);
      expect(receipt.data).toMatchObject({ paid_at: '2027-03-01T07:00:00.000Z' });
      const { parts } = await read('/transaction/statement?year=2027');
      expect(parts[0].movements[0]).toMatchObject({ day: '2027-02-28', paid_on: '2027-02-28' });
    }
  });

  it('adds a rest that is too small for a card to the next rent', async () => {
    const { id, lister, tenant } = await rig.tenancy();
    const token = await rig.billing.accounts.tokenOf(lister.id);
    const paid = keyed(token, { tenant_id: id, amount: '399.51' });
    expect((await rig.billing.accounts.call('POST', '/transaction', paid)).status).toBe(201);
    await rig.runAt('2027-03-01T07:00:00Z');
    const march = await rig.row(id);
    expect(march).toMatchObject({ settled_cents: 39_951, status: 'paid', rest_cents: 49 });
    expect(await rig.billing.charges(tenant)).toEqual([]);
    await rig.runAt('2027-04-01T07:00:00Z');
    const [, april] = await rig.rows(id);
    expect(april).toMatchObject({ carried_cents: 49, carried_from_id: march.id, status: 'paid' });
    expect(await rig.billing.charges(tenant)).toEqual([40_049]);
  });

  it('waits until all nodes together may charge once more, but not for the sandbox', async () => {
    // Saving their cards counts, too.
    await rig.tenancy();
    await rig.tenancy({ start: '2027-03-02' });
    const takeFor = vi.spyOn(rig.services.limits, 'takeFor');
    const reservation = { giveBack: async () => {} };
    takeFor.mockRejectedValueOnce(tooManyRequests(0.01)).mockResolvedValue(reservation);
    const runWith = (mode: 'test' | 'sandbox') => {
      const payments = { ...rig.services.payments, mode };
      return rentJobs({ ...rig.services, payments })[0]?.run();
    };
    rig.at('2027-03-01T07:00:00Z');
    await runWith('test');
    expect(takeFor.mock.calls).toEqual([
      ['rent_charges', 'all'],
      ['rent_charges', 'all'],
    ]);
    rig.at('2027-03-02T07:00:00Z');
    await runWith('sandbox');
    expect(takeFor).toHaveBeenCalledTimes(2);
    takeFor.mockRestore();
  });

  it('is a stop of the test clock, and so is each later attempt', async () => {
    const { id } = await rig.tenancy({ card: 'declined' });
    const job = rentJobs(rig.services)[0];
    const next = (after: string) =>
      job?.nextDue?.(new Date(after), new Date('2027-06-01T00:00:00Z'));
    expect(await next('2027-02-28T12:00:00Z')).toEqual(new Date('2027-03-01T07:00:00Z'));
    await rig.runAt('2027-03-01T07:00:00Z');
    expect(await next('2027-03-01T07:00:00Z')).toEqual(new Date('2027-03-02T07:00:00Z'));
    expect((await rig.row(id)).status).toBe('retry_wait');
  });

  it('charges the days until check-out, and nothing after', async () => {
    const { id } = await rig.tenancy({ checkout_date: '2027-04-15' });
    await rig.runAt('2027-03-01T07:00:00Z');
    await rig.runAt('2027-04-01T07:00:00Z');
    await rig.runAt('2027-05-01T07:00:00Z');
    expect(await periods(id)).toEqual([
      ['2027-03-01', '2027-04-01', 40_000, 'paid', 'auto'],
      ['2027-04-01', '2027-04-15', 18_667, 'paid', 'auto'],
    ]);
    expect(await rig.rental(id)).toMatchObject({ next_rent_on: null, next_due_at: null });
  });
});

it('charges the provider account fee to the first payment of a month, or to the next if that fails', async () => {
  const { id, lister } = await rig.tenancy();
  await rig.db.updateTable('rentals').set({ auto_pay: AUTOPAY.off }).where('id', '=', id).execute();
  await rig.runAt('2027-04-01T07:00:00Z');
  const [first, second] = await rig.rows(id);
  if (first === undefined || second === undefined) throw new Error('two rents are due');
  const feeOf = (obligation: typeof first, day: string) =>
    rig.db.transaction().execute(async (trx) => {
      const fees = { accountFeeCents: 200, now: new Date(day) };
      return (await findTerms(trx, obligation, fees)).applicationFeeCents;
    });
  expect(await feeOf(first, '2027-04-02')).toBe(1790);
  expect(await feeOf(first, '2027-04-03')).toBe(1790);
  expect(await feeOf(second, '2027-04-03')).toBe(1590);
  await rig.db
    .updateTable('obligations')
    .set({ status: 'failed' })
    .where('id', '=', first.id)
    .execute();
  expect(await feeOf(second, '2027-04-04')).toBe(1790);
  expect(await feeOf(second, '2027-05-01')).toBe(1790);
  const months = await rig.db
    .selectFrom('account_fees')
    .select(['month', 'obligation_id'])
    .where('lister_id', '=', lister.id)
    .orderBy('month')
    .execute();
  expect(months).toEqual([
    { month: '2027-04-01', obligation_id: second.id },
    { month: '2027-05-01', obligation_id: second.id },
  ]);
});
