import type Stripe from 'stripe';
import type { Decline } from '../../cards/declines.ts';
import { setupOutcome } from '../../cards/outcomes.ts';
import type { Context } from '../../context.ts';
import { invalidRequest, StripeSandboxError } from '../../errors.ts';
import { idOf, newId } from '../../ids.ts';
import type { Given } from '../../operation.ts';
import { liveCustomer } from '../customers.ts';
import {
  authenticationFailure,
  checkedReturnUrl,
  declineBody,
  openChallenge,
  unexpectedState,
} from '../intents.ts';
import { attach } from '../payment-methods/attaching.ts';
import { usablePaymentMethod } from '../payment-methods/finding.ts';

/** Attempts to save the card. Throws 402 for a declined card; the intent stores the error. */
export function confirmSetupIntent(
  context: Context,
  intent: Stripe.SetupIntent,
  params: Given<Stripe.SetupIntentConfirmParams>,
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
  const made: Stripe.SetupAttempt = {
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
  objects.put('setup_attempt', made);
  return made;
}
