import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { operation } from '../operation.ts';
import { makeBalanceTransaction } from './balance-transactions.ts';

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

const SET_BY_TEST = 'platform_balance';

/**
 * Sets the platform's available balance, which from then on limits refunds and transfers. Null: as
 * by default, Stripe takes what is missing from the platform's bank account; the change is undone.
 */
export function setAvailable(context: Context, available: number | null): void {
  const { settings } = context;
  const before = Number(settings.get(SET_BY_TEST) || 0);
  const change = available === null ? -before : available - availableNow(context);
  settings.set(SET_BY_TEST, available === null ? '' : String(before + change));
  if (change === 0) return;
  makeBalanceTransaction(context, {
    ...{ type: 'adjustment', amount: change, fee: 0, currency: 'usd', source: 'test' },
    description: 'Set by a test',
  });
  if (change > 0) context.emit('balance.available', currentBalance(context));
}

/** Whether the platform can pay this now. */
export function canPay(context: Context, amount: number): boolean {
  const isLimited = Boolean(context.settings.get(SET_BY_TEST));
  return !isLimited || availableNow(context) >= amount;
}

const availableNow = ({ objects, now }: Context): number =>
  objects.balances(now, '').find(({ currency }) => currency === 'usd')?.available ?? 0;
