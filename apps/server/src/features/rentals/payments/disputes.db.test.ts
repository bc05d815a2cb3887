import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../accounts/testing.ts';
import { BillingRig } from '../../billing/testing.ts';
import { catchUpEvents } from '../../billing/webhooks/catch-up.ts';
import { handleDispute } from '../../billing/webhooks/handle-refunds.ts';
import { ProviderEvents } from '../../billing/webhooks/provider-events.ts';
import {
  addRented,
  expectBalanced,
  journalSums,
  keyed,
  obligationOf,
  type Rented,
  sendRequest,
} from './testing.ts';

let rig: BillingRig;
beforeAll(async () => {
  rig = await BillingRig.open({ FLAGS: 'paymentRequest' });
});
afterAll(() => rig.close());

/** A payment of the tenant by a card whose owner disputes it. */
async function disputed(refunded = 0): Promise<{ stay: Rented; id: number; dispute: string }> {
  const stay = await addRented(rig);
  const { path, charge_id: id } = await sendRequest(rig, stay, { amount: 400 });
  await rig.accounts.call('POST', `${path}/pay`, keyed(stay.tenant.token));
  if (refunded > 0) {
    const body = { amount: refunded };
    await rig.accounts.call('POST', `/transaction/${id}/refund`, keyed(stay.lister.token, body));
  }
  const { charge_id: charge } = await obligationOf(rig, id);
  await rig.control('disputes', { charge: charge ?? '' });
  const { data } = await rig.stripe.disputes.list({ charge: charge ?? '' });
  return { stay, id, dispute: data[0]?.id ?? '' };
}

/** Everything that the provider reported. */
async function handleEvents(): Promise<void> {
  await catchUpEvents(rig.accounts.services);
  await new ProviderEvents(rig.accounts.services).work();
}

const balanceOf = async ({ account }: Rented) => {
  const { available, pending } = await rig.stripe.balance.retrieve({}, { stripeAccount: account });
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
};

const mailed = async ({ lister }: Rented) =>
  (await mailsTo(rig.accounts, lister.email)).map(({ subject }) => subject);

/** Whether the lister's list of payments marks it. */
const isDisputed = async ({ lister }: Rented) => {
  const { body } = await rig.accounts.get('/transaction', lister.token);
  return body.data[0].is_disputed;
};

it('a dispute takes the payment back from the lister, once, and a won one returns it', async () => {
  const { stay, id, dispute } = await disputed();
  await handleEvents();
  await handleDispute(rig.accounts.services, dispute);
  // The fee that the lister bore is not returned.
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  expect((await obligationOf(rig, id)).status).toBe('disputed');
  await expectBalanced(rig);
  expect(await mailed(stay)).toContain('Tia Moon’s bank disputes a payment of $400.00');
  const seen = await rig.accounts.call(
    'POST',
    `/transaction/${id}/refund`,
    keyed(stay.lister.token, { amount: 1 }),
  );
  expect(seen).toMatchObject({ status: 422, body: { error_code: 'REFUND_NOT_COVERED' } });

  expect(await isDisputed(stay)).toBe(true);
  await rig.control(`disputes/${dispute}/close`, { won: true });
  await handleEvents();
  await handleDispute(rig.accounts.services, dispute);
  expect(await balanceOf(stay)).toBe(38_410);
  await expectBalanced(rig);
  expect((await mailed(stay)).filter((subject) => subject.includes('was won'))).toHaveLength(1);
  expect(await isDisputed(stay)).toBe(false);
});

it('a lost dispute stays with the lister', async () => {
  const { stay, dispute } = await disputed();
  await handleEvents();
  await rig.control(`disputes/${dispute}/close`, { won: false });
  await handleEvents();
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  await expectBalanced(rig);
});

it('a dispute that was won before it was noticed moves nothing', async () => {
  const { stay, dispute } = await disputed();
  await rig.control(`disputes/${dispute}/close`, { won: true });
  await handleEvents();
  expect(await balanceOf(stay)).toBe(38_410);
  await expectBalanced(rig);
});

it('what was refunded before is not taken back twice', async () => {
  const { stay } = await disputed(150);
  await handleEvents();
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  await expectBalanced(rig);
});

it('a reversal whose answer was lost is found, and recorded once', async () => {
  const { stay, dispute } = await disputed();
  await rig.fault('drop_after_execute', '/v1/transfers/*/reversals', 2);
  await expect(handleDispute(rig.accounts.services, dispute)).rejects.toThrow();
  await handleDispute(rig.accounts.services, dispute);
  expect(await balanceOf(stay)).toBe(38_410 - 40_000);
  await expectBalanced(rig);
  expect((await journalSums(rig)).requests).toBeLessThan(0);
});

it('of a lister who has disconnected is left for people to settle', async () => {
  const { stay, id, dispute } = await disputed();
  await rig.control(`accounts/${stay.account}/deauthorize`);
  expect(await handleDispute(rig.accounts.services, dispute)).toBe('done');
  expect((await obligationOf(rig, id)).status).toBe('disputed');
  await expectBalanced(rig);
});
