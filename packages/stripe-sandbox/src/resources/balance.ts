import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { operation } from '../operation.ts';

/** The balance of the platform or of a connected account: the net amounts of its transactions, by currency. */
export function currentBalance({ objects, now }: Context, account = ''): Stripe.Balance {
  const sums = objects.balances(now, account);
  if (sums.length === 0) sums.push({ account, currency: 'usd', available: 0, pending: 0 });
  return {
    object: 'balance',
    available: sums.map(({ currency, available }) => amountOf(currency, available)),
    livemode: false,
    pending: sums.map(({ currency, pending }) => amountOf(currency, pending)),
  };
}

const amountOf = (currency: string, amount: number): Stripe.Balance.Available => ({
  amount,
  currency,
  source_types: { card: amount },
});

export const balanceOperations = [
  operation<Stripe.BalanceRetrieveParams>({
    method: 'GET',
    path: '/v1/balance',
    params: 'BalanceRetrieveParams',
    supports: ['expand'],
    connected: true,
    run: (call) => currentBalance(call, call.account),
  }),
];
