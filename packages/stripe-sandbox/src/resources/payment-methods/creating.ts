import type Stripe from 'stripe';
import { readCard } from '../../cards/read-card.ts';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import type { Given } from '../../operation.ts';
import { mergedMetadata } from '../fields.ts';
import { makePaymentMethod } from './making.ts';

/** Creates a payment method from an entered card. Throws 402 for a card that is not valid. */
export function createPaymentMethod(
  context: Context,
  { type, card, billing_details: billing, metadata }: Given<Stripe.PaymentMethodCreateParams>,
): Stripe.PaymentMethod {
  if (type !== 'card') throw invalidRequest('The sandbox knows cards only.', { param: 'type' });
  if (!card)
    throw invalidRequest('Missing required param: card.', {
      code: 'parameter_missing',
      param: 'card',
    });
  return makePaymentMethod(context, {
    ...readCard(card, context.now),
    billing,
    metadata: mergedMetadata(null, metadata),
    cvcGiven: 'cvc' in card,
  });
}
