import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BillingRig } from '../billing/testing.ts';
import { addStay } from '../rentals/testing.ts';
import { addOwed } from '../reports/testing.ts';
import { readBalances } from './accounts.ts';
import { accountOf, onboard, openPayoutRig, readyLister, untilState } from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.close());

const read = () => readBalances(rig.accounts.services);
const balanceOf = async (memberId: number) => (await accountOf(rig, memberId))?.balance_cents;

/** A charge to the lister's account, of which the lister has spent everything. */
async function spentCharge(account: string): Promise<string> {
  const { id: customer } = await rig.stripe.customers.create();
  const method = await rig.stripe.paymentMethods.attach('pm_card_visa', { customer });
  const intent = await rig.stripe.paymentIntents.create({
    ...{ amount: 30_000, currency: 'usd', customer, payment_method: method.id },
    transfer_data: { destination: account },
    ...{ confirm: true, off_session: true },
  });
  await rig.control(`accounts/${account}/drain`, {});
  return intent.id;
}

it('the balance of a lister whose refund was taken back from an empty account is below zero', async () => {
  const stay = await addStay(rig.accounts);
  const { lister, tenant } = stay;
  await onboard(rig, lister);
  await untilState(rig, lister.id, 'ready');
  const { account_id: account = '' } = (await accountOf(rig, lister.id)) ?? {};
  const payment_intent = await spentCharge(account);
  const untouched = await readyLister(rig);
  await read();
  expect([await balanceOf(lister.id), await balanceOf(untouched.id)]).toEqual([null, null]);

  await rig.stripe.refunds.create({ payment_intent, reverse_transfer: true, amount: 10_000 });
  const obligation_id = await addOwed(rig.db, { id: stay.id, lister, tenant });
  const now = rig.accounts.clock.now();
  await rig.db
    .insertInto('refunds')
    .values({
      ...{ obligation_id, actor_id: lister.id, amount_cents: 10_000, method: 'card' as const },
      ...{ state: 'done' as const, request_key: 'x', created_at: now, updated_at: now },
    })
    .execute();
  await read();
  expect([await balanceOf(lister.id), await balanceOf(untouched.id)]).toEqual([-10_000, null]);

  // The next charges fill it again.
  const { id: customer } = await rig.stripe.customers.create();
  const method = await rig.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await rig.stripe.paymentIntents.create({
    ...{ amount: 12_000, currency: 'usd', customer, payment_method: method.id },
    transfer_data: { destination: account },
    ...{ confirm: true, off_session: true },
  });
  await read();
  expect(await balanceOf(lister.id)).toBe(2000);
});

it('an account that the provider does not show keeps its last balance, and the others are read', async () => {
  const [leaver, other] = [await readyLister(rig), await readyLister(rig)];
  for (const { id } of [leaver, other]) {
    await rig.db
      .updateTable('payout_accounts')
      .set({ balance_cents: -5 })
      .where('member_id', '=', id)
      .execute();
  }
  await rig.db
    .updateTable('payout_accounts')
    .set({ account_id: 'acct_of_nobody' })
    .where('member_id', '=', leaver.id)
    .execute();
  await read();
  expect([await balanceOf(leaver.id), await balanceOf(other.id)]).toEqual([-5, 0]);
});
