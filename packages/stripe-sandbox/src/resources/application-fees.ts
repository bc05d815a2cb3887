import type Stripe from 'stripe';
import { APPLICATION, type Context } from '../context.ts';
import { invalidRequest, resourceMissing } from '../errors.ts';
import { idOf, newId } from '../ids.ts';
import { type Call, operation } from '../operation.ts';
import { makeBalanceTransaction, proRata } from './balances.ts';
import { listPage, mergedMetadata, PAGE_PARAMS } from './fields.ts';

export const newFeeId = () => newId('fee');

/** The platform's income from a payment to a connected account. */
export function makeApplicationFee(
  context: Context,
  {
    id,
    amount,
    charge,
    transfer,
  }: { id: string; amount: number; charge: Stripe.Charge; transfer: Stripe.Transfer },
): Stripe.ApplicationFee {
  const { objects, now, emit } = context;
  const { currency } = charge;
  const paid = objects.find('balance_transaction', idOf(charge.balance_transaction) ?? '');
  const transaction = makeBalanceTransaction(context, {
    type: 'application_fee',
    amount,
    fee: 0,
    currency,
    source: id,
    description: null,
    availableOn: paid?.available_on ?? now,
  });
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account: idOf(transfer.destination) ?? '',
    amount,
    amount_refunded: 0,
    application: APPLICATION.id,
    balance_transaction: transaction.id,
    charge: idOf(transfer.destination_payment) ?? '',
    created: now,
    currency,
    fee_source: { charge: idOf(transfer.destination_payment) ?? '', type: 'charge' },
    livemode: false,
    originating_transaction: charge.id,
    refunded: false,
    refunds: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/application_fees/${id}/refunds`,
    },
  };
  objects.put('application_fee', fee);
  emit('application_fee.created', fee);
  return fee;
}

/**
 * The part of a charge's application fee that is returned with a part of the charge. Throws 400 for
 * a charge without an application fee.
 */
export function feeRefundFor(
  { objects }: Context,
  chargeId: string,
  part: number,
): { fee: Stripe.ApplicationFee; amount: number } | null {
  const charge = objects.find('charge', chargeId, '');
  const fee = objects.find('application_fee', idOf(charge?.application_fee) ?? '');
  if (!charge || !fee)
    throw invalidRequest(
      `Charge ${chargeId} does not have an application fee: refund_application_fee cannot be used.`,
      { param: 'refund_application_fee' },
    );
  const remaining = fee.amount - fee.amount_refunded;
  const amount = Math.min(remaining, proRata(fee.amount, part, charge.amount));
  return amount > 0 ? { fee, amount } : null;
}

/** Returns a part of the fee to the account that paid it, without a refund of its payment. */
export function returnFee(
  context: Context,
  { fee, amount }: { fee: Stripe.ApplicationFee; amount: number },
  metadata: Stripe.Metadata,
): Stripe.FeeRefund {
  const refund = refundFee(context, fee, { amount, metadata });
  makeBalanceTransaction(context, {
    type: 'adjustment',
    amount,
    fee: 0,
    currency: fee.currency,
    source: refund.id,
    description: 'Application fee refund',
    account: String(fee.account),
  });
  return refund;
}

/** Records the return of part of the fee, and deducts it from the platform. */
export function refundFee(
  context: Context,
  fee: Stripe.ApplicationFee,
  { amount, metadata }: { amount: number; metadata: Stripe.Metadata },
): Stripe.FeeRefund {
  const { objects, now, emit } = context;
  const id = newId('fr');
  const { currency } = fee;
  const transaction = makeBalanceTransaction(context, {
    type: 'application_fee_refund',
    amount: -amount,
    fee: 0,
    currency,
    source: id,
    description: null,
  });
  const refund: Stripe.FeeRefund = {
    id,
    object: 'fee_refund',
    amount,
    balance_transaction: transaction.id,
    created: now,
    currency,
    fee: fee.id,
    metadata,
  };
  objects.put('fee_refund', refund);
  const amount_refunded = fee.amount_refunded + amount;
  const { data } = fee.refunds;
  const changed: Stripe.ApplicationFee = {
    ...fee,
    amount_refunded,
    refunded: amount_refunded === fee.amount,
    refunds: {
      ...fee.refunds,
      data: [refund, ...data].slice(0, 10),
      has_more: data.length >= 10,
    },
  };
  objects.put('application_fee', changed);
  emit('application_fee.refunded', changed, { amount_refunded: fee.amount_refunded });
  return refund;
}

function findFee({ objects, id }: Call<object>): Stripe.ApplicationFee {
  const fee = objects.find('application_fee', id);
  if (!fee) throw resourceMissing('application fee', id, 'id');
  return fee;
}

/** Returns a part of the fee, or all that is left, to the account that paid it. */
function createRefund(call: Call<Stripe.ApplicationFeeCreateRefundParams>): Stripe.FeeRefund {
  const fee = findFee(call);
  const remaining = fee.amount - fee.amount_refunded;
  const amount = call.params.amount ?? remaining;
  if (remaining === 0) throw invalidRequest(`Application fee ${fee.id} has already been refunded.`);
  if (amount < 1 || amount > remaining)
    throw invalidRequest(`A refund of this fee is 1 to ${remaining}.`, { param: 'amount' });
  return returnFee(call, { fee, amount }, mergedMetadata(null, call.params.metadata));
}

export const applicationFeeOperations = [
  operation<Stripe.ApplicationFeeListParams>({
    method: 'GET',
    path: '/v1/application_fees',
    params: 'ApplicationFeeListParams',
    supports: [...PAGE_PARAMS, 'charge'],
    run(call) {
      const { charge } = call.params;
      return listPage(call, 'application_fee', '/v1/application_fees', { charge });
    },
  }),
  operation<Stripe.ApplicationFeeRetrieveParams>({
    method: 'GET',
    path: '/v1/application_fees/:id',
    params: 'ApplicationFeeRetrieveParams',
    supports: ['expand'],
    run: findFee,
  }),
  operation<Stripe.ApplicationFeeCreateRefundParams>({
    method: 'POST',
    path: '/v1/application_fees/:id/refunds',
    params: 'ApplicationFeeCreateRefundParams',
    supports: ['amount', 'expand', 'metadata'],
    run: createRefund,
  }),
  operation<Stripe.ApplicationFeeListRefundsParams>({
    method: 'GET',
    path: '/v1/application_fees/:id/refunds',
    params: 'ApplicationFeeListRefundsParams',
    supports: ['ending_before', 'expand', 'limit', 'starting_after'],
    run(call) {
      const fee = findFee(call).id;
      return listPage(call, 'fee_refund', `/v1/application_fees/${fee}/refunds`, { fee });
    },
  }),
  operation<Stripe.ApplicationFeeRetrieveRefundParams>({
    method: 'GET',
    path: '/v1/application_fees/:id/refunds/:child',
    params: 'ApplicationFeeRetrieveRefundParams',
    supports: ['expand'],
    run({ objects, id, child }) {
      const refund = objects.find('fee_refund', child);
      if (refund?.fee !== id) throw resourceMissing('fee refund', child, 'id');
      return refund;
    },
  }),
];
