import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { resourceMissing } from '../../errors.ts';
import { idOf } from '../../ids.ts';
import { type Call, operation } from '../../operation.ts';
import { liveCustomer } from '../customers.ts';
import { listPage, mergedMetadata, PAGE_PARAMS, pick } from '../fields.ts';
import { unexpectedState } from '../intents.ts';
import { usablePaymentMethod } from '../payment-methods.ts';
import { confirmPaymentIntent } from './confirming.ts';
import { checkedAmount, checkedFee, makePaymentIntent } from './payment-intents.ts';

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

const ALWAYS_CHANGEABLE = ['description', 'receipt_email'] as const;
const FIXED_AT_THE_END = [
  'amount',
  'application_fee_amount',
  'customer',
  'payment_method',
  'setup_future_usage',
  'transfer_group',
] as const;

/** Updates an intent without confirming it. A paid intent's amount, customer and card cannot change. */
function updatePaymentIntent(
  call: Call<Stripe.PaymentIntentUpdateParams>,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  const { params } = call;
  const isOver = ['succeeded', 'canceled'].includes(intent.status);
  if (isOver && FIXED_AT_THE_END.some((key) => params[key] !== undefined))
    throw unexpectedState(intent, 'updated');
  const customer = params.customer
    ? liveCustomer(call, params.customer, 'customer').id
    : idOf(intent.customer);
  const amount = params.amount === undefined ? intent.amount : checkedAmount(params.amount);
  const { application_fee_amount: fee = intent.application_fee_amount } = params;
  const destination = idOf(intent.transfer_data?.destination);
  const changed: Stripe.PaymentIntent = {
    ...intent,
    ...pick(params as Stripe.PaymentIntent, ALWAYS_CHANGEABLE),
    ...pick(params as Stripe.PaymentIntent, ['setup_future_usage', 'transfer_group']),
    amount,
    application_fee_amount: checkedFee(fee, amount, destination),
    customer,
    metadata: mergedMetadata(intent.metadata, params.metadata),
  };
  if (params.payment_method) {
    const use = { customer, param: 'payment_method' };
    changed.payment_method = usablePaymentMethod(call, params.payment_method, use).id;
    changed.status = 'requires_confirmation';
    changed.next_action = null;
    call.objects.setHidden(intent.id, {});
  }
  call.objects.put('payment_intent', changed);
  return changed;
}

/** Cancels the intent permanently. A paid or canceled intent cannot be canceled. */
function cancelPaymentIntent(
  call: Call<Stripe.PaymentIntentCancelParams>,
  intent: Stripe.PaymentIntent,
): Stripe.PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState(intent, 'canceled');
  const reason = call.params.cancellation_reason ?? null;
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    canceled_at: call.now,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  call.objects.put('payment_intent', canceled);
  call.objects.setHidden(intent.id, {});
  call.emit('payment_intent.canceled', canceled);
  return canceled;
}
