import type Stripe from 'stripe';
import { invalidRequest, resourceMissing } from '../../errors.ts';
import { type Call, operation } from '../../operation.ts';
import { mergedMetadata } from '../fields.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';
import { returnFee } from './making.ts';

function findFee({ objects, id }: Call<object>): Stripe.ApplicationFee {
  const fee = objects.find('application_fee', id);
  if (!fee) throw resourceMissing('application fee', id, 'id');
  return fee;
}

/** Returns a part of the fee, or all that is left, to the account that paid it. */
function createRefund(call: Call<Stripe.ApplicationFeeCreateRefundParams>): Stripe.FeeRefund {
  const fee = findFee(call);
  const left = fee.amount - fee.amount_refunded;
  const amount = call.params.amount ?? left;
  if (left === 0) throw invalidRequest(`Application fee ${fee.id} has already been refunded.`);
  if (amount < 1 || amount > left)
    throw invalidRequest(`A refund of this fee is 1 to ${left}.`, { param: 'amount' });
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
