import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFingerprints } from '../../billing/cards/card-on-file.ts';
import { addRented, keyed, sendRequest } from '../payments/testing.ts';
import { RentRig, type Tenancy } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

/** The lister saves a card with the number of the tenant's. */
async function shareCard({ id }: { id: number }): Promise<void> {
  const token = await rig.billing.accounts.tokenOf(id);
  const { body } = await rig.billing.post('/stripe/setup-customer', {}, token);
  await rig.billing.save({ id, token, customerId: body.customer_id }, 'good');
}

async function due(auto_pay: 0 | 1): Promise<Tenancy & { charge: number }> {
  rig.at('2027-02-28T12:00:00Z');
  const tenancy = await rig.tenancy({ auto_pay });
  await rig.db
    .updateTable('members')
    .set({ display_name: 'Lea' })
    .where('id', '=', tenancy.lister.id)
    .execute();
  await shareCard(tenancy.lister);
  await rig.runAt('2027-03-01T07:00:00Z');
  return { ...tenancy, charge: (await rig.row(tenancy.id)).id };
}

const auditedFor = (memberId: number) =>
  rig.db
    .selectFrom('audit_log')
    .select('details')
    .where('member_id', '=', memberId)
    .where('action', '=', 'charge.card_shared')
    .execute();

const collect = (charge: number, token: string) =>
  rig.billing.accounts.call('POST', `/charges/${charge}/collect`, { token });

it('rent is not charged to a card that is also of its lister, and the card stays valid', async () => {
  const { charge, tenant, lister } = await due(0);
  const token = await rig.billing.newToken(tenant);
  expect(await collect(charge, token)).toMatchObject({
    status: 422,
    body: {
      error: 'card_error',
      error_code: 'CARD_SHARED',
      data: { code: 'card_shared' },
      message: 'This card also belongs to Lea. Please use another card.',
    },
  });
  expect(await rig.billing.charges(tenant)).toEqual([]);
  expect((await rig.billing.get('/user/payment-method', token)).body).toEqual({ have_card: true });
  expect(await auditedFor(tenant.id)).toHaveLength(1);
  expect(await auditedFor(lister.id)).toHaveLength(1);
});

it('automatic rent waits for another card, both are told, and the next card is charged', async () => {
  const { id, charge, tenant } = await due(1);
  expect(await rig.row(id)).toMatchObject({ status: 'blocked', attempt_count: 0 });
  expect((await rig.mailsAbout(charge)).toSorted()).toEqual([
    'rent_failed lister',
    'rent_failed tenant',
  ]);
  await rig.runAt('2027-03-02T07:00:00Z');
  expect(await rig.row(id)).toMatchObject({ status: 'blocked', attempt_count: 0 });
  expect(await rig.mailsAbout(charge)).toHaveLength(2);
  await rig.billing.save(tenant, 'other');
  expect((await rig.row(id)).status).toBe('paid');
  expect(await rig.billing.charges(tenant)).toEqual([40_000]);
});

it('a payment request is not paid with a card that is also of its lister', async () => {
  const asked = await addRented(rig.billing);
  await shareCard(asked.lister);
  const { path } = await sendRequest(rig.billing, asked);
  const answer = await rig.billing.accounts.call('POST', `${path}/pay`, keyed(asked.tenant.token));
  expect(answer).toMatchObject({ status: 422, body: { error_code: 'CARD_SHARED' } });
});

it('AutoPay is not accepted with a card that is also of the lister', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, tenant, lister } = await rig.tenancy({ auto_pay: 2 });
  await shareCard(lister);
  const accept = async () =>
    rig.billing.accounts.call('POST', `/rental/${id}/accept-autopay`, {
      token: await rig.billing.newToken(tenant),
    });
  expect(await accept()).toMatchObject({ status: 422, body: { error_code: 'CARD_SHARED' } });
  await rig.billing.save(tenant, 'other');
  expect((await accept()).status).toBe(200);
  expect((await rig.rental(id)).auto_pay).toBe(1);
});

it('a card from before fingerprints is read by the job, and stays the card that was tried', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, tenant } = await rig.tenancy({ card: 'lost' });
  const own = rig.db.updateTable('payment_methods').where('member_id', '=', tenant.id);
  await own.set({ fingerprint: null }).execute();
  await rig.runAt('2027-03-01T07:00:00Z');
  expect(await rig.row(id)).toMatchObject({ status: 'blocked', attempt_count: 1 });
  const token = await rig.billing.newToken(tenant);
  const { body } = await rig.billing.get('/rentals', token);
  expect(body.data[0].open_charge).toMatchObject({ state: 'failed', next_attempt_at: null });
  const roll = await rig.billing.get('/transaction?state=failed', token);
  expect(roll.body.data).toHaveLength(1);
  await readFingerprints(rig.services);
  const card = await rig.db
    .selectFrom('payment_methods')
    .select('fingerprint')
    .where('member_id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  expect(card.fingerprint).toBeTruthy();
  await rig.runAt('2027-03-02T07:00:00Z');
  await rig.runAt('2027-03-04T07:00:00Z');
  expect((await rig.row(id)).attempt_count).toBe(1);
});
