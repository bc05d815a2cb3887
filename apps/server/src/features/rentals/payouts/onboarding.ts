import { setTimeout as sleep } from 'node:timers/promises';
import { HOME_COUNTRY, PAYOUT_SCHEDULES, type PayoutScheduleId } from '@crewpad/domain';
import type Stripe from 'stripe';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { requireActive } from '../../../platform/access/guards.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { withProvider } from '../../billing/index.ts';
import { storeAccount } from './commands/store-account.ts';
import { findPayoutAccount, getScheduleId, type PayoutAccount } from './queries/payout-accounts.ts';
import { isGone, syncAccount } from './sync-account.ts';

type Onboarding = Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'config'>;

const PAGE = '/account-setting?tab=autopay';

/**
 * Returns the address of the provider's onboarding pages. Creates the lister's account, or a new
 * one after a disconnect.
 * @throws ApiError 403 for an inactive member without an account, 503 if the provider is
 * unreachable
 */
export function startOnboarding(services: Onboarding, lister: MemberActor): Promise<string> {
  return withProvider(services, async () => {
    const account = await ensureAccount(services, lister);
    try {
      return await createLink(services, account);
    } catch (error) {
      // It was just disconnected, and the event has not arrived.
      const synced = isLinkRefused(error) ? await syncAccount(services, lister.id) : account;
      if (synced?.state !== 'disconnected') throw error;
      return createLink(services, await ensureAccount(services, lister));
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

/**
 * The address of the lister's dashboard at the provider; null until onboarding is complete.
 * @throws ApiError 503 if the provider is unreachable
 */
export function getDashboardLink(
  services: Onboarding,
  memberId: number,
): Promise<{ url: string } | null> {
  return withProvider(services, async () => {
    const account = await syncAccount(services, memberId);
    if (account?.details_submitted !== true) return null;
    const { url } = await services.payments.stripe.accounts.createLoginLink(account.account_id);
    return { url };
  });
}

async function ensureAccount(services: Onboarding, lister: MemberActor): Promise<PayoutAccount> {
  const { db, payments } = services;
  const known = await findPayoutAccount(db, lister.id, payments.mode);
  if (known !== undefined && known.state !== 'disconnected') return known;
  requireActive(lister);
  return createAccount(services, lister, (known?.generation ?? 0) + 1);
}

async function createAccount(
  { db, clock, payments, config }: Onboarding,
  { id: memberId, email }: MemberActor,
  generation: number,
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
    country: HOME_COUNTRY,
    email,
    settings: { payouts: { schedule: { ...schedule, delay_days: config.payouts.delay.days } } },
    metadata: { member_id: String(memberId), generation: String(generation) },
  };
  const key = `acct:${memberId}:${generation}`;
  const create = (idempotencyKey: string) =>
    payments.stripe.accounts.create(params, { idempotencyKey });
  const made = await whileKeyInUse(() => create(key)).catch((error: unknown) => {
    // The email or the schedule has changed since a call whose answer was lost, or that call failed
    // at the provider, which repeats its answer for a day. An unused account does no harm.
    if (faultOf(error).kind !== 'key_taken' && !isServerFault(error)) throw error;
    return create(`${key}:${clock.now().getTime()}`);
  });
  const account = { memberId, mode: payments.mode, generation, accountId: made.id };
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

/** Weekly payouts are on Fridays, monthly ones on the 1st. */
export function scheduleOf(id: number): Stripe.AccountCreateParams.Settings.Payouts.Schedule {
  const interval = PAYOUT_SCHEDULES[id as PayoutScheduleId] ?? PAYOUT_SCHEDULES[1];
  switch (interval) {
    case 'weekly':
      return { interval, weekly_anchor: 'friday' };
    case 'monthly':
      return { interval, monthly_anchor: 1 };
    default:
      return { interval };
  }
}
