import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { resourceMissing } from '../errors.ts';
import { newId } from '../ids.ts';
import { operation } from '../operation.ts';
import { DEFAULT_SCHEDULE, paysOn, saveAccount } from './accounts/changes.ts';
import { currentBalance, DAY, makeBalanceTransaction } from './balances.ts';
import { listPage, PAGE_PARAMS } from './fields.ts';

/**
 * Sends money of an account to its bank, where it arrives at the end of the day. A negative amount
 * is taken from the bank.
 */
export function makePayout(
  context: Context,
  account: Stripe.Account,
  { amount, currency }: { amount: number; currency: string },
): Stripe.Payout {
  const { objects, now, emit } = context;
  const id = newId('po');
  const sent = transactionsToSend(context, account.id, { amount, currency });
  const [destination] = account.external_accounts?.data ?? [];
  const transaction = makeBalanceTransaction(context, {
    ...{ type: 'payout', amount: -amount, fee: 0, currency, source: id },
    description: 'STRIPE PAYOUT',
    account: account.id,
  });
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: Math.floor(now / DAY) * DAY + DAY,
    automatic: true,
    balance_transaction: transaction.id,
    created: now,
    currency,
    description: 'STRIPE PAYOUT',
    destination: destination?.id ?? null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'in_progress',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: destination?.object === 'card' ? 'card' : 'bank_account',
  };
  objects.put('payout', payout, account.id);
  for (const part of [...sent, transaction]) objects.setHidden(part.id, { payout: id });
  emit('payout.created', payout, undefined, account.id);
  return payout;
}

/** What a payout is made of. One from the bank also pays for what is not available yet. */
function transactionsToSend(
  { objects, now }: Context,
  account: string,
  { amount, currency }: { amount: number; currency: string },
): Stripe.BalanceTransaction[] {
  const query = { where: { currency }, payout: null, limit: ALL, account };
  const { data } = objects.list('balance_transaction', query);
  return data.filter(({ available_on }) => amount < 0 || available_on <= now);
}

/** The money has arrived, or the bank returns it if a test requested that. */
export function settlePayout(
  context: Context,
  payout: Stripe.Payout,
  account: Stripe.Account,
  fails: boolean,
): Stripe.Payout {
  if (fails) return failPayout(context, payout, account);
  const paid: Stripe.Payout = { ...payout, reconciliation_status: 'completed', status: 'paid' };
  context.objects.put('payout', paid);
  context.emit('payout.paid', paid, { status: payout.status }, account.id);
  return paid;
}

/** The money returns to the balance, and payouts stop until the owner sets another bank. */
function failPayout(
  context: Context,
  payout: Stripe.Payout,
  account: Stripe.Account,
): Stripe.Payout {
  const transaction = makeBalanceTransaction(context, {
    type: 'payout_failure',
    amount: payout.amount,
    fee: 0,
    currency: payout.currency,
    source: payout.id,
    description: 'PAYOUT FAILURE',
    account: account.id,
  });
  const failed: Stripe.Payout = {
    ...payout,
    failure_balance_transaction: transaction.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    reconciliation_status: 'completed',
    status: 'failed',
  };
  context.objects.put('payout', failed);
  context.emit('payout.failed', failed, { status: payout.status }, account.id);
  saveAccount(context, account, withoutBank(account));
  return failed;
}

function withoutBank(account: Stripe.Account): Stripe.Account {
  const { external_accounts: list, requirements } = account;
  const due = [...new Set([...(requirements?.currently_due ?? []), 'external_account'])];
  return {
    ...account,
    ...(list && {
      external_accounts: {
        ...list,
        data: list.data.map((row) => ({ ...row, status: 'errored' })),
      },
    }),
    payouts_enabled: false,
    ...(requirements && {
      requirements: { ...requirements, currently_due: due, past_due: due },
    }),
  };
}

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
  const present = account as Stripe.Account;
  return present.payouts_enabled ? present : undefined;
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

export const payoutOperations = [
  operation<Stripe.PayoutListParams>({
    method: 'GET',
    path: '/v1/payouts',
    params: 'PayoutListParams',
    supports: [...PAGE_PARAMS, 'status'],
    connected: true,
    run: (call) => listPage(call, 'payout', '/v1/payouts', { status: call.params.status }),
  }),
  operation<Stripe.PayoutRetrieveParams>({
    method: 'GET',
    path: '/v1/payouts/:id',
    params: 'PayoutRetrieveParams',
    supports: ['expand'],
    connected: true,
    run(call) {
      const payout = call.objects.find('payout', call.id, call.account);
      if (!payout) throw resourceMissing('payout', call.id, 'id');
      return payout;
    },
  }),
];
