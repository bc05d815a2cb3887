import type { Context } from '../context.ts';
import { currentBalance } from './balance.ts';
import { makeBalanceTransaction } from './balance-transactions.ts';

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
