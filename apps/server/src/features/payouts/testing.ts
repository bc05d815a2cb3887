import { expect } from 'vitest';
import { webhookAddress } from '../../start/open-payments.ts';
import { registerWebhookEndpoints } from '../billing/index.ts';
import { BillingRig } from '../billing/testing.ts';
import { addCard } from '../listings/testing.ts';
import { addStay } from '../rentals/testing.ts';

export interface TestLister {
  id: number;
  email: string;
  token: string;
}

/** An application with its own sandbox and working webhooks. */
export async function openPayoutRig(settings: Record<string, string> = {}): Promise<BillingRig> {
  const rig = await BillingRig.open(settings);
  const { fastify } = rig.accounts.app;
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  await registerWebhookEndpoints(rig.accounts.services, webhookAddress(fastify.addresses()));
  return rig;
}

export async function addLister(
  rig: BillingRig,
  row: Parameters<BillingRig['accounts']['member']>[0] = {},
): Promise<TestLister> {
  const { id, email } = await rig.accounts.member({ automatic_payment: 1, ...row });
  return { id, email, token: await rig.accounts.tokenOf(id) };
}

type Answer = 'bank' | 'card' | 'needs_more' | 'rejected' | 'leave';

/** Completes the lister's onboarding pages. @returns the provider's return address */
export async function onboard(
  rig: BillingRig,
  { token }: Pick<TestLister, 'token'>,
  choice: Answer = 'bank',
): Promise<string | null> {
  const { status, body, text } = await rig.post(
    '/stripe/onboarding-link',
    { mode: 'sign', country: 'US' },
    token,
  );
  if (status !== 200) throw new Error(text);
  const { url } = (body as { account_link: { url: string } }).account_link;
  if (url !== 'http://localhost:3000/payouts/open/onboarding') throw new Error(url);
  return answerOnboarding(await openedPayouts(rig, token, 'onboarding'), choice);
}

/** The provider's address that the page of that name goes on to. */
export async function openedPayouts(
  rig: BillingRig,
  token: string,
  target: 'dashboard' | 'onboarding',
): Promise<string> {
  const { status, body, text } = await rig.post('/payouts/open', { target }, token);
  if (status !== 200) throw new Error(text);
  return (body as { url: string }).url;
}

export async function answerOnboarding(url: string, choice: Answer): Promise<string | null> {
  const opened = await fetch(url);
  const answered = await fetch(opened.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
    redirect: 'manual',
  });
  return answered.headers.get('location');
}

export const accountOf = (rig: BillingRig, memberId: number) =>
  rig.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Waits until a provider event has updated the account. */
export async function untilState(rig: BillingRig, memberId: number, state: string): Promise<void> {
  await expect.poll(async () => (await accountOf(rig, memberId))?.state).toBe(state);
}

/** A lister who has completed onboarding. */
export async function readyLister(rig: BillingRig): Promise<TestLister & { account: string }> {
  const lister = await addLister(rig);
  await onboard(rig, lister);
  await untilState(rig, lister.id, 'ready');
  const { account_id } = (await accountOf(rig, lister.id)) ?? { account_id: '' };
  return { ...lister, account: account_id };
}

/** A rental with AutoPay, and a lister with ready payouts. */
export async function paidStay(rig: BillingRig, auto_pay = 1) {
  const stay = await addStay(rig.accounts, { auto_pay });
  const { lister, tenant } = stay;
  await addCard(rig.db, tenant.id);
  await rig.db
    .updateTable('members')
    .set({ automatic_payment: 1 })
    .where('id', '=', lister.id)
    .execute();
  await onboard(rig, lister);
  await untilState(rig, lister.id, 'ready');
  const { account_id: account } = (await accountOf(rig, lister.id)) ?? { account_id: '' };
  return { ...stay, account };
}
