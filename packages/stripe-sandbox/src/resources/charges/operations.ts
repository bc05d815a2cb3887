import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';

export const chargeOperations = [
  operation<Stripe.ChargeListParams>({
    method: 'GET',
    path: '/v1/charges',
    params: 'ChargeListParams',
    supports: [...PAGE_PARAMS, 'customer', 'payment_intent', 'transfer_group'],
    run(call) {
      const { customer, payment_intent, transfer_group } = call.params;
      return listPage(call, 'charge', '/v1/charges', { customer, payment_intent, transfer_group });
    },
  }),
  operation<Stripe.ChargeRetrieveParams>({
    method: 'GET',
    path: '/v1/charges/:id',
    params: 'ChargeRetrieveParams',
    supports: ['expand'],
    connected: true,
    run(call) {
      const charge = call.objects.find('charge', call.id, call.account);
      if (!charge) throw resourceMissing('charge', call.id, 'id');
      return charge;
    },
  }),
];
