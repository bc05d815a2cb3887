import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberClosing } from '../../accounts/index.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addRented, keyed, obligationOf, sendRequest } from '../payments/testing.ts';
import { closeRequestsOf } from './commands/close-requests-of.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

const refusal = async (memberId: number) => {
  for (const closing of memberClosing) {
    const refused = await closing.refusal?.(rig.db, memberId);
    if (refused !== undefined) return refused;
  }
  return undefined;
};

it('a lister who closes their account withdraws open requests, whose payments are canceled', async () => {
  const stay = await addRented(rig, { card: 'confirms' });
  const { path, charge_id, id } = await sendRequest(rig, stay);
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  const { payment_intent } = await obligationOf(rig, charge_id);
  await closeRequestsOf(rig.accounts.services, stay.lister.id);
  await closeRequestsOf(rig.accounts.services, stay.lister.id);
  expect((await rig.stripe.paymentIntents.retrieve(payment_intent ?? '')).status).toBe('canceled');
  expect((await obligationOf(rig, charge_id)).status).toBe('cancelled');
  const row = await rig.db
    .selectFrom('payment_requests')
    .select(['status', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'withdrawn', reason: 'account_closed' });
});

it('a lister who holds a deposit cannot close their account before it is settled', async () => {
  const stay = await addRented(rig, { card: null, row: { status: 'ended' } });
  expect(await refusal(stay.lister.id)).toBeUndefined();
  const body = { tenant_id: stay.id, amount: 200, payment_for: 'deposit' };
  const added = await rig.accounts.call('POST', '/transaction', keyed(stay.lister.token, body));
  expect(await refusal(stay.lister.id)).toMatchObject({ status: 409 });
  const refund = `/transaction/${added.body.data.id}/refund`;
  await rig.accounts.call('POST', refund, keyed(stay.lister.token, { amount: 200 }));
  expect(await refusal(stay.lister.id)).toBeUndefined();
});
