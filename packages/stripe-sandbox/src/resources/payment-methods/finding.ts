import type Stripe from 'stripe';
import { defaultExpiry } from '../../cards/read-card.ts';
import { cardOfTestId } from '../../cards/test-cards.ts';
import type { Context } from '../../context.ts';
import { invalidRequest, resourceMissing } from '../../errors.ts';
import { makePaymentMethod } from './payment-methods.ts';

interface Use {
  /** The customer who pays, or null. */
  customer: string | null;
  /** The parameter that has the id. */
  param: string;
  /** Only a payment method of this customer is allowed. */
  mustBeAttached?: boolean;
}

/** The payment method under an id; each use of a ready-made id, such as "pm_card_visa", creates a new one. */
export function findPaymentMethod(
  context: Context,
  id: string,
  param: string,
): Stripe.PaymentMethod {
  const card = id.startsWith('pm_card_') ? cardOfTestId(id) : undefined;
  if (card) return makePaymentMethod(context, { card, ...defaultExpiry(context.now) });
  const method = context.objects.find('payment_method', id);
  if (!method) throw resourceMissing('PaymentMethod', id, param);
  return method;
}

/** The payment method, if this customer may pay with it. Throws 400 otherwise. */
export function usablePaymentMethod(
  context: Context,
  id: string,
  { customer, param, mustBeAttached = false }: Use,
): Stripe.PaymentMethod {
  const method = findPaymentMethod(context, id, param);
  if (context.objects.hidden(method.id).isSpent)
    throw invalidRequest(
      'This PaymentMethod was previously used without a customer or was detached from one. It may not be used again.',
      { param },
    );
  if (method.customer && customer === null)
    throw invalidRequest(
      'The PaymentMethod belongs to a customer, who has to be named in the request.',
      { param },
    );
  const isForeign = method.customer !== null && method.customer !== customer;
  if (isForeign || (mustBeAttached && method.customer === null))
    throw invalidRequest(`The customer does not have a payment method with the ID ${method.id}.`, {
      code: 'resource_missing',
      param,
    });
  return method;
}
