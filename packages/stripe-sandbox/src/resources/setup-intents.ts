import type Stripe from 'stripe';
import { type Decline, setupOutcome } from '../cards/test-cards.ts';
import type { Context } from '../context.ts';
import { invalidRequest, resourceMissing, StripeSandboxError } from '../errors.ts';
import { idOf, newClientSecret, newId } from '../ids.ts';
import { type Nullable, operation } from '../operation.ts';
import { liveCustomer } from './customers.ts';
import { listPage, mergedMetadata, PAGE_PARAMS } from './fields.ts';
import {
  authenticationFailure,
  checkedReturnUrl,
  checkMethodTypes,
  declineBody,
  openChallenge,
  unexpectedState,
} from './intents.ts';
import { attach, usablePaymentMethod } from './payment-methods.ts';

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

/** Creates and stores an unconfirmed SetupIntent. */
function makeSetupIntent(
  context: Context,
  params: Nullable<Stripe.SetupIntentCreateParams>,
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

/** Attempts to save the card. Throws 402 for a declined card; the intent stores the error. */
function confirmSetupIntent(
  context: Context,
  intent: Stripe.SetupIntent,
  params: Nullable<Stripe.SetupIntentConfirmParams>,
): Stripe.SetupIntent {
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw unexpectedState(intent, 'confirmed');
  const returnUrl = checkedReturnUrl(params.return_url);
  const method = methodFor(context, intent, params.payment_method);
  const { behaviour = 'ok' } = context.objects.hidden(method.id);
  const outcome = setupOutcome(behaviour, false);
  if (outcome === 'ok') return succeed(context, intent, method);
  if (outcome !== 'challenge') throw decline(context, intent, method, outcome);
  const { challenge, nextAction } = openChallenge(context, intent.id, returnUrl);
  const waiting = keep(context, {
    ...intent,
    last_setup_error: null,
    latest_attempt: attempt(context, intent, method, 'requires_action').id,
    next_action: nextAction,
    payment_method: method.id,
    status: 'requires_action',
  });
  context.objects.setHidden(intent.id, { challenge });
  context.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/** Ends the 3-D Secure step of an intent that waits for it. */
export function finishSetupChallenge(
  context: Context,
  intent: Stripe.SetupIntent,
  succeeded: boolean,
): Stripe.SetupIntent {
  const method = methodFor(context, intent, idOf(intent.payment_method));
  context.objects.setHidden(intent.id, {});
  if (succeeded) return succeed(context, intent, method);
  const error = authenticationFailure('setup_intent_authentication_failure', method);
  return fail(context, intent, method, error);
}

function methodFor(context: Context, intent: Stripe.SetupIntent, chosen: string | null = null) {
  const customer = idOf(intent.customer);
  if (customer) liveCustomer(context, customer, 'customer');
  const id = chosen ?? idOf(intent.payment_method);
  if (!id)
    throw invalidRequest('A SetupIntent cannot be confirmed without a payment method.', {
      code: 'parameter_missing',
      param: 'payment_method',
    });
  return usablePaymentMethod(context, id, { customer, param: 'payment_method' });
}

function succeed(context: Context, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod) {
  const { objects, emit } = context;
  const customer = idOf(intent.customer);
  if (customer && !method.customer) attach(context, method, customer);
  objects.setHidden(method.id, { ...objects.hidden(method.id), isSetUp: true });
  const succeeded = keep(context, {
    ...intent,
    last_setup_error: null,
    latest_attempt: attempt(context, intent, method, 'succeeded').id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  emit('setup_intent.succeeded', succeeded);
  return succeeded;
}

function decline(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
): StripeSandboxError {
  const error = declineBody(reason, method);
  const failed = fail(context, intent, method, error);
  return new StripeSandboxError(402, {
    ...error,
    message: reason.message,
    setup_intent: failed,
  });
}

function fail(
  context: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  error: Stripe.SetupIntent.LastSetupError,
): Stripe.SetupIntent {
  const failed = keep(context, {
    ...intent,
    last_setup_error: error,
    latest_attempt: attempt(context, intent, method, 'failed', error).id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  context.objects.setHidden(intent.id, {});
  context.emit('setup_intent.setup_failed', failed);
  return failed;
}

function keep({ objects }: Context, intent: Stripe.SetupIntent): Stripe.SetupIntent {
  objects.put('setup_intent', intent);
  return intent;
}

function attempt(
  { objects, now }: Context,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  status: string,
  error: Stripe.SetupIntent.LastSetupError | null = null,
): Stripe.SetupAttempt {
  const setupAttempt: Stripe.SetupAttempt = {
    id: newId('setatt'),
    object: 'setup_attempt',
    application: null,
    created: now,
    customer: idOf(intent.customer),
    customer_account: null,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_details: { type: 'card' },
    setup_error: error as Stripe.SetupAttempt.SetupError | null,
    setup_intent: intent.id,
    status,
    usage: intent.usage,
  };
  objects.put('setup_attempt', setupAttempt);
  return setupAttempt;
}
