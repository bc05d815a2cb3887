import type { contract, OperationAnswer } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import type Stripe from 'stripe';
import type { Services } from '../../platform/services.ts';
import { withProvider } from '../billing/index.ts';
import { isGone } from './accounts.ts';
import { findPayoutAccount } from './payees.ts';

type Answer = OperationAnswer<typeof contract.payouts.getPayouts>;

const NONE: Answer = {
  balance: { available: 0, pending: 0, currency: 'USD' },
  next: null,
  data: [],
  held: [],
};

/**
 * The payouts and the balance of a lister, as the provider has them; empty without an account there.
 * @throws ApiError 503 if the provider is unreachable
 */
export async function readPayouts(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
  memberId: number,
  limit: number,
): Promise<Answer> {
  const { db, payments } = services;
  const account = await findPayoutAccount(db, memberId, payments.mode);
  if (account === undefined || account.state === 'disconnected') return NONE;
  const at = { stripeAccount: account.account_id };
  const { stripe } = payments;
  const read = async () => {
    try {
      return await Promise.all([
        stripe.balance.retrieve({}, at),
        stripe.payouts.list({ limit }, at),
      ]);
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  };
  const known = await withProvider(services, read);
  if (known === undefined) return NONE;
  const [balance, { data: payouts }] = known;
  return {
    balance: presentBalance(balance),
    next: nextOf(payouts),
    data: payouts.map(presentPayout),
    held: account.payouts_enabled ? [] : account.needs,
  };
}

/** In one currency: that of the bank account. */
function presentBalance({ available, pending }: Stripe.Balance): Answer['balance'] {
  const amounts = [...available, ...pending];
  const { currency } = amounts.find(({ amount }) => amount !== 0) ?? amounts[0] ?? NONE.balance;
  const sumOf = (list: Stripe.Balance['available']) =>
    list.reduce((sum, item) => (item.currency === currency ? sum + item.amount : sum), 0);
  return {
    available: toDollars(sumOf(available)),
    pending: toDollars(sumOf(pending)),
    currency: currency.toUpperCase(),
  };
}

const STATES: Record<string, contract.payouts.Payout['state']> = {
  pending: 'pending',
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
};

const presentPayout = (payout: Stripe.Payout): contract.payouts.Payout => ({
  id: payout.id,
  amount: toDollars(payout.amount),
  currency: payout.currency.toUpperCase(),
  state: STATES[payout.status] ?? 'pending',
  // The provider counts arrivals in days of UTC.
  arrives_on: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
});

function nextOf(payouts: readonly Stripe.Payout[]): Answer['next'] {
  const [first] = payouts
    .filter(({ status }) => status === 'pending' || status === 'in_transit')
    .toSorted((a, b) => a.arrival_date - b.arrival_date)
    .map(presentPayout);
  return first === undefined
    ? null
    : { amount: first.amount, currency: first.currency, on: first.arrives_on };
}
