import type Stripe from 'stripe';
import type { Decline } from '../../cards/declines.ts';
import type { Context } from '../../context.ts';
import { StripeSandboxError } from '../../errors.ts';
import { idOf } from '../../ids.ts';
import { makeCharge } from '../charges/making.ts';
import { makeDispute } from '../disputes/making.ts';
import { declineBody } from '../intents.ts';
import { attach } from '../payment-methods/attaching.ts';

/** Charges the card and ends the intent. */
export function succeed(
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
export function decline(
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
export function fail(
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
