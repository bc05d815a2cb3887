import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { resourceMissing } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { unexpectedState } from '../intents.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';
import { confirmSetupIntent } from './confirming.ts';
import { makeSetupIntent } from './making.ts';

function findSetupIntent({ objects }: Context, id: string): Stripe.SetupIntent {
  const intent = objects.find('setup_intent', id);
  if (!intent) throw resourceMissing('setupintent', id, 'intent');
  return intent;
}

export const setupIntentOperations = [
  operation<Stripe.SetupIntentCreateParams>({
    method: 'POST',
    path: '/v1/setup_intents',
    params: 'SetupIntentCreateParams',
    supports: [
      'allowed_payment_method_types',
      'confirm',
      'customer',
      'description',
      'expand',
      'metadata',
      'payment_method',
      'return_url',
      'usage',
      'use_stripe_sdk',
    ],
    run(call) {
      const intent = makeSetupIntent(call, call.params);
      if (!call.params.confirm) return intent;
      return confirmSetupIntent(call, intent, { return_url: call.params.return_url ?? null });
    },
  }),
  operation<Stripe.SetupIntentListParams>({
    method: 'GET',
    path: '/v1/setup_intents',
    params: 'SetupIntentListParams',
    supports: [...PAGE_PARAMS, 'customer', 'payment_method'],
    run: (call) =>
      listPage(call, 'setup_intent', '/v1/setup_intents', {
        customer: call.params.customer,
        payment_method: call.params.payment_method,
      }),
  }),
  operation<Stripe.SetupIntentRetrieveParams>({
    method: 'GET',
    path: '/v1/setup_intents/:id',
    params: 'SetupIntentRetrieveParams',
    supports: ['client_secret', 'expand'],
    publishable: true,
    run: (call) => findSetupIntent(call, call.id),
  }),
  operation<Stripe.SetupIntentConfirmParams>({
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    params: 'SetupIntentConfirmParams',
    supports: ['expand', 'payment_method', 'return_url', 'use_stripe_sdk'],
    publishable: true,
    takesCard: true,
    run: (call) => confirmSetupIntent(call, findSetupIntent(call, call.id), call.params),
  }),
  operation<Stripe.SetupIntentCancelParams>({
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    params: 'SetupIntentCancelParams',
    supports: ['cancellation_reason', 'expand'],
    run(call) {
      const intent = findSetupIntent(call, call.id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw unexpectedState(intent, 'canceled');
      const canceled: Stripe.SetupIntent = {
        ...intent,
        cancellation_reason: call.params.cancellation_reason ?? null,
        next_action: null,
        status: 'canceled',
      };
      call.objects.put('setup_intent', canceled);
      call.objects.setHidden(intent.id, {});
      call.emit('setup_intent.canceled', canceled);
      return canceled;
    },
  }),
];
