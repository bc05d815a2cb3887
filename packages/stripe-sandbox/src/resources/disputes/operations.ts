import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import { type Call, operation } from '../../operation.ts';
import { mergedMetadata } from '../fields.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';
import { answerDispute } from './making.ts';

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
    run: findDispute,
  }),
  operation<Stripe.DisputeUpdateParams>({
    method: 'POST',
    path: '/v1/disputes/:id',
    params: 'DisputeUpdateParams',
    supports: ['evidence', 'expand', 'metadata', 'submit'],
    run(call) {
      const { evidence, metadata, submit } = call.params;
      const before = findDispute(call);
      const dispute = { ...before, metadata: mergedMetadata(before.metadata, metadata) };
      call.objects.put('dispute', dispute);
      return evidence && submit !== false ? answerDispute(call, dispute, evidence) : dispute;
    },
  }),
];

function findDispute({ objects, id }: Call<object>): Stripe.Dispute {
  const dispute = objects.find('dispute', id);
  if (!dispute) throw resourceMissing('dispute', id, 'dispute');
  return dispute;
}
