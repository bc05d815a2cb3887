import { ApiError, contract } from '@crewpad/contract';
import type { MemberRouteOptions, OperationRegistry } from '../../http/pipeline/operations.ts';
import { requireActive, requireLister } from '../../platform/access/guards.ts';
import { notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnUser } from '../accounts/index.ts';
import { withProvider } from '../billing/index.ts';
import { syncAccount } from './accounts.ts';
import { getDashboardLink, openDashboard, openOnboarding, startOnboarding } from './onboarding.ts';
import { findPayoutAccount, type PayoutAccount, suggestCountry } from './payees.ts';
import { setSchedule } from './schedules.ts';
import { readPayouts } from './sent-payouts.ts';

/** Allowed after the plan has expired, because their tenants continue to pay rent. */
const own: MemberRouteOptions = { ownSessionOnly: true, allows: requireLister };

/** Registers the operations on payout accounts. */
export function addPayouts(registry: OperationRegistry, services: Services): void {
  const { db, clock, config } = services;

  registry.addForMembers(
    contract.payouts.getPayoutAccount,
    async (_request, { actor }) => ({
      account: present(await readAccount(services, actor.id)),
      suggested_country: await suggestCountry(db, actor.id),
    }),
    own,
  );
  registry.addForMembers(
    contract.payouts.getDashboardLink,
    async (_request, { actor }) => ({ account_link: await getDashboardLink(services, actor.id) }),
    own,
  );
  registry.addForMembers(
    contract.payouts.startOnboarding,
    async ({ body }, { actor }) => ({
      account_link: { url: await startOnboarding(services, actor, body?.country) },
    }),
    own,
  );
  registry.addForMembers(
    contract.payouts.getOnboardingLink,
    async ({ query }, { actor }) => ({
      account_link: { url: await startOnboarding(services, actor, query.country) },
    }),
    own,
  );
  registry.addForMembers(
    contract.payouts.getCustomLink,
    async ({ query: { type } }, { actor }) => ({
      account_link:
        type === 'dashboard'
          ? await getDashboardLink(services, actor.id)
          : { url: await startOnboarding(services, actor) },
    }),
    own,
  );
  registry.addForMembers(
    contract.payouts.openPayouts,
    async ({ body: { target } }, { actor }) => ({
      url: await (target === 'dashboard'
        ? openDashboard(services, actor.id)
        : openOnboarding(services, actor)),
    }),
    own,
  );
  registry.addForMembers(
    contract.payouts.getPayouts,
    ({ query: { limit } }, { actor }) => readPayouts(services, actor.id, limit),
    own,
  );
  registry.addForMembers(
    contract.payouts.setPayoutSchedule,
    async ({ body: { config_id } }, { actor }) => {
      await setSchedule(services, actor.id, config_id);
      return { user: await readOwnUser(db, actor.id, clock.now(), services) };
    },
    {
      ownSessionOnly: true,
      guard: (actor) => {
        if (!flagsOf(config, actor).payoutSchedule) throw notFound();
      },
      allows: (actor) => {
        requireLister(actor);
        requireActive(actor);
      },
    },
  );
}

const UNAVAILABLE = 503;

/** Read from the provider, or the stored state while it is unreachable. */
async function readAccount(
  services: Services,
  memberId: number,
): Promise<PayoutAccount | undefined> {
  try {
    return await withProvider(services, () => syncAccount(services, memberId));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== UNAVAILABLE) throw error;
    return findPayoutAccount(services.db, memberId, services.payments.mode);
  }
}

function present(account: PayoutAccount | undefined): contract.payouts.PayoutAccount | null {
  if (account === undefined || account.state === 'disconnected') return null;
  const { details_submitted, payouts_enabled, state, needs, country } = account;
  const ready = state === 'ready';
  return {
    details_submitted,
    payouts_enabled,
    ready,
    needs,
    country,
    current_deadline: account.current_deadline?.toISOString() ?? null,
    external_accounts: {
      data: account.external_accounts.map(({ object, bank_name, last4 }) => ({
        object,
        bank_name,
        last4,
      })),
    },
  };
}
