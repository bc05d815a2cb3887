import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../../context.ts';
import { invalidRequest, resourceMissing } from '../../errors.ts';
import { idOf, newId } from '../../ids.ts';
import type { Nullable } from '../../operation.ts';
import { accessibleAccount, transferDestination } from '../accounts/states.ts';
import { makeApplicationFee, newFeeId, refundFee } from '../application-fees.ts';
import { canPay, DAY, makeBalanceTransaction } from '../balances.ts';
import { blankCharge, blankRefund, mergedMetadata } from '../fields.ts';

interface Movement {
  amount: number;
  currency: string;
  destination: string;
  /** The source charge, whose availability also limits the transfer. */
  source: Stripe.Charge | null;
  transferGroup: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  /** The share of the platform. */
  fee: { id: string; amount: number } | null;
}

/** Transfers money from the platform to a connected account, where it arrives as a payment. */
function transfer(context: Context, movement: Movement): Stripe.Transfer {
  const { objects, now, emit } = context;
  const { amount, currency, destination, source, description, transferGroup } = movement;
  const id = newId('tr');
  const availableOn = source ? availableOnOf(context, source) : now;
  const out = makeBalanceTransaction(context, {
    ...{
      type: 'transfer',
      amount: -amount,
      fee: 0,
      currency,
      source: id,
      description,
      availableOn,
    },
  });
  const newTransfer: Stripe.Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: out.id,
    created: now,
    currency,
    description,
    destination,
    destination_payment: makePayment(context, movement, id).id,
    livemode: false,
    metadata: movement.metadata,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: transferGroup,
  };
  objects.put('transfer', newTransfer);
  emit('transfer.created', newTransfer);
  return newTransfer;
}

function availableOnOf({ objects, now }: Context, charge: Stripe.Charge): number {
  const transaction = objects.find('balance_transaction', idOf(charge.balance_transaction) ?? '');
  return Math.max(now, transaction?.available_on ?? now);
}

/** The connected account's side. Money from a new charge waits according to its schedule. */
function makePayment(context: Context, movement: Movement, transferId: string): Stripe.Charge {
  const { objects, now } = context;
  const { amount, currency, destination, source, fee } = movement;
  const id = newId('py');
  const transaction = makeBalanceTransaction(context, {
    type: 'payment',
    amount,
    fee: fee?.amount ?? 0,
    currency,
    source: id,
    description: movement.description,
    account: destination,
    availableOn: source ? payableOn(context, source, destination) : now,
  });
  const payment: Stripe.Charge = {
    ...blankCharge(id, now),
    amount,
    amount_captured: amount,
    application_fee: fee?.id ?? null,
    application_fee_amount: fee?.amount ?? null,
    balance_transaction: transaction.id,
    currency,
    source_transfer: transferId,
  };
  objects.put('charge', payment, destination);
  return payment;
}

/** The start of the UTC day on which the account's schedule makes a charge available. */
function payableOn({ objects, now }: Context, charge: Stripe.Charge, account: string): number {
  const destination = objects.find('account', account) as Stripe.Account | undefined;
  const delay = destination?.settings?.payouts?.schedule.delay_days ?? 0;
  return Math.max(now, (Math.floor(charge.created / DAY) + delay) * DAY);
}

/** Creates the transfer of a call: from a charge, or from the available balance. */
export function makeTransfer(
  context: Context,
  params: Nullable<Stripe.TransferCreateParams>,
): Stripe.Transfer {
  const { objects, now } = context;
  const currency = (params.currency ?? '').toLowerCase();
  const destination = transferDestination(objects, params.destination ?? '', 'destination').id;
  const source = params.source_transaction ? sourceOf(context, params.source_transaction) : null;
  if (source && source.currency !== currency)
    throw invalidRequest('The currency is not that of the source_transaction.', {
      param: 'currency',
    });
  const amount = checkedAmount(params.amount ?? source?.amount);
  const held = objects.balances(now, '').find((sum) => sum.currency === currency);
  if (source) checkSource(context, source, amount);
  // Money of a new charge can be passed on before it is available.
  const isFree = source !== null && availableOnOf(context, source) > now;
  const isShort = source ? !isFree && !canPay(context, amount) : amount > (held?.available ?? 0);
  if (isShort)
    throw invalidRequest('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  return transfer(context, {
    amount,
    currency,
    destination,
    source,
    transferGroup: params.transfer_group ?? source?.transfer_group ?? null,
    description: params.description ?? null,
    metadata: mergedMetadata(null, params.metadata),
    fee: null,
  });
}

function checkedAmount(amount: number | null | undefined): number {
  if (typeof amount === 'number' && amount >= 1) return amount;
  throw invalidRequest('An amount is at least 1.', {
    code: 'parameter_invalid_integer',
    param: 'amount',
  });
}

function sourceOf({ objects }: Context, id: string): Stripe.Charge {
  const charge = objects.find('charge', id, '');
  if (!charge) throw resourceMissing('charge', id, 'source_transaction');
  if (charge.status === 'succeeded') return charge;
  throw invalidRequest('The source_transaction did not succeed.', { param: 'source_transaction' });
}

/** Transfers of a charge cannot exceed it; reversed amounts no longer count. */
function checkSource({ objects }: Context, { id, amount: whole }: Stripe.Charge, amount: number) {
  const { data } = objects.list('transfer', { where: { source_transaction: id }, limit: 1000 });
  const transferred = data.reduce(
    (sum, transfer) => sum + transfer.amount - transfer.amount_reversed,
    0,
  );
  if (amount > whole - transferred)
    throw invalidRequest(
      `Cannot use the source_transaction for ${amount}: ${whole - transferred} of it is left.`,
      { param: 'amount' },
    );
}

/**
 * Pays a charge to a connected account: a transfer of the full amount, from which the account pays
 * the application fee to the platform.
 * @returns the charge with both
 */
export function payDestination(
  context: Context,
  charge: Stripe.Charge,
  destination: string,
): Stripe.Charge {
  // A transfer references its charge, and the charge its transfer, so the charge is stored in
  // between.
  context.objects.put('charge', charge);
  const { application_fee_amount: feeAmount } = charge;
  const fee = feeAmount ? { id: newFeeId(), amount: feeAmount } : null;
  const created = transfer(context, {
    amount: charge.amount,
    currency: charge.currency,
    destination,
    source: charge,
    transferGroup: charge.transfer_group,
    description: null,
    metadata: {},
    fee,
  });
  if (fee) makeApplicationFee(context, { ...fee, charge, transfer: created });
  return { ...charge, application_fee: fee?.id ?? null, transfer: created.id };
}

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
  const amount = checkedReversal(transfer, wished);
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

function checkedReversal(
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
