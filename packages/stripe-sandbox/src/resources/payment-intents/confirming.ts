import type Stripe from 'stripe';
import { isPastExpiry } from '../../cards/read-card.ts';
import { type Decline, declines, paymentOutcome } from '../../cards/test-cards.ts';
import type { Context } from '../../context.ts';
import { invalidRequest, StripeSandboxError } from '../../errors.ts';
import { idOf } from '../../ids.ts';
import type { Nullable } from '../../operation.ts';
import { transferDestination } from '../accounts/states.ts';
import { DAY } from '../balances.ts';
import { makeCharge } from '../charges.ts';
import { liveCustomer } from '../customers.ts';
import { makeDispute } from '../disputes.ts';
import {
  authenticationFailure,
  checkedReturnUrl,
  declineBody,
  openChallenge,
  unexpectedState,
} from '../intents.ts';
import { attach, usablePaymentMethod } from '../payment-methods.ts';

/** Attempts the payment. Throws 402 for a declined card; the intent stores the error. */
export function confirmPaymentIntent(
  context: Context,
  intent: Stripe.PaymentIntent,
  params: Nullable<Stripe.PaymentIntentConfirmParams>,
): Stripe.PaymentIntent {
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw unexpectedState(intent, 'confirmed');
  const destination = idOf(intent.transfer_data?.destination);
  if (destination !== null)
    transferDestination(context.objects, destination, 'transfer_data[destination]');
  const returnUrl = checkedReturnUrl(params.return_url);
  const method = methodFor(context, intent, params.payment_method);
  const confirmed: Stripe.PaymentIntent = {
    ...intent,
    payment_method: method.id,
    receipt_email: params.receipt_email || intent.receipt_email,
    setup_future_usage: params.setup_future_usage || intent.setup_future_usage,
  };
  const outcome = outcomeFor(context, method, {
    offSession: Boolean(params.off_session),
    authenticated: false,
  });
  if (outcome === 'ok') return succeed(context, confirmed, method, false);
  if (outcome !== 'challenge') throw decline(context, confirmed, method, outcome, false);
  if (params.error_on_requires_action)
    throw decline(context, confirmed, method, declines.authenticationRequired, false);
  return awaitChallenge(context, confirmed, returnUrl);
}

/** Ends the 3-D Secure step of an intent that waits for it. The intent shows if the card was declined. */
export function finishPaymentChallenge(
  context: Context,
  intent: Stripe.PaymentIntent,
  succeeded: boolean,
): void {
  const method = methodFor(context, intent, idOf(intent.payment_method));
  context.objects.setHidden(intent.id, {});
  if (!succeeded) {
    const error = authenticationFailure('payment_intent_authentication_failure', method);
    fail(context, intent, error);
    return;
  }
  const outcome = outcomeFor(context, method, { offSession: false, authenticated: true });
  if (typeof outcome === 'object') decline(context, intent, method, outcome, true);
  else succeed(context, intent, method, true);
}

function outcomeFor(
  { objects, now }: Context,
  method: Stripe.PaymentMethod,
  attempt: { offSession: boolean; authenticated: boolean },
) {
  const hidden = objects.hidden(method.id);
  const { behaviour = 'ok', isSetUp = false, declines: before = 0, declinedAt = now } = hidden;
  return paymentOutcome(behaviour, {
    ...attempt,
    isSetUp,
    declines: before,
    isExpired: method.card !== undefined && isPastExpiry(method.card, now),
    isRested: now >= declinedAt + DAY,
  });
}

function awaitChallenge(
  context: Context,
  intent: Stripe.PaymentIntent,
  returnUrl: string | null,
): Stripe.PaymentIntent {
  const { challenge, nextAction } = openChallenge(context, intent.id, returnUrl);
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: null,
    next_action: nextAction,
    status: 'requires_action',
  };
  context.objects.put('payment_intent', waiting);
  context.objects.setHidden(intent.id, { challenge });
  context.emit('payment_intent.requires_action', waiting);
  return waiting;
}

function methodFor(context: Context, intent: Stripe.PaymentIntent, chosen: string | null = null) {
  const customer = idOf(intent.customer);
  if (customer) liveCustomer(context, customer, 'customer');
  const id = chosen ?? idOf(intent.payment_method);
  if (!id)
    throw invalidRequest('A PaymentIntent cannot be confirmed without a payment method.', {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  return usablePaymentMethod(context, id, { customer, param: 'payment_method' });
}

/** Charges the card and ends the intent. */
function succeed(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
): Stripe.PaymentIntent {
  const { objects, emit } = context;
  keepOrSpend(context, intent, method);
  const charge = makeCharge(context, { intent, method, authenticated });
  const succeeded: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
    transfer_group: charge.transfer_group,
  };
  objects.put('payment_intent', succeeded);
  objects.setHidden(intent.id, {});
  emit('payment_intent.succeeded', succeeded);
  if (objects.hidden(method.id).behaviour === 'disputed')
    makeDispute(context, { charge: charge.id });
  return succeeded;
}

/** A payment method without a customer can pay only once, unless the payment saves it. */
function keepOrSpend(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  const { objects } = context;
  const customer = idOf(intent.customer);
  const saves = Boolean(intent.setup_future_usage) && customer !== null;
  if (saves && !method.customer) attach(context, method, customer);
  const hidden = objects.hidden(method.id);
  objects.setHidden(method.id, {
    ...hidden,
    ...(saves && { isSetUp: true }),
    ...(!method.customer && !saves && { isSpent: true }),
  });
}

/** Records the decline; the intent waits for another payment method. The caller throws the error. */
function decline(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
  authenticated: boolean,
): StripeSandboxError {
  const { objects } = context;
  const charge = makeCharge(context, { intent, method, decline: reason, authenticated });
  const hidden = objects.hidden(method.id);
  objects.setHidden(method.id, {
    ...hidden,
    declines: (hidden.declines ?? 0) + 1,
    declinedAt: hidden.declinedAt ?? context.now,
  });
  const error = declineBody(reason, method, charge.id);
  const failed = fail(context, { ...intent, latest_charge: charge.id }, error);
  return new StripeSandboxError(402, {
    ...error,
    message: reason.message,
    payment_intent: failed,
  });
}

/** Records why the payment failed; the intent waits for another payment method. */
function fail(
  { objects, emit }: Context,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Stripe.PaymentIntent {
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  objects.put('payment_intent', failed);
  objects.setHidden(intent.id, {});
  emit('payment_intent.payment_failed', failed);
  return failed;
}
