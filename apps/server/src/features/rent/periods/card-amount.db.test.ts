import { AUTOPAY, COLLECTION } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyed, RentRig, sendRequest } from './testing.ts';

/** The limit for card charges is $300.00. */
let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ CARD_AMOUNT_MAX: '300', FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

it('rent above the limit is collected manually, and no card pays it', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, tenant } = await rig.tenancy({ auto_pay: AUTOPAY.on });
  await rig.runAt('2027-03-01T07:00:00Z');
  const row = await rig.row(id);
  expect(row).toMatchObject({
    amount_cents: 40_000,
    collection: COLLECTION.manual,
    next_attempt_at: null,
  });
  const path = `/charges/${row.id}/collect`;
  const answer = await rig.billing.accounts.call('POST', path, { token: tenant.token });
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("This amount can't be charged to a card.") },
  });
  expect(await rig.row(id)).toMatchObject({ attempt_count: 0, paid_at: null });
});

it('rent scheduled before the limit was lowered is left to the tenant', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id } = await rig.tenancy({ auto_pay: AUTOPAY.on, rental_amount: 25_000 });
  await rig.runAt('2027-03-01T07:00:00Z');
  expect(await rig.row(id)).toMatchObject({ status: 'paid' });
  await rig.db
    .updateTable('obligations')
    .set({
      status: 'due',
      paid_at: null,
      payment_intent: null,
      charge_id: null,
      amount_cents: 30_001,
      collection: COLLECTION.auto,
      next_attempt_at: '2027-03-01T07:00:00Z',
    })
    .where('rental_id', '=', id)
    .execute();
  await rig.runAt('2027-03-01T08:00:00Z');
  const row = await rig.row(id);
  expect(row).toMatchObject({
    collection: COLLECTION.manual,
    next_attempt_at: null,
    paid_at: null,
  });
  expect(await rig.mailsAbout(row.id)).toContain('rent_due');
});

it('a carried rest may lift rent above the limit: AutoPay charges it', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, tenant, lister } = await rig.tenancy({ auto_pay: AUTOPAY.on, rental_amount: 30_000 });
  const token = await rig.billing.accounts.tokenOf(lister.id);
  const entry = keyed(token, { tenant_id: id, amount: '299.70' });
  expect((await rig.billing.accounts.call('POST', '/transaction', entry)).status).toBe(201);
  await rig.runAt('2027-03-01T07:00:00Z');
  await rig.runAt('2027-04-01T07:00:00Z');
  expect(await rig.billing.charges(tenant)).toEqual([30_030]);
});

it('a payment request above the limit is refused, and so is an increase beyond it', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, lister } = await rig.tenancy({ auto_pay: AUTOPAY.off });
  const token = await rig.billing.accounts.tokenOf(lister.id);
  const tooLarge = { status: 422, body: { errors: { amount: ['is_too_large'] } } };
  const body = { tenant_id: id, payment_for: 'parking', amount: '300.01' };
  const { accounts } = rig.billing;
  expect(await accounts.call('POST', '/payment-request', keyed(token, body))).toMatchObject(
    tooLarge,
  );
  const rented = { id, lister: { token } } as Parameters<typeof sendRequest>[1];
  const { path } = await sendRequest(rig.billing, rented, { amount: '300' });
  expect(await accounts.call('PUT', path, { token, body: { amount: '300.01' } })).toMatchObject(
    tooLarge,
  );
});

it('a rise above the limit is refused at its field while AutoPay is on or asked for', async () => {
  rig.at('2027-02-28T12:00:00Z');
  for (const auto_pay of [1, 2, 3] as const) {
    const { id, lister } = await rig.tenancy({ auto_pay, rental_amount: 20_000 });
    await rig.db
      .updateTable('members')
      .set({ expire_at: '2030-01-01T00:00:00Z' })
      .where('id', '=', lister.id)
      .execute();
    const token = await rig.billing.accounts.tokenOf(lister.id);
    const body = { rental_amount: '300.01' };
    expect(await rig.billing.accounts.call('PUT', `/rental/${id}`, { token, body })).toMatchObject({
      status: 422,
      body: { errors: { rental_amount: ['is_above_the_card_maximum'] } },
    });
  }
});
