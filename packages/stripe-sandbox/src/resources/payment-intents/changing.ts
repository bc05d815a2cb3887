import type Stripe from 'stripe';
import { idOf } from '../../ids.ts';
import type { Call } from '../../operation.ts';
import { liveCustomer } from '../customers.ts';
import { given, mergedMetadata } from '../fields.ts';
import { unexpectedState } from '../intents.ts';
import { usablePaymentMethod } from '../payment-methods/finding.ts';
import { checkedAmount, checkedFee } from './making.ts';

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
export function updatePaymentIntent(
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
    ...given(params as Stripe.PaymentIntent, ALWAYS_CHANGEABLE),
    ...given(params as Stripe.PaymentIntent, ['setup_future_usage', 'transfer_group']),
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
export function cancelPaymentIntent(
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
