import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/test-app.ts';
import { memberClosing } from '../../accounts/index.ts';
import { BillingRig } from '../../billing/testing.ts';
import { addRented, keyed, obligationOf, sendRequest } from '../periods/testing.ts';
import { closeRequestsOf } from './requests.ts';

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

const TO_TENANT = 'there is nothing to confirm with your bank. Your card was not charged.';
const TO_LISTER = 'The payment that waited for their bank is stopped. Their card was not charged.';

it.each([
  ['rejects it', 'tenant', 'lister', TO_LISTER],
  ['withdraws it', 'lister', 'tenant', TO_TENANT],
  ['blocks the other', 'lister', 'tenant', TO_TENANT],
  ['blocks the other', 'tenant', 'lister', TO_LISTER],
  ['closes their account', 'lister', 'tenant', TO_TENANT],
  ['closes their account', 'tenant', 'lister', TO_LISTER],
] as const)(
  'a request that a bank waits for ends because someone %s (the %s): the %s reads that its payment is stopped',
  async (how, by, to, says) => {
    const stay = await addRented(rig, { card: 'confirms' });
    const { path } = await sendRequest(rig, stay);
    await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
    const { token, id } = stay[by];
    if (how === 'closes their account') await closeRequestsOf(rig.accounts.services, id);
    else if (how === 'blocks the other') {
      await rig.db
        .updateTable('rentals')
        .set({ status: 'ended' })
        .where('id', '=', stay.id)
        .execute();
      await rig.accounts.post('/user/block', { user_id: stay[to].id }, token);
    } else await rig.accounts.call('DELETE', path, { token, body: {} });
    const [mail] = await mailsTo(rig.accounts, stay[to].email);
    expect(mail?.subject).toMatch(/request for \$45\.00/);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(says);
  },
);

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
