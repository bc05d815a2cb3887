import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewDue } from '../../billing/plans/renewals.ts';
import { RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
beforeEach(async () => {
  await rig.db.updateTable('rentals').set({ next_due_at: null }).execute();
  await rig.db
    .updateTable('obligations')
    .set({ collection: COLLECTION.manual, next_attempt_at: null })
    .execute();
  rig.at('2027-05-20T12:00:00Z');
});
afterAll(() => rig.close());

const checkOut = async (
  { id, lister }: Tenancy,
  checkout_date: string,
  checkout_time = '10:00',
) => {
  const token = await rig.billing.accounts.tokenOf(lister.id);
  const body = { checkout_date, checkout_time };
  return rig.billing.post(`/rental/${id}/checkout`, body, token);
};
const periods = async (id: number) =>
  (await rig.rows(id)).map(({ period_from, period_to, amount_cents, status }) => [
    period_from,
    period_to,
    amount_cents,
    status,
  ]);
const JUNE = { start: '2027-06-01' };

describe('a check-out', () => {
  it('shortens the open period, and charges the added days of a later one', async () => {
    const tenancy = await rig.tenancy({ ...JUNE, auto_pay: AUTOPAY.off });
    const { id, tenant, lister } = tenancy;
    await rig.runAt('2027-06-01T07:00:00Z');
    const answer = await checkOut(tenancy, '2027-06-15');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        unused: null,
        unused_manual: 0,
        data: { owed: { amount: 186.67 }, next_charge: null },
      },
    });
    expect(await periods(id)).toEqual([['2027-06-01', '2027-06-15', 18_667, 'due']]);
    const later = { checkout_date: '2027-06-25', checkout_time: '10:00' };
    await rig.billing.post(`/rental/${id}/checkout-date`, later, tenant.token);
    await rig.billing.post(`/rental/${id}/checkout-date/confirm`, later, lister.token);
    await rig.runAt('2027-06-15T07:00:00Z');
    expect(await periods(id)).toEqual([
      ['2027-06-01', '2027-06-15', 18_667, 'due'],
      ['2027-06-15', '2027-06-25', 13_333, 'due'],
    ]);
    await rig.runAt('2027-07-01T07:00:00Z');
    expect(await rig.rows(id)).toHaveLength(2);
  });

  it('never changes a paid period, and reports unused days', async () => {
    const tenancy = await rig.tenancy(JUNE);
    await rig.runAt('2027-06-01T07:00:00Z');
    const { id: charge_id } = await rig.row(tenancy.id);
    const answer = await checkOut(tenancy, '2027-06-15');
    expect(answer.body).toMatchObject({ unused: { amount: 213.33, charge_id } });
    expect(await periods(tenancy.id)).toEqual([['2027-06-01', '2027-07-01', 40_000, 'paid']]);
    expect(await rig.rental(tenancy.id)).toMatchObject({ next_rent_on: null });
  });

  it('reports rent that was paid ahead by hand, beside what a card paid', async () => {
    const tenancy = await rig.tenancy(JUNE);
    await rig.runAt('2027-06-01T07:00:00Z');
    const { id: charge_id } = await rig.row(tenancy.id);
    const paid = await rig.billing.post(
      '/transaction',
      { tenant_id: tenancy.id, amount: '400' },
      tenancy.lister.token,
    );
    expect(paid.status).toBe(201);
    const answer = await checkOut(tenancy, '2027-06-15');
    expect(answer.body).toMatchObject({
      unused: { amount: 213.33, charge_id },
      unused_manual: 400,
    });
  });

  it('turns what was paid by hand beyond a shortened period into credit', async () => {
    const tenancy = await rig.tenancy({ ...JUNE, auto_pay: AUTOPAY.off });
    await rig.runAt('2027-06-01T07:00:00Z');
    const paid = await rig.billing.post(
      '/transaction',
      { tenant_id: tenancy.id, amount: '300' },
      tenancy.lister.token,
    );
    expect(paid.status).toBe(201);
    const answer = await checkOut(tenancy, '2027-06-15');
    const credit = { owed: null, credit: 113.33 };
    expect(answer.body).toMatchObject({ unused: null, unused_manual: 0, data: credit });
    expect(await periods(tenancy.id)).toEqual([['2027-06-01', '2027-06-15', 18_667, 'paid']]);
    // An earlier check-out leaves more of it unused: nine days of June are owed.
    const earlier = await checkOut(tenancy, '2027-06-10');
    expect(earlier.body).toMatchObject({ unused: null, unused_manual: 66.67, data: credit });
  });

  it('cancels a period that becomes empty, after its payment intent', async () => {
    const tenancy = await rig.tenancy({ ...JUNE, start: '2027-05-01', card: 'declined' });
    await rig.runAt('2027-06-01T07:00:00Z');
    const june = (await rig.rows(tenancy.id)).at(-1);
    expect(june).toMatchObject({ period_from: '2027-06-01', status: 'retry_wait' });
    const left = await rig.billing.post(`/rental/${tenancy.id}/leave`, {}, tenancy.tenant.token);
    expect(left.status).toBe(200);
    await renewDue(rig.services);
    expect(await periods(tenancy.id)).toEqual([
      ['2027-05-01', '2027-06-01', 40_000, 'due'],
      ['2027-06-01', '2027-07-01', 40_000, 'cancelled'],
    ]);
    const intent = await rig.billing.stripe.paymentIntents.retrieve(june?.payment_intent ?? '');
    expect(intent.status).toBe('canceled');
  });

  it('shortens rent whose intent has the old amount, which is replaced when it is paid', async () => {
    const tenancy = await rig.tenancy({ ...JUNE, card: 'declined' });
    await rig.runAt('2027-06-01T07:00:00Z');
    await checkOut(tenancy, '2027-06-15');
    expect(await periods(tenancy.id)).toEqual([['2027-06-01', '2027-06-15', 18_667, 'retry_wait']]);
    await rig.billing.save(tenancy.tenant);
    expect(await rig.row(tenancy.id)).toMatchObject({ status: 'paid', generation: 2 });
    expect(await rig.billing.charges(tenancy.tenant)).toEqual([18_667]);
  });

  it('shortens rent that the bank declined because the tenant has to confirm it', async () => {
    const tenancy = await rig.tenancy({ ...JUNE, card: 'confirms' });
    await rig.runAt('2027-06-01T07:00:00Z');
    expect(await periods(tenancy.id)).toEqual([
      ['2027-06-01', '2027-07-01', 40_000, 'action_required'],
    ]);
    const answer = await checkOut(tenancy, '2027-06-15');
    // The tenant has to confirm it, so it is not tried again.
    expect(answer.body).toMatchObject({ data: { open_charge: { next_attempt_at: null } } });
    expect(await periods(tenancy.id)).toEqual([
      ['2027-06-01', '2027-06-15', 18_667, 'action_required'],
    ]);
    await rig.billing.save(tenancy.tenant);
    const { id } = await rig.row(tenancy.id);
    await rig.billing.post(`/charges/${id}/pay`, {}, tenancy.tenant.token);
    expect(await rig.billing.charges(tenancy.tenant)).toEqual([18_667]);
  });

  it('during the job charges the new amount, once', async () => {
    const tenancy = await rig.tenancy(JUNE);
    rig.at('2027-06-01T07:00:00Z');
    const [answer] = await Promise.all([checkOut(tenancy, '2027-06-15'), rig.run()]);
    expect(answer.status).toBe(200);
    // The run may have selected the rent just before it changed.
    await rig.run();
    rig.clock.advance(15 * 60);
    await rig.run();
    const charges = await rig.billing.charges(tenancy.tenant);
    const [row] = await periods(tenancy.id);
    expect([40_000, 18_667]).toContain(charges[0]);
    expect(charges).toHaveLength(1);
    expect(row?.[2]).toBe(charges[0]);
    expect(row?.[3]).toBe('paid');
  });

  it('that ends the rental leaves open rent to be paid manually', async () => {
    const tenancy = await rig.tenancy({ ...JUNE, card: 'declined' });
    await rig.runAt('2027-06-01T07:00:00Z');
    rig.at('2027-06-10T15:00:00Z');
    const { tenant, id } = tenancy;
    expect((await rig.billing.post(`/rental/${id}/leave`, {}, tenant.token)).status).toBe(200);
    const row = await rig.row(id);
    expect(row).toMatchObject({
      period_to: '2027-06-10',
      amount_cents: 12_000,
      collection: COLLECTION.manual,
    });
    await rig.runAt('2027-06-12T07:00:00Z');
    expect((await rig.row(id)).attempt_count).toBe(1);
    await rig.billing.save(tenant);
    const paid = await rig.billing.post(`/charges/${row.id}/collect`, {}, tenant.token);
    expect(paid.status).toBe(200);
    expect(await rig.billing.charges(tenant)).toEqual([12_000]);
  });
});

describe('a change of the rent', () => {
  const change = async ({ id, lister }: Tenancy, body: object) => {
    const token = await rig.billing.accounts.tokenOf(lister.id);
    const answer = await rig.billing.accounts.put(`/rental/${id}`, body, token);
    expect(answer.status).toBe(200);
  };
  const terms = (id: number) =>
    rig.db
      .selectFrom('rental_terms')
      .select(['from_date', 'rental_amount'])
      .where('rental_id', '=', id)
      .orderBy('from_date')
      .execute();

  it('applies after ten days of notice if higher', async () => {
    const tenancy = await rig.tenancy(JUNE);
    rig.at('2027-06-22T07:00:00Z');
    await rig.run();
    await change(tenancy, { rental_amount: 440 });
    expect(await terms(tenancy.id)).toEqual([
      { from_date: '2027-06-01', rental_amount: 40_000 },
      { from_date: '2027-08-01', rental_amount: 44_000 },
    ]);
    await rig.runAt('2027-07-01T07:00:00Z');
    await rig.runAt('2027-08-01T07:00:00Z');
    expect((await periods(tenancy.id)).map(([, , amount]) => amount)).toEqual([
      40_000, 40_000, 44_000,
    ]);
  });

  it('applies from the next period if lower, and replaces an announced one', async () => {
    const tenancy = await rig.tenancy(JUNE);
    rig.at('2027-06-22T07:00:00Z');
    await change(tenancy, { rental_amount: 440 });
    await change(tenancy, { rental_amount: 350 });
    expect(await terms(tenancy.id)).toEqual([
      { from_date: '2027-06-01', rental_amount: 40_000 },
      { from_date: '2027-07-01', rental_amount: 35_000 },
    ]);
    const manual = await rig.tenancy({ ...JUNE, auto_pay: AUTOPAY.off });
    await change(manual, { rental_amount: 440 });
    expect((await terms(manual.id)).at(-1)).toEqual({
      from_date: '2027-08-01',
      rental_amount: 44_000,
    });
  });

  it('a change of the rent to another payment day creates one bridge period', async () => {
    const tenancy = await rig.tenancy({ start: '2027-03-01' });
    rig.at('2027-03-01T07:00:00Z');
    await rig.run();
    rig.at('2027-03-19T12:00:00Z');
    await change(tenancy, { payment_date: 15 });
    await rig.runAt('2027-04-01T07:00:00Z');
    await rig.runAt('2027-04-15T07:00:00Z');
    expect((await periods(tenancy.id)).slice(1)).toEqual([
      ['2027-04-01', '2027-04-15', 18_065, 'paid'],
      ['2027-04-15', '2027-05-15', 40_000, 'paid'],
    ]);
  });
});
