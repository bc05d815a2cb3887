import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { resourceMissing } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listPage, PAGE_PARAMS } from '../paging.ts';
import { cancelPaymentIntent, updatePaymentIntent } from './changing.ts';
import { confirmPaymentIntent } from './confirming.ts';
import { makePaymentIntent } from './making.ts';

function findPaymentIntent({ objects }: Context, id: string): Stripe.PaymentIntent {
  const intent = objects.find('payment_intent', id);
  if (!intent) throw resourceMissing('payment_intent', id, 'intent');
  return intent;
}

export const paymentIntentOperations = [
  operation<Stripe.PaymentIntentCreateParams>({
    method: 'POST',
    path: '/v1/payment_intents',
    params: 'PaymentIntentCreateParams',
    supports: [
      'allowed_payment_method_types',
      'amount',
      'application_fee_amount',
      'capture_method',
      'confirm',
      'currency',
      'customer',
      'description',
      'error_on_requires_action',
      'expand',
      'metadata',
      'off_session',
      'payment_method',
      'receipt_email',
      'return_url',
      'setup_future_usage',
      'statement_descriptor_suffix',
      'transfer_data',
      'transfer_group',
      'use_stripe_sdk',
    ],
    run(call) {
      const intent = makePaymentIntent(call, call.params);
      if (!call.params.confirm) return intent;
      return confirmPaymentIntent(call, intent, {
        error_on_requires_action: call.params.error_on_requires_action ?? false,
        off_session: call.params.off_session ?? false,
        return_url: call.params.return_url ?? null,
      });
    },
  }),
  operation<Stripe.PaymentIntentListParams>({
    method: 'GET',
    path: '/v1/payment_intents',
    params: 'PaymentIntentListParams',
    supports: [...PAGE_PARAMS, 'customer'],
    run: (call) =>
      listPage(call, 'payment_intent', '/v1/payment_intents', { customer: call.params.customer }),
  }),
  operation<Stripe.PaymentIntentRetrieveParams>({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: 'PaymentIntentRetrieveParams',
    supports: ['client_secret', 'expand'],
    publishable: true,
    run: (call) => findPaymentIntent(call, call.id),
  }),
  operation<Stripe.PaymentIntentUpdateParams>({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    params: 'PaymentIntentUpdateParams',
    supports: [
      'amount',
      'application_fee_amount',
      'customer',
      'description',
      'expand',
      'metadata',
      'payment_method',
      'receipt_email',
      'setup_future_usage',
      'transfer_group',
    ],
    run: (call) => updatePaymentIntent(call, findPaymentIntent(call, call.id)),
  }),
  operation<Stripe.PaymentIntentConfirmParams>({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: 'PaymentIntentConfirmParams',
    supports: [
      'error_on_requires_action',
      'expand',
      'off_session',
      'payment_method',
      'receipt_email',
      'return_url',
      'setup_future_usage',
      'use_stripe_sdk',
    ],
    publishable: true,
    takesCard: true,
    run: (call) => confirmPaymentIntent(call, findPaymentIntent(call, call.id), call.params),
  }),
  operation<Stripe.PaymentIntentCancelParams>({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: 'PaymentIntentCancelParams',
    supports: ['cancellation_reason', 'expand'],
    run: (call) => cancelPaymentIntent(call, findPaymentIntent(call, call.id)),
  }),
];
