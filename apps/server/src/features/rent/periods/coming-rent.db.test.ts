import { AUTOPAY } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleEvent } from '../../billing/handle-event.ts';
import type { SignedUp, TestCard } from '../../billing/testing.ts';
import { RentRig } from './testing.ts';

let rig: RentRig;
beforeAll(async () => {
  rig = await RentRig.open();
});
afterAll(() => rig.close());

/** Rent of $400.00 that the card declined until the end of its schedule. */
async function failed() {
  rig.at('2027-02-28T12:00:00Z');
  const tenancy = await rig.tenancy({ card: 'declined' });
  for (const day of ['01', '02', '04', '06']) await rig.runAt(`2027-03-${day}T07:00:00Z`);
  const { id: charge, status } = await rig.row(tenancy.id);
  expect(status).toBe('failed');
  return { ...tenancy, charge };
}

const willCharge = async ({ id }: SignedUp) => {
  const token = await rig.billing.accounts.tokenOf(id);
  return (await rig.billing.get('/stripe/card', token)).body.will_charge;
};

const save = (tenant: SignedUp, card: TestCard) => rig.billing.save(tenant, card);

it('what a card that is saved now would be charged is listed first, and then the next rent', async () => {
  const { tenant, charge } = await failed();
  expect(await willCharge(tenant)).toEqual([
    {
      charge_id: charge,
      kind: 'rent',
      title: 'Rent, The Nest, March 1, 2027 to March 31, 2027',
      amount: 400,
      at: expect.stringContaining('2027-03-06T07:00'),
      at_once: true,
    },
    {
      charge_id: null,
      kind: 'rent',
      title: 'Rent, The Nest, April 1, 2027 to April 30, 2027',
      amount: 400,
      at: '2027-04-01T07:00:00.000Z',
      at_once: false,
    },
  ]);
  expect(await save(tenant, 'good')).toMatchObject({
    status: 200,
    body: { charged: [{ charge_id: charge, status: 'paid', amount: 400, reason: null }] },
  });
  expect(await rig.billing.charges(tenant)).toEqual([40_000]);
  expect(await willCharge(tenant)).toMatchObject([{ charge_id: null, at_once: false }]);
});

it('a saved card that is declined names the charge and the reason', async () => {
  const { tenant, charge } = await failed();
  expect(await save(tenant, 'once')).toMatchObject({
    status: 200,
    body: {
      charged: [
        {
          charge_id: charge,
          status: 'declined',
          reason: 'Your card has insufficient funds. Please try another card.',
        },
      ],
    },
  });
});

it('nothing is listed nor charged without AutoPay', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { tenant } = await rig.tenancy({ auto_pay: AUTOPAY.off, card: null });
  await rig.runAt('2027-03-01T07:00:00Z');
  expect(await willCharge(tenant)).toEqual([]);
  expect((await save(tenant, 'good')).body).toMatchObject({ charged: [] });
  expect(await rig.billing.charges(tenant)).toEqual([]);
});

it('rent that is partly paid ahead of its day is not charged when a card is saved', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, tenant, lister } = await rig.tenancy();
  await rig.db
    .updateTable('members')
    .set({ expire_at: '2030-01-01T00:00:00Z' })
    .where('id', '=', lister.id)
    .execute();
  const token = await rig.billing.accounts.tokenOf(lister.id);
  const entry = { tenant_id: id, amount: '100.00' };
  expect((await rig.billing.post('/transaction', entry, token)).status).toBe(201);
  expect(await willCharge(tenant)).toMatchObject([
    { amount: 300, at: '2027-03-01T07:00:00.000Z', at_once: false },
  ]);
  expect((await save(tenant, 'other')).body).toMatchObject({ charged: [] });
  expect(await rig.billing.charges(tenant)).toEqual([]);
});

it('a card is saved by its owner and by the event of the provider at once', async () => {
  const tenant = await rig.tenant(null);
  const method = await rig.billing.card(tenant);
  const setup = await rig.billing.stripe.setupIntents.create({
    customer: tenant.customerId,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    payment_method: method,
    confirm: true,
  });
  const event = { type: 'setup_intent.succeeded', object_id: setup.id };
  const [answer, ...events] = await Promise.all([
    rig.billing.post(
      '/stripe/save-payment-method',
      { payment_method: method },
      await rig.billing.newToken(tenant),
    ),
    handleEvent(rig.services, event),
    handleEvent(rig.services, event),
  ]);
  expect(answer.status).toBe(200);
  expect(events).toEqual(['done', 'done']);
});
