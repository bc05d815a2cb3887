import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { newClientSecret, newId } from '../../ids.ts';
import type { Nullable } from '../../operation.ts';
import { transferDestination } from '../accounts/states.ts';
import { liveCustomer } from '../customers.ts';
import { mergedMetadata } from '../fields.ts';
import { checkMethodTypes } from '../intents.ts';
import { usablePaymentMethod } from '../payment-methods.ts';

const CURRENCIES = ['cad', 'eur', 'gbp', 'usd'];
const LEAST = 50;
const MOST = 99_999_999;

/** Creates and stores an unconfirmed PaymentIntent. */
export function makePaymentIntent(
  context: Context,
  params: Nullable<Stripe.PaymentIntentCreateParams>,
): Stripe.PaymentIntent {
  const currency = checkedCurrency(params.currency);
  checkMethodTypes(params.allowed_payment_method_types);
  const customer = params.customer ? liveCustomer(context, params.customer, 'customer').id : null;
  const method = params.payment_method
    ? usablePaymentMethod(context, params.payment_method, { customer, param: 'payment_method' })
    : null;
  for (const param of ['off_session', 'return_url', 'error_on_requires_action'] as const)
    if (params[param] && !params.confirm)
      throw invalidRequest(`${param} goes with confirm=true only.`, { param });
  const intent: Stripe.PaymentIntent = {
    ...blankIntent(context.now),
    ...destinationFields(context, params),
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount: checkedAmount(params.amount),
    capture_method: captureMethodOf(params.capture_method),
    currency,
    customer,
    description: params.description ?? null,
    metadata: mergedMetadata(null, params.metadata),
    payment_method: method?.id ?? null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: params.setup_future_usage ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: params.transfer_group ?? null,
  };
  context.objects.put('payment_intent', intent);
  context.emit('payment_intent.created', intent);
  return intent;
}

/** The destination, and the platform's share. */
function destinationFields(
  { objects }: Context,
  params: Nullable<Stripe.PaymentIntentCreateParams>,
): Pick<Stripe.PaymentIntent, 'application_fee_amount' | 'transfer_data'> {
  const { transfer_data: data, application_fee_amount: fee } = params;
  if (data?.amount !== undefined)
    throw invalidRequest('The sandbox does not act on transfer_data[amount].', {
      code: 'parameter_unsupported',
      param: 'transfer_data[amount]',
    });
  const destination = data
    ? transferDestination(objects, data.destination, 'transfer_data[destination]').id
    : null;
  return {
    application_fee_amount: checkedFee(fee, params.amount ?? 0, destination),
    transfer_data: destination === null ? null : { destination },
  };
}

/** The platform's part of an amount. Throws 400 if it is more than the amount. */
export function checkedFee(
  fee: Stripe.Emptyable<number> | undefined,
  amount: number,
  destination: string | null,
): number | null {
  if (typeof fee !== 'number') return null;
  const param = 'application_fee_amount';
  if (destination === null)
    throw invalidRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      { param },
    );
  if (fee < 0)
    throw invalidRequest('Invalid non-negative integer', {
      code: 'parameter_invalid_integer',
      param,
    });
  if (fee > amount)
    throw invalidRequest(
      `Your application fee of ${fee} must be less than or equal to the amount of ${amount}.`,
      { param },
    );
  return fee;
}

function captureMethodOf(
  wished: Stripe.PaymentIntentCreateParams.CaptureMethod | null | undefined,
): Stripe.PaymentIntent.CaptureMethod {
  if (wished !== 'manual') return wished ?? 'automatic_async';
  throw invalidRequest('The sandbox captures on its own.', {
    code: 'parameter_unsupported',
    param: 'capture_method',
  });
}

/** The amount in cents, if it can be charged. */
export function checkedAmount(amount: number | null): number {
  if (amount === null || amount < 1)
    throw invalidRequest('An amount is at least 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < LEAST)
    throw invalidRequest(`Amount must be at least ${LEAST} cents.`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  if (amount > MOST)
    throw invalidRequest(`Amount must be no more than ${MOST} cents.`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  return amount;
}

function checkedCurrency(currency: string | null): string {
  const supported = CURRENCIES.find((code) => code === currency?.toLowerCase());
  if (!supported)
    throw invalidRequest(`Invalid currency: ${currency}. Known here: ${CURRENCIES.join(', ')}`, {
      param: 'currency',
    });
  return supported;
}

function blankIntent(now: number): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
