import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import type { MemberActor } from '../../platform/access/actor.ts';
import { requireActive } from '../../platform/access/guards.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { conflict, invalidInput, notFound, refusal } from '../../platform/errors.ts';
import { orderMail } from '../../platform/outbox/order-mail.ts';
import { faultOf } from '../../platform/payments/provider-fault.ts';
import { completeSandboxOnboarding } from '../../platform/payments/sandbox-visits.ts';
import type { Services } from '../../platform/services.ts';
import {
  type Billing,
  type ConnectedEvent,
  type ConnectedEventHandler,
  makeMoves,
  wakeMoves,
  withProvider,
} from '../billing/index.ts';
import { isGone, storeAccount, syncAccount } from './accounts.ts';
import {
  findAccountOwner,
  findPayoutAccount,
  getScheduleId,
  type PayoutAccount,
  suggestCountry,
} from './payees.ts';
import { scheduleOf } from './schedules.ts';

type Onboarding = Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'config'>;

const PAGE = '/account-setting?tab=autopay';

/** Our page that asks for the password if needed, and goes on to the provider. */
const openingPage = ({ config }: Onboarding, target: 'dashboard' | 'onboarding') =>
  `${config.publicUrl}/payouts/open/${target}`;

/**
 * Creates the lister's account, or a new one after a disconnect or for another country.
 * @param country of their bank account; by default that of their account or first crash pad
 * @returns the page that opens the provider's onboarding
 * @throws ApiError 403 for an inactive member without an account, 409 if the country is fixed, 422
 * if it is missing, 503 if the provider is unreachable
 */
export async function startOnboarding(
  services: Onboarding,
  lister: MemberActor,
  country?: string,
): Promise<string> {
  await withProvider(services, () => ensureAccount(services, lister, country));
  return openingPage(services, 'onboarding');
}

/**
 * The address of the provider's onboarding pages, for one visit.
 * @throws ApiError 404 without an account, 503 if the provider is unreachable
 */
export function openOnboarding(services: Onboarding, lister: MemberActor): Promise<string> {
  return withProvider(services, async () => {
    const account = await findPayoutAccount(services.db, lister.id, services.payments.mode);
    if (account === undefined) throw notFound();
    try {
      return await createLink(services, account);
    } catch (error) {
      // It was just disconnected, and the event has not arrived.
      const synced = isLinkRefused(error) ? await syncAccount(services, lister.id) : account;
      if (synced?.state !== 'disconnected') throw error;
      return createLink(services, await ensureAccount(services, lister, account.country));
    }
  });
}

const isLinkRefused = (error: unknown) => isGone(error) || faultOf(error).kind === 'our_fault';

async function createLink(
  { payments, config }: Onboarding,
  { account_id }: PayoutAccount,
): Promise<string> {
  const { url } = await payments.stripe.accountLinks.create({
    account: account_id,
    type: 'account_onboarding',
    // A used or expired link redirects there, and the page requests a new one.
    refresh_url: `${config.publicUrl}${PAGE}&connect-account=refresh`,
    return_url: `${config.publicUrl}${PAGE}&onboarded=1`,
  });
  return url;
}

const DEMO_LISTER = 'lister.crew@crewpad.test';

/**
 * Connects the payouts of the demo lister with many tenants, by the sandbox's own pages. Skips a
 * lister who is connected, so it can be interrupted and repeated.
 */
export async function connectDemoLister(services: Onboarding & Billing): Promise<void> {
  const { db, payments } = services;
  if (payments.mode !== 'sandbox') return;
  const lister = await db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('email', '=', DEMO_LISTER)
    .executeTakeFirst();
  if (lister === undefined) return;
  const account =
    (await findPayoutAccount(db, lister.id, payments.mode)) ??
    (await createAccount(services, lister, { generation: 1, country: 'US' }));
  if (account.state !== 'started') return;
  await completeSandboxOnboarding(await createLink(services, account));
  await syncAccount(services, lister.id);
  await db
    .updateTable('members')
    .set({ automatic_payment: 1 })
    .where('id', '=', lister.id)
    .execute();
}

/**
 * The page that opens the lister's dashboard at the provider; null until onboarding is complete.
 * @throws ApiError 503 if the provider is unreachable
 */
export function getDashboardLink(
  services: Onboarding,
  memberId: number,
): Promise<{ url: string } | null> {
  return withProvider(services, async () => {
    const account = await syncAccount(services, memberId);
    return account?.details_submitted === true ? { url: openingPage(services, 'dashboard') } : null;
  });
}

/**
 * The address of the lister's dashboard at the provider, for one visit.
 * @throws ApiError 404 without an account, 409 until onboarding is complete, 503 if the provider is
 * unreachable
 */
export function openDashboard(services: Onboarding, memberId: number): Promise<string> {
  return withProvider(services, async () => {
    const account = await syncAccount(services, memberId);
    if (account === undefined || account.state === 'disconnected') throw notFound();
    if (!account.details_submitted) throw conflict('payouts:payouts_not_complete');
    const { url } = await services.payments.stripe.accounts.createLoginLink(account.account_id);
    return url;
  });
}

async function ensureAccount(
  services: Onboarding,
  lister: MemberActor,
  wished: string | undefined,
): Promise<PayoutAccount> {
  const { db, payments } = services;
  const account = await findPayoutAccount(db, lister.id, payments.mode);
  const isOpen = account !== undefined && account.state !== 'disconnected';
  if (isOpen && (wished === undefined || wished === account.country)) return account;
  // The stored state may be older than the lister's answers.
  const current = isOpen ? await syncAccount(services, lister.id) : account;
  if (current?.details_submitted === true)
    throw refusal(409, 'PAYOUT_COUNTRY_FIXED', 'payouts:payout_country_fixed');
  requireActive(lister);
  const country = wished ?? (await suggestCountry(db, lister.id));
  if (country === null) throw invalidInput({ country: ['payout_country_is_required'] });
  return createAccount(services, lister, { generation: (account?.generation ?? 0) + 1, country });
}

async function createAccount(
  { db, clock, payments, config }: Onboarding,
  { id: memberId, email }: Pick<MemberActor, 'id' | 'email'>,
  { generation, country }: { generation: number; country: string },
): Promise<PayoutAccount> {
  const schedule = scheduleOf(await getScheduleId(db, memberId));
  const params: Stripe.AccountCreateParams = {
    controller: {
      stripe_dashboard: { type: 'express' },
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    country,
    email,
    settings: { payouts: { schedule: { ...schedule, delay_days: config.payouts.delay.days } } },
    metadata: { member_id: String(memberId), generation: String(generation) },
  };
  const key = `acct:${memberId}:${generation}`;
  const create = (idempotencyKey: string) =>
    payments.stripe.accounts.create(params, { idempotencyKey });
  const created = await whileKeyInUse(() => create(key)).catch((error: unknown) => {
    // The email or the schedule has changed since a call whose answer was lost, or that call failed
    // at the provider, which repeats its answer for a day. An unused account does no harm.
    if (faultOf(error).kind !== 'key_taken' && !isServerFault(error)) throw error;
    return create(`${key}:${clock.now().getTime()}`);
  });
  const account = { memberId, mode: payments.mode, generation, accountId: created.id, country };
  return storeAccount(db, { ...account, now: clock.now() });
}

const isServerFault = (error: unknown) =>
  ((error as { statusCode?: number }).statusCode ?? 0) >= 500;

const KEY_TURNS = 5;
const KEY_WAIT_MS = 200;
const CONFLICT = 409;

/** A double click: the second call waits for the account that the first one creates. */
async function whileKeyInUse<T>(call: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await call();
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode !== CONFLICT || turn === KEY_TURNS) throw error;
      await sleep(KEY_WAIT_MS);
    }
  }
}

/**
 * The events of listers' accounts. Each one triggers a read at the provider. Payouts that were made
 * or arrived change nothing here: their pages read them from the provider.
 */
export const payoutEvents: ConnectedEventHandler = {
  types: [
    'account.updated',
    'account.application.deauthorized',
    'capability.updated',
    'payout.failed',
  ],
  async handle(billing, event) {
    const memberId = await findAccountOwner(billing.db, event.account, billing.payments.mode);
    if (memberId === undefined) return findForeign(billing, event);
    if (event.type === 'payout.failed') await reportFailedPayout(billing, memberId, event);
    else if ((await syncAccount(billing, memberId))?.state === 'ready') {
      // What could not move while the account was restricted.
      await wakeMoves(billing.db, { account: event.account }, billing.clock.now());
      await makeMoves(billing);
    }
    return 'done';
  },
};

/**
 * Either the account was just created and is not stored yet, or it was replaced, or it belongs to
 * another program with the same provider account.
 */
async function findForeign(
  { db, payments }: Billing,
  { account }: ConnectedEvent,
): Promise<'done' | 'unknown'> {
  try {
    const { metadata } = await payments.stripe.accounts.retrieve(account);
    const named = Number(metadata?.member_id);
    if (!Number.isSafeInteger(named) || named < 1) return 'done';
    const stored = await findPayoutAccount(db, named, payments.mode);
    const isNewer = Number(metadata?.generation) > (stored?.generation ?? 0);
    return isNewer ? 'unknown' : 'done';
  } catch (error) {
    if (isGone(error)) return 'done';
    throw error;
  }
}

async function reportFailedPayout(
  { db, clock, payments }: Billing,
  memberId: number,
  { objectId, account }: ConnectedEvent,
): Promise<void> {
  const payout = await payments.stripe.payouts.retrieve(objectId, {}, { stripeAccount: account });
  if (payout.status !== 'failed') return;
  const order = { mail: 'payout_failed', memberId, amountCents: payout.amount } as const;
  await transaction(db, (trx) =>
    orderMail(trx, order, { now: clock.now(), key: `payout_failed:${payout.id}` }),
  );
}
