import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendRefunds } from '../../billing/collection/send-refund.ts';
import { handleEvent } from '../../billing/handle-event.ts';
import { billingJobs } from '../../billing/jobs.ts';
import { BillingRig } from '../../billing/testing.ts';
import { catchUpEvents, ProviderEvents } from '../../billing/webhook.ts';
import {
  addRented,
  expectBalanced,
  journalSums,
  keyed,
  obligationOf,
  type Rented,
  sendRequest,
} from '../periods/testing.ts';

let rig: BillingRig;
let rented: Rented;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
  rented = await addRented(rig);
});
afterAll(() => rig.close());
beforeEach(() => rig.control('captures/hold'));

/** A request of $400.00 that the tenant pays while captures wait. */
async function paid(): Promise<number> {
  const { path, charge_id } = await sendRequest(rig, rented, { amount: 400 });
  const answer = await rig.accounts.call('POST', `${path}/pay`, keyed(rented.tenant.token));
  expect(answer.status).toBe(200);
  return charge_id;
}

/** Handles all provider events. */
async function handleEvents(): Promise<void> {
  await catchUpEvents(rig.accounts.services);
  await new ProviderEvents(rig.accounts.services).work();
}

const feeOf = async (id: number) => (await obligationOf(rig, id)).provider_fee_actual_cents;

it('a payment is recorded before its capture, and its fee with charge.updated', async () => {
  const id = await paid();
  expect(await obligationOf(rig, id)).toMatchObject({
    status: 'paid',
    application_fee_cents: 1590,
  });
  expect(await feeOf(id)).toBeNull();
  const receipt = await rig.get(`/receipts/${id}`, rented.tenant.token);
  expect(receipt.body).toMatchObject({ data: { amount: 400 } });

  await rig.control('captures/release');
  await handleEvents();
  expect(await feeOf(id)).toBe(1190);
  await expectBalanced(rig);
});

it('a fee whose event was lost is read by the job that checks payments', async () => {
  const id = await paid();
  await rig.control('captures/release');
  rig.accounts.clock.advance(3600);
  const check = billingJobs(rig.accounts.services).find(({ name }) => name === 'check-payments');
  await check?.run();
  expect(await feeOf(id)).toBe(1190);
  await expectBalanced(rig);
});

it('the events of a payment and its capture may be handled in any order', async () => {
  const id = await paid();
  await rig.control('captures/release');
  // The newest comes first.
  const { data } = await rig.stripe.events.list({ limit: 20 });
  for (const { type, data: about } of data) {
    const { id: object_id = '' } = about.object as { id?: string };
    await handleEvent(rig.accounts.services, { type, object_id });
  }
  expect(await obligationOf(rig, id)).toMatchObject({
    ...{ status: 'paid', provider_fee_actual_cents: 1190 },
  });
  await expectBalanced(rig);
});

it('a refund before the capture waits, and is made once afterwards', async () => {
  const id = await paid();
  const before = await journalSums(rig);
  const refund = await rig.accounts.call(
    'POST',
    `/transaction/${id}/refund`,
    keyed(rented.lister.token, { amount: 100 }),
  );
  expect(refund).toMatchObject({ status: 202, body: { refund: { state: 'pending' } } });
  rig.accounts.clock.advance(61);
  await sendRefunds(rig.accounts.services);
  expect(await journalSums(rig)).toEqual(before);

  await rig.control('captures/release');
  for (const _ of [1, 2]) {
    rig.accounts.clock.advance(61);
    await sendRefunds(rig.accounts.services);
  }
  const { charge_id: charge } = await obligationOf(rig, id);
  const { data } = await rig.stripe.refunds.list({ charge: charge ?? '' });
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([[10_000, 'succeeded']]);
  expect((await obligationOf(rig, id)).status).toBe('partially_refunded');
});

it('a won dispute that the balance cannot pay back is paid once money is available', async () => {
  await rig.control('captures/release');
  const id = await paid();
  const { charge_id: charge } = await obligationOf(rig, id);
  // By then the money of the charge is available itself.
  rig.accounts.clock.advance(3 * 86_400);
  await rig.control('disputes', { charge });
  await handleEvents();
  const { data } = await rig.stripe.disputes.list({ charge: charge ?? '' });
  await rig.control(`disputes/${data[0]?.id}/close`, { won: true });
  await rig.control('platform/balance', { available: 100 });
  await handleEvents();
  const move = () =>
    rig.db
      .selectFrom('provider_moves')
      .select(['state', 'code'])
      .where('obligation_id', '=', id)
      .where('kind', '=', 'dispute_return')
      .executeTakeFirst();
  expect(await move()).toEqual({ state: 'refused', code: 'balance_insufficient' });
  // It is tried again at once, not an hour later.
  await rig.control('platform/balance', { available: null });
  await handleEvents();
  expect(await move()).toMatchObject({ state: 'done' });
});
