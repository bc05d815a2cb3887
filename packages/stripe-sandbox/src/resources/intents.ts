import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.ts';
import type { Context } from '../context.ts';
import { type ErrorBody, invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** The `next_action` of an intent that requires 3-D Secure, and the secret part of its address. */
export interface Challenge {
  token: string;
  returnUrl: string | null;
}

/** Opens the 3-D Secure step: with a return address as a redirect, else for the browser script. */
export function openChallenge(context: Context, intentId: string, returnUrl: string | null) {
  const token = newId('src');
  const path = context.challengePath(intentId, token);
  const challenge: Challenge = { token, returnUrl };
  const nextAction = returnUrl
    ? {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: returnUrl, url: new URL(path, returnUrl).href },
      }
    : {
        type: 'use_stripe_sdk',
        use_stripe_sdk: { type: 'three_d_secure_redirect', source: token, stripe_js: path },
      };
  return { challenge, nextAction };
}

/** Refuses anything except an absolute http(s) address. */
export function checkedReturnUrl(returnUrl: string | null | undefined): string | null {
  if (!returnUrl) return null;
  if (/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? '')) return returnUrl;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
}

/** The sandbox supports only cards as payment methods. */
export function checkMethodTypes(types: readonly string[] | null | undefined): void {
  if (types && (types.length !== 1 || types[0] !== 'card'))
    throw invalidRequest('The sandbox knows cards only.', {
      param: 'allowed_payment_method_types',
    });
}

/** The error of a declined card in an intent and in the answer. */
export function declineBody(
  decline: Decline,
  method: Stripe.PaymentMethod,
  charge?: string,
): Stripe.PaymentIntent.LastPaymentError & { type: 'card_error' } {
  const { code, declineCode, adviceCode, networkCode, message } = decline;
  return {
    type: 'card_error',
    ...(adviceCode && { advice_code: adviceCode }),
    ...(charge && { charge }),
    code: code as Stripe.PaymentIntent.LastPaymentError.Code,
    decline_code: declineCode,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    message,
    network_decline_code: networkCode,
    payment_method: method,
  };
}

/** The error of a failed 3-D Secure step in an intent. */
export function authenticationFailure(
  code: 'payment_intent_authentication_failure' | 'setup_intent_authentication_failure',
  method: Stripe.PaymentMethod,
) {
  return {
    type: 'invalid_request_error' as const,
    code,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    message: 'The cardholder could not be authenticated. Another card can be tried.',
    payment_method: method,
  };
}

/** 400 for an intent whose status does not allow the call. */
export function unexpectedState(intent: Intent, wish: string) {
  const more: Partial<ErrorBody> =
    intent.object === 'payment_intent' ? { payment_intent: intent } : { setup_intent: intent };
  const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  return invalidRequest(
    `This ${name} could not be ${wish} because it has a status of ${intent.status}.`,
    { code: `${intent.object}_unexpected_state`, ...more },
  );
}
