import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { newId } from '../../ids.ts';
import { saveAccount } from '../accounts/changing.ts';
import { DAY, makeBalanceTransaction } from '../balance-transactions.ts';

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
  emit('payout.created', payout, undefined, account.id);
  return payout;
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
        data: list.data.map((one) => ({ ...one, status: 'errored' })),
      },
    }),
    payouts_enabled: false,
    ...(requirements && {
      requirements: { ...requirements, currently_due: due, past_due: due },
    }),
  };
}
