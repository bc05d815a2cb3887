import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { operation } from '../operation.ts';
import { atTime } from './balance-transactions.ts';

/** The platform's balance: the sum of the net amounts of its transactions, by currency. */
export function currentBalance({ objects, now }: Context): Stripe.Balance {
  const sums = { available: new Map<string, number>(), pending: new Map<string, number>() };
  const { data } = objects.list('balance_transaction', { limit: Number.MAX_SAFE_INTEGER - 1 });
  for (const transaction of data) {
    const { status, currency, net } = atTime(transaction, now);
    const sum = status === 'available' ? sums.available : sums.pending;
    sum.set(currency, (sum.get(currency) ?? 0) + net);
  }
  return {
    object: 'balance',
    available: amounts(sums.available),
    livemode: false,
    pending: amounts(sums.pending),
  };
}

function amounts(sums: Map<string, number>): Stripe.Balance.Available[] {
  if (sums.size === 0) return [{ amount: 0, currency: 'usd', source_types: { card: 0 } }];
  return [...sums].map(([currency, amount]) => ({
    amount,
    currency,
    source_types: { card: amount },
  }));
}

export const balanceOperations = [
  operation<Stripe.BalanceRetrieveParams>({
    method: 'GET',
    path: '/v1/balance',
    params: 'BalanceRetrieveParams',
    supports: ['expand'],
    run: currentBalance,
  }),
];
