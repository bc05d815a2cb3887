import { AUTOPAY } from '@crewpad/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFingerprints } from '../../billing/cards/save-card.ts';
import { syncAccount } from '../../payouts/accounts.ts';
import { addRented, keyed, RentRig, sendRequest, type Tenancy } from './testing.ts';

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

it('rent whose schedule has ended is charged to the next card, also after a press that was refused', async () => {
  const { id, charge, tenant, lister } = await due(1);
  for (const day of ['02', '04', '06']) await rig.runAt(`2027-03-${day}T07:00:00Z`);
  expect((await rig.row(id)).status).toBe('failed');
  for (const item of [lister, tenant]) {
    const answer = await collect(charge, await rig.billing.accounts.tokenOf(item.id));
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'CARD_SHARED' } });
  }
  expect((await rig.row(id)).status).toBe('failed');
  await rig.billing.save(tenant, 'other');
  expect((await rig.row(id)).status).toBe('paid');
});

it('a payment request is not paid with a card that is also of its lister', async () => {
  const request = await addRented(rig.billing);
  await shareCard(request.lister);
  const { path } = await sendRequest(rig.billing, request);
  const answer = await rig.billing.accounts.call(
    'POST',
    `${path}/pay`,
    keyed(request.tenant.token),
  );
  expect(answer).toMatchObject({ status: 422, body: { error_code: 'CARD_SHARED' } });
});

it('AutoPay is not accepted with a card that is also of the lister', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, tenant, lister } = await rig.tenancy({ auto_pay: AUTOPAY.asked });
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

it('the debit card of the payout account counts as a card of the lister', async () => {
  rig.at('2027-02-28T12:00:00Z');
  const { id, lister, tenant } = await rig.tenancy();
  const { account } = lister as unknown as { account: string };
  await rig.billing.control(`accounts/${account}/state`, { state: 'complete', external: 'card' });
  await syncAccount(rig.services, lister.id);
  const { body } = await rig.billing.get(
    '/stripe/account',
    await rig.billing.accounts.tokenOf(lister.id),
  );
  expect(body.account.external_accounts.data).toEqual([
    { object: 'card', bank_name: null, last4: '5556' },
  ]);
  await rig.db
    .updateTable('payment_methods')
    .set({ fingerprint: 'sandboxtestcard1' })
    .where('member_id', '=', tenant.id)
    .execute();
  await rig.runAt('2027-03-01T07:00:00Z');
  const march = await rig.row(id);
  expect(march).toMatchObject({ status: 'blocked', attempt_count: 0 });
  const token = await rig.billing.newToken(tenant);
  expect((await collect(march.id, token)).body).toMatchObject({ error_code: 'CARD_SHARED' });
});

it('admins see a refused charge until one closes it, and again after the next refusal', async () => {
  const { charge, tenant, lister } = await due(0);
  await collect(charge, await rig.billing.newToken(tenant));
  const admin = await rig.billing.accounts.member({ role: 'admin', user_plan: null });
  const token = await rig.billing.accounts.tokenOf(admin.id);
  const readRental = async () => {
    const { body } = await rig.billing.get('/admin/moves', token);
    return body.data.filter(({ kind, id }: { kind: string; id: number }) => {
      return kind === 'shared_card' && id === charge;
    });
  };
  const row = {
    ...{ state: 'refused', amount: 400, tries: 1, next_try_at: null },
    ...{ lister: { id: lister.id }, tenant: { id: tenant.id } },
    reason: "The tenant's card also belongs to the lister.",
    abilities: { retry: false, close: true },
  };
  expect(await readRental()).toMatchObject([row]);
  const close = (id: number, by: string, note = 'One family') =>
    rig.billing.accounts.post(`/admin/moves/${id}/close`, { kind: 'shared_card', note }, by);
  for (const member of [lister, tenant]) {
    expect((await close(charge, await rig.billing.accounts.tokenOf(member.id))).status).toBe(403);
  }
  expect((await close(charge, token, ' ')).status).toBe(422);
  expect((await close(999_999, token)).status).toBe(404);
  const answers = await Promise.all([close(charge, token), close(charge, token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readRental()).toEqual([]);
  const closings = await rig.db
    .selectFrom('audit_log')
    .select('member_id')
    .where('action', '=', 'charge.card_shared_closed')
    .execute();
  expect(closings.map(({ member_id }) => member_id)).toEqual([tenant.id, lister.id]);
  rig.clock.advance(3600);
  await collect(charge, await rig.billing.newToken(tenant));
  expect(await readRental()).toMatchObject([{ ...row, tries: 2 }]);
});
