import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import type { Settings } from '../../store/settings.ts';
import { DEFAULT_SCHEDULE, paysOn } from '../accounts/schedule.ts';
import { DAY } from '../balance-transactions.ts';
import { makePayout, settlePayout } from './making.ts';

const LAST_RUN = 'payouts';
/** After a longer clock jump, earlier days are skipped: their money is sent on later ones. */
const MOST_DAYS = 62;

/**
 * Once per UTC day of the sandbox's clock: the previous day's payouts arrive, and available money
 * is sent to the accounts scheduled for this day.
 */
export function runPayouts(context: Context, settings: Settings): void {
  const today = Math.floor(context.now / DAY) * DAY;
  const last = Number(settings.get(LAST_RUN) ?? today);
  if (today === last && settings.get(LAST_RUN) !== undefined) return;
  settings.set(LAST_RUN, String(today));
  const first = Math.max(last + DAY, today - (MOST_DAYS - 1) * DAY);
  for (let day = first; day <= today; day += DAY) runDay({ ...context, now: day });
}

function runDay(context: Context): void {
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
