import { AUTOPAY } from '@crewpad/domain';
import { addListing } from '../../../apps/server/src/features/listings/testing.ts';
import { addPayoutAccount, addRental } from '../../../apps/server/src/features/rentals/testing.ts';
import type { Role } from '../authorization.ts';
import type { Example, Examples } from '../support/example.ts';
import type { World } from '../support/world.ts';

const nothing = () => ({});
const serial = { keys: 0 };

/**
 * A lister with payouts and their tenant with a card. New ones, because payments change their
 * permissions.
 */
async function parties(world: World) {
  const { rig } = world;
  const { db } = rig.database;
  const { stripe, sandboxUrl, mode } = rig.services.payments;
  const term = { expire_at: '2027-01-01T00:00:00Z', term_months: 12 };
  const lister = await world.newcomer('payee', { user_plan: 'pro', ...term });
  const tenant = await world.newcomer('payer', { user_plan: null });
  const answer = await fetch(`${sandboxUrl}/_sandbox/accounts`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const { id: account_id } = (await answer.json()) as { id: string };
  await addPayoutAccount(db, lister.id, { account_id });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: tenant.customerId });
  await db
    .insertInto('payment_methods')
    .values({
      member_id: tenant.id,
      provider_mode: mode,
      payment_method: card.id,
      customer_id: tenant.customerId,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2060,
      updated_at: rig.clock.now(),
    })
    .execute();
  const listing = await addListing(db, { user_id: lister.id });
  const rental = await addRental(db, listing, listing.bedIds[0] ?? 0, {
    user_id: tenant.id,
    email: tenant.email,
    accepted_at: '2026-01-01T00:00:00Z',
  });
  const listerToken = await rig.tokenOf(lister.id);
  const tenantToken = await rig.tokenOf(tenant.id);
  const tokenOf = (role: Role): Pick<Example, 'token' | 'reveals'> => {
    const reveals = [lister, tenant];
    if (role === 'lister_owner') return { token: listerToken, reveals };
    return role === 'tenant' ? { token: tenantToken, reveals } : {};
  };
  return { rig, rental, listerToken, tenantToken, tokenOf };
}

const newKey = () => {
  serial.keys += 1;
  return { 'idempotency-key': `example-${serial.keys}` };
};

/** A pending request of the lister, and its parties. */
async function sendRequest(world: World) {
  const people = await parties(world);
  const { rig, rental, listerToken } = people;
  const body = { tenant_id: rental, payment_for: 'parking', amount: 20 };
  const request = await rig.post('/payment-request', body, listerToken);
  return { ...people, id: request.body.data.id as number };
}

async function request(world: World, role: Role): Promise<Example & { params: { id: number } }> {
  const { id, tokenOf } = await sendRequest(world);
  return { params: { id }, ...tokenOf(role) };
}

/** A payment that the lister recorded. */
async function payment(world: World, role: Role): Promise<Example & { params: { id: number } }> {
  const { rig, rental, listerToken, tokenOf } = await parties(world);
  const entry = await rig.post('/transaction', { tenant_id: rental, amount: 20 }, listerToken);
  return { params: { id: entry.body.data.id }, ...tokenOf(role) };
}

/** Requests, recorded payments and refunds between a lister and their tenant. */
export const paymentExamples: Examples = {
  'POST /payment-request': async (world, role) => {
    const { rental, tokenOf } = await parties(world);
    const body = { tenant_id: rental, payment_for: 'rent', amount: '100.00' };
    return { body, headers: newKey(), ...tokenOf(role) };
  },
  'GET /payment-request': nothing,
  'PUT /payment-request/{id}': async (world, role) => ({
    ...(await request(world, role)),
    body: { amount: 25 },
  }),
  'PUT /payment-request/{id}/seen': async (world, role) => {
    const { rig, id, tenantToken, tokenOf } = await sendRequest(world);
    const reason = { reason: 'Paid in cash' };
    const rejection = await rig.post(`/payment-request/${id}/reject`, reason, tenantToken);
    if (rejection.status !== 200) throw new Error(rejection.text);
    return { params: { id }, ...tokenOf(role) };
  },
  'POST /payment-request/{id}/pay': async (world, role) => ({
    ...(await request(world, role)),
    body: { amount: '20.00' },
  }),
  'POST /payment-request/{id}/reject': async (world, role) => ({
    ...(await request(world, role)),
    body: { reason: 'Paid in cash' },
  }),
  'DELETE /payment-request/{id}': async (world, role) => ({
    ...(await request(world, role)),
    body: {},
  }),
  'POST /transaction': async (world, role) => {
    const { rental, tokenOf } = await parties(world);
    const body = { tenant_id: rental, amount: '100.00' };
    return { body, headers: newKey(), ...tokenOf(role) };
  },
  'POST /transaction/preview': async (world, role) => {
    const { rental, tokenOf } = await parties(world);
    return { body: { tenant_id: rental, amount: '100.00' }, ...tokenOf(role) };
  },
  'POST /transaction/{id}/void': async (world, role) => ({
    ...(await payment(world, role)),
    body: { reason: 'Recorded twice' },
  }),
  'POST /rental/{id}/credit/keep': async (world, role) => {
    const { rig, rental, listerToken, tokenOf } = await parties(world);
    await rig.post('/transaction', { tenant_id: rental, amount: '9000' }, listerToken);
    await rig.database.db
      .updateTable('rentals')
      .set({ status: 'ended', auto_pay: AUTOPAY.off })
      .where('id', '=', rental)
      .execute();
    return { params: { id: rental }, body: { reason: 'As agreed' }, ...tokenOf(role) };
  },
  'POST /transaction/{id}/refund': async (world, role) => ({
    ...(await payment(world, role)),
    body: { amount: 5 },
  }),
};
