import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Challenge } from './intents.ts';
import { finishPaymentChallenge } from './payment-intents/confirming.ts';
import { finishSetupChallenge } from './setup-intents.ts';

/** The open 3-D Secure step of an intent; undefined if there is none. */
function openStep({ objects }: Context, intentId: string): Challenge | undefined {
  return objects.hidden(intentId).challenge;
}

/** The open step, if the secret is right. */
export function stepOfToken(
  context: Context,
  intentId: string,
  token: string,
): Challenge | undefined {
  const step = openStep(context, intentId);
  if (step?.token.length !== token.length) return undefined;
  return timingSafeEqual(Buffer.from(step.token), Buffer.from(token)) ? step : undefined;
}

/** The payment details shown to the cardholder. */
export function stepSubject({ objects }: Context, intentId: string) {
  const payment = objects.find('payment_intent', intentId);
  const intent = payment ?? objects.find('setup_intent', intentId);
  return {
    clientSecret: intent?.client_secret ?? '',
    name: payment ? 'payment_intent' : 'setup_intent',
    amount: payment && { cents: payment.amount, currency: payment.currency },
  };
}

/** Ends the open 3-D Secure step. @returns false if the intent has none */
export function finishStep(context: Context, intentId: string, succeeded: boolean): boolean {
  if (!openStep(context, intentId)) return false;
  const setup = context.objects.find('setup_intent', intentId);
  const payment = context.objects.find('payment_intent', intentId);
  if (setup) finishSetupChallenge(context, setup, succeeded);
  if (payment) finishPaymentChallenge(context, payment, succeeded);
  return true;
}
