import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { DEFAULT_SCHEDULE, paysOn } from '../accounts/schedule.ts';
import { currentBalance } from '../balance.ts';
import { DAY } from '../balance-transactions.ts';
import { makePayout, settlePayout } from './making.ts';

/** Smaller amounts wait. */
export const LEAST = 100;
const DEBIT_AFTER = 2 * DAY;

/**
 * At the start of a UTC day of the sandbox's clock: the previous day's payouts arrive, and available
 * money is sent to the accounts scheduled for this day.
 */
export function runPayoutDay(context: Context): void {
  settleArrived(context);
  announceAvailable(context);
  for (const { account: id, currency, available, pending } of context.objects.balances(
    context.now,
  )) {
    if (id === '') continue;
    const account = payable(context, id);
    const whole = available + pending;
    const isOwed = isOwedLong(context, id, whole);
    const { schedule = DEFAULT_SCHEDULE, debit_negative_balances: mayDebit } =
      account?.settings?.payouts ?? {};
    const isSent = available >= LEAST && paysOn(schedule, context.now);
    if (account && (isSent || (isOwed && mayDebit)))
      makePayout(context, account, { amount: isOwed ? whole : available, currency });
  }
}

/**
 * Notes since when a balance is below zero. The next charges pay it back; after two days Stripe
 * takes it from the bank account.
 */
function isOwedLong({ objects, now }: Context, id: string, whole: number): boolean {
  const { negativeSince, ...hidden } = objects.hidden(id);
  if (whole >= 0) {
    if (negativeSince !== undefined) objects.setHidden(id, hidden);
    return false;
  }
  if (negativeSince === undefined) objects.setHidden(id, { ...hidden, negativeSince: now });
  return negativeSince !== undefined && now - negativeSince >= DEBIT_AFTER;
}

/** Money of the platform has become available since yesterday. */
function announceAvailable(context: Context): void {
  const availableAt = (now: number) =>
    context.objects.balances(now, '').reduce((sum, { available }) => sum + available, 0);
  if (availableAt(context.now) > availableAt(context.now - DAY))
    context.emit('balance.available', currentBalance(context));
}

function payable({ objects }: Context, id: string): Stripe.Account | undefined {
  const account = objects.find('account', id);
  if (!account || 'deleted' in account || objects.hidden(id).isDisconnected) return undefined;
  const known = account as Stripe.Account;
  return known.payouts_enabled ? known : undefined;
}

function settleArrived(context: Context): void {
  const { objects, now } = context;
  const { data: accounts } = objects.list('account', { limit: ALL });
  for (const account of accounts as Stripe.Account[]) {
    const query = { where: { status: 'in_transit' }, limit: ALL, account: account.id };
    for (const payout of objects.list('payout', query).data) {
      if (payout.arrival_date > now) continue;
      const { failsNextPayout = false, ...hidden } = objects.hidden(account.id);
      if (failsNextPayout) objects.setHidden(account.id, hidden);
      settlePayout(context, payout, account, failsNextPayout);
    }
  }
}

const ALL = Number.MAX_SAFE_INTEGER - 1;
