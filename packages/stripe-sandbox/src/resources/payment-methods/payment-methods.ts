import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { readCard } from '../../cards/read-card.ts';
import type { TestCard } from '../../cards/test-cards.ts';
import type { Context } from '../../context.ts';
import { invalidRequest } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { Nullable } from '../../operation.ts';
import { fullAddress, mergedMetadata } from '../fields.ts';

/** The data of a card that may be stored. */
interface CardDetails {
  card: TestCard;
  expMonth: number;
  /** Four digits. */
  expYear: number;
  billing?: Stripe.PaymentMethodCreateParams['billing_details'] | null;
  metadata?: Stripe.Metadata;
  cvcGiven?: boolean;
}

/** Creates and stores a payment method of a test card, without a customer. */
export function makePaymentMethod(context: Context, details: CardDetails): Stripe.PaymentMethod {
  const { card, billing, metadata = {} } = details;
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: fullBilling(billing),
    card: cardFields(details),
    created: context.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  context.objects.put('payment_method', method);
  context.objects.setHidden(method.id, { behaviour: card.behaviour });
  return method;
}

/** Billing details with every field; missing fields are null. */
export function fullBilling(billing: CardDetails['billing']): Stripe.PaymentMethod.BillingDetails {
  return {
    address: {
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
      ...fullAddress(billing?.address),
    },
    email: billing?.email || null,
    name: billing?.name || null,
    phone: billing?.phone || null,
    tax_id: billing?.tax_id ?? null,
  };
}

function cardFields({ card, expMonth, expYear, billing, cvcGiven }: CardDetails) {
  return {
    brand: card.brand,
    checks: {
      address_line1_check: billing?.address ? 'unchecked' : null,
      address_postal_code_check: billing?.address ? 'unchecked' : null,
      cvc_check: cvcGiven ? 'unchecked' : null,
    },
    country: card.country ?? 'US',
    display_brand: card.brand === 'amex' ? 'american_express' : card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: fingerprint(card),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  } satisfies Stripe.PaymentMethod.Card;
}

/** The same card has the same fingerprint. It does not contain the number, which cannot be found from it. */
function fingerprint({ brand, behaviour, number, country }: TestCard): string {
  const identity = `${brand} ${behaviour} ${number.slice(-4)}${country ?? ''}`;
  return createHash('sha256').update(identity).digest('base64url').slice(0, 16);
}

/** Creates a payment method from an entered card. Throws 402 for a card that is not valid. */
export function createPaymentMethod(
  context: Context,
  { type, card, billing_details: billing, metadata }: Nullable<Stripe.PaymentMethodCreateParams>,
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
