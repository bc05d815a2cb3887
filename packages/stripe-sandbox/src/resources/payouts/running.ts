import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { DEFAULT_SCHEDULE, paysOn } from '../accounts/schedule.ts';
import { makePayout, settlePayout } from './making.ts';

/**
 * At the start of a UTC day of the sandbox's clock: the previous day's payouts arrive, and available
 * money is sent to the accounts scheduled for this day.
 */
export function runPayoutDay(context: Context): void {
  settleArrived(context);
  for (const { account: id, currency, available } of context.objects.balances(context.now)) {
    const account = id === '' || available <= 0 ? undefined : payable(context, id);
    const schedule = account?.settings?.payouts?.schedule ?? DEFAULT_SCHEDULE;
    if (account && paysOn(schedule, context.now))
      makePayout(context, account, { amount: available, currency });
  }
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
