import type Stripe from 'stripe';
import { invalidRequest } from '../errors.ts';
import type { Call, Given, Operation } from '../operation.ts';
import type { FormObject } from '../params/form.ts';
import { readParams } from '../params/read-params.ts';
import { createPaymentMethod } from '../resources/payment-methods/creating.ts';
import type { KeyKind } from './keys.ts';

/** A card that is sent with the call that uses it. */
export type CardData = Given<Stripe.PaymentMethodCreateParams>;

const NAME = 'payment_method_data';

/**
 * Reads a call's parameters. When a browser confirms, they may include the card itself, which the
 * SDK's types lack because servers never send one.
 */
export function readCall(
  operation: Operation,
  form: FormObject,
  kind: KeyKind,
): { params: Record<string, unknown>; card?: CardData } {
  if (!operation.takesCard || kind !== 'publishable' || form[NAME] === undefined)
    return { params: readParams(operation.params, form) };
  const { [NAME]: data, ...rest } = form;
  if (typeof data === 'string') throw invalidRequest('Invalid object', { param: NAME });
  if (rest.payment_method !== undefined)
    throw invalidRequest(`Name either payment_method or ${NAME}.`, { param: NAME });
  const card = readParams('PaymentMethodCreateParams', data, NAME) as unknown as CardData;
  return { params: readParams(operation.params, rest), card };
}

/** The call as if the payment method of the card had been created before. */
export function withCard(call: Call<object>, card: CardData): Call<object> {
  const { id } = createPaymentMethod(call, card);
  return { ...call, params: { ...call.params, payment_method: id } };
}
