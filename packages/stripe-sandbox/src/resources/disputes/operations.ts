import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';

export const disputeOperations = [
  operation<Stripe.DisputeListParams>({
    method: 'GET',
    path: '/v1/disputes',
    params: 'DisputeListParams',
    supports: [...PAGE_PARAMS, 'charge', 'payment_intent'],
    run(call) {
      const { charge, payment_intent } = call.params;
      return listPage(call, 'dispute', '/v1/disputes', { charge, payment_intent });
    },
  }),
  operation<Stripe.DisputeRetrieveParams>({
    method: 'GET',
    path: '/v1/disputes/:id',
    params: 'DisputeRetrieveParams',
    supports: ['expand'],
    run(call) {
      const dispute = call.objects.find('dispute', call.id);
      if (!dispute) throw resourceMissing('dispute', call.id, 'dispute');
      return dispute;
    },
  }),
];
