import type Stripe from 'stripe';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { newClientSecret, newId } from '../../ids.ts';
import type { Given } from '../../operation.ts';
import { liveCustomer } from '../customers.ts';
import { mergedMetadata } from '../fields.ts';
import { checkMethodTypes } from '../intents.ts';
import { usablePaymentMethod } from '../payment-methods/finding.ts';

/** Creates and stores an unconfirmed SetupIntent. */
export function makeSetupIntent(
  context: Context,
  params: Given<Stripe.SetupIntentCreateParams>,
): Stripe.SetupIntent {
  checkMethodTypes(params.allowed_payment_method_types);
  const customer = params.customer ? liveCustomer(context, params.customer, 'customer').id : null;
  const method = params.payment_method
    ? usablePaymentMethod(context, params.payment_method, { customer, param: 'payment_method' })
    : null;
  if (params.return_url && !params.confirm)
    throw invalidRequest('return_url goes with confirm=true only.', { param: 'return_url' });
  const id = newId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: context.now,
    customer,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergedMetadata(null, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  };
  context.objects.put('setup_intent', intent);
  context.emit('setup_intent.created', intent);
  return intent;
}
