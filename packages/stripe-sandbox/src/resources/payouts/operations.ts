import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';

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
