import type Stripe from 'stripe';
import type { ExternalAccount } from '../../platform/database/column-types.ts';
import type { PayoutAccount } from './queries/payout-accounts.ts';

/** The stored fields of an account at the provider. */
export type AccountFacts = Pick<
  PayoutAccount,
  | 'state'
  | 'details_submitted'
  | 'payouts_enabled'
  | 'needs'
  | 'current_deadline'
  | 'external_accounts'
>;

/**
 * The current state of an account from the provider.
 * @param wasReady whether it could ever receive payments: if not, onboarding is incomplete
 */
export function factsOf(account: Stripe.Account, wasReady: boolean): AccountFacts {
  const { details_submitted, payouts_enabled, capabilities, requirements } = account;
  const isReady = details_submitted && capabilities?.transfers === 'active';
  return {
    state: isReady ? 'ready' : stateBeforeReady(details_submitted, wasReady),
    details_submitted,
    payouts_enabled,
    needs: [
      ...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]),
    ],
    current_deadline: deadlineOf(requirements),
    external_accounts: (account.external_accounts?.data ?? []).map(externalAccountOf),
  };
}

/** When payments stop if the lister does not answer. */
function deadlineOf(requirements: Stripe.Account.Requirements | undefined): Date | null {
  const { current_deadline: deadline = null } = requirements ?? {};
  return deadline === null ? null : new Date(deadline * 1000);
}

function stateBeforeReady(isSubmitted: boolean, wasReady: boolean) {
  if (wasReady) return 'restricted';
  return isSubmitted ? 'incomplete' : 'started';
}

const externalAccountOf = (account: Stripe.ExternalAccount): ExternalAccount => ({
  object: account.object,
  bank_name: account.object === 'bank_account' ? account.bank_name : null,
  last4: account.last4,
  ...(account.object === 'card' && { fingerprint: account.fingerprint ?? null }),
});
