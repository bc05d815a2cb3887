import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';
import { makeRefund } from './making.ts';

export const refundOperations = [
  operation<Stripe.RefundCreateParams>({
    method: 'POST',
    path: '/v1/refunds',
    params: 'RefundCreateParams',
    supports: [
      'amount',
      'charge',
      'expand',
      'metadata',
      'payment_intent',
      'reason',
      'refund_application_fee',
      'reverse_transfer',
    ],
    run: (call) => makeRefund(call, call.params),
  }),
  operation<Stripe.RefundListParams>({
    method: 'GET',
    path: '/v1/refunds',
    params: 'RefundListParams',
    supports: [...PAGE_PARAMS, 'charge', 'payment_intent'],
    run(call) {
      const { charge, payment_intent } = call.params;
      return listPage(call, 'refund', '/v1/refunds', { charge, payment_intent });
    },
  }),
  operation<Stripe.RefundRetrieveParams>({
    method: 'GET',
    path: '/v1/refunds/:id',
    params: 'RefundRetrieveParams',
    supports: ['expand'],
    run(call) {
      const refund = call.objects.find('refund', call.id, '');
      if (!refund) throw resourceMissing('refund', call.id, 'id');
      return refund;
    },
  }),
];
