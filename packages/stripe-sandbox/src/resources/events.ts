import type Stripe from 'stripe';
import { resourceMissing } from '../errors.ts';
import { operation } from '../operation.ts';
import { listPage, PAGE_PARAMS } from './fields.ts';

export const eventOperations = [
  operation<Stripe.EventListParams>({
    method: 'GET',
    path: '/v1/events',
    params: 'EventListParams',
    supports: [...PAGE_PARAMS, 'type', 'types'],
    connected: true,
    run(call) {
      const { type, types } = call.params;
      return listPage(call, 'event', '/v1/events', { type }, { types: types ?? undefined });
    },
  }),
  operation<Stripe.EventRetrieveParams>({
    method: 'GET',
    path: '/v1/events/:id',
    params: 'EventRetrieveParams',
    supports: ['expand'],
    connected: true,
    run(call) {
      const event = call.objects.find('event', call.id, call.account);
      if (!event) throw resourceMissing('event', call.id, 'id');
      return event;
    },
  }),
];
