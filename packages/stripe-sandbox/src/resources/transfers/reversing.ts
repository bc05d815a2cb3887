import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { idOf, newId } from '../../ids.ts';
import { accessibleAccount } from '../accounts/states.ts';
import { refundFee } from '../application-fees.ts';
import { makeBalanceTransaction } from '../balances.ts';
import { blankRefund } from '../blanks.ts';

interface Reversal {
  /** By default everything that remains. */
  amount?: number | null | undefined;
  metadata: Stripe.Metadata;
  /** The refund that caused it. */
  refund: string | null;
  /** Also returns this part of the application fee. */
  feeRefund: { fee: Stripe.ApplicationFee; amount: number } | null;
}

/**
 * Reverses part of a transfer to the platform. The connected balance may become negative. Throws
 * 400 if less remains, if the account has disconnected, or if a test lets it refuse.
 */
export function reverseTransfer(
  context: Context,
  transfer: Stripe.Transfer,
  { amount: wished, metadata, refund, feeRefund }: Reversal,
): Stripe.TransferReversal {
  const { objects, now, emit } = context;
  const account = idOf(transfer.destination) ?? '';
  accessibleAccount(objects, account);
  const amount = checkedAmount(transfer, wished);
  if (objects.hidden(account).refusesReversals)
    throw invalidRequest('The account has insufficient funds to reverse this transfer.', {
      code: 'balance_insufficient',
    });
  const { currency } = transfer;
  const id = newId('trr');
  const back = makeBalanceTransaction(context, {
    ...{ type: 'transfer_refund', amount, fee: 0, currency, source: id, description: null },
  });
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: back.id,
    created: now,
    currency,
    destination_payment_refund: refundPayment(context, transfer, amount, feeRefund?.amount ?? 0),
    metadata,
    source_refund: refund,
    transfer: transfer.id,
  };
  objects.put('transfer_reversal', reversal);
  const amount_reversed = transfer.amount_reversed + amount;
  const { data } = transfer.reversals;
  const changed: Stripe.Transfer = {
    ...transfer,
    amount_reversed,
    reversals: {
      ...transfer.reversals,
      data: [reversal, ...data].slice(0, 10),
      has_more: data.length >= 10,
    },
    reversed: amount_reversed === transfer.amount,
  };
  objects.put('transfer', changed);
  emit('transfer.reversed', changed, { amount_reversed: transfer.amount_reversed });
  if (feeRefund) refundFee(context, feeRefund.fee, { amount: feeRefund.amount, metadata: {} });
  return reversal;
}

function checkedAmount(
  { id, amount: whole, amount_reversed }: Stripe.Transfer,
  wished: number | null | undefined,
): number {
  const remaining = whole - amount_reversed;
  const amount = wished ?? remaining;
  if (remaining === 0) throw invalidRequest(`Transfer ${id} is already fully reversed.`);
  if (amount < 1)
    throw invalidRequest('An amount is at least 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > remaining)
    throw invalidRequest(
      `Reversal amount (${amount}) is greater than unreversed amount on transfer (${remaining}).`,
      { param: 'amount' },
    );
  return amount;
}

/** The connected account's side: its payment is refunded, minus the returned fee. */
function refundPayment(
  context: Context,
  transfer: Stripe.Transfer,
  amount: number,
  returnedFee: number,
): string | null {
  const { objects, now } = context;
  const account = idOf(transfer.destination) ?? '';
  const payment = objects.find('charge', idOf(transfer.destination_payment) ?? '', account);
  if (!payment) return null;
  const id = newId('pyr');
  const transaction = makeBalanceTransaction(context, {
    type: 'payment_refund',
    amount: -amount,
    fee: returnedFee === 0 ? 0 : -returnedFee,
    currency: transfer.currency,
    source: id,
    description: `REFUND FOR PAYMENT (${APPLICATION.name})`,
    account,
  });
  const refund: Stripe.Refund = {
    ...blankRefund(id, now),
    amount,
    balance_transaction: transaction.id,
    charge: payment.id,
    currency: transfer.currency,
  };
  objects.put('refund', refund, account);
  const amount_refunded = payment.amount_refunded + amount;
  const refunded = amount_refunded === payment.amount;
  objects.put('charge', { ...payment, amount_refunded, refunded });
  return id;
}
