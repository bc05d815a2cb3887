import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { defaultExpiry, readCard, readExpiry } from '../cards/read-card.ts';
import { cardOfTestId, type TestCard } from '../cards/test-cards.ts';
import type { Context } from '../context.ts';
import { invalidRequest, resourceMissing } from '../errors.ts';
import { idOf, newId } from '../ids.ts';
import type { Nullable } from '../operation.ts';
import { fullAddress, mergedMetadata, previousAttributes } from './fields.ts';

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
function makePaymentMethod(context: Context, details: CardDetails): Stripe.PaymentMethod {
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

/** Attaches the payment method to the customer. */
export function attach(
  context: Context,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  const attached: Stripe.PaymentMethod = { ...method, customer };
  context.objects.put('payment_method', attached);
  context.emit('payment_method.attached', attached);
  return attached;
}

/** The network replaces an expired or lost card by its next one. */
export function renew(
  context: Context,
  method: Stripe.PaymentMethod,
  next: { exp_month?: number; exp_year?: number; last4?: string },
): Stripe.PaymentMethod {
  const { card } = method;
  const { expMonth, expYear } = readExpiry({ ...card, ...next }, context.now);
  const { last4 = card?.last4 } = next;
  const renewed = {
    ...method,
    card: { ...card, exp_month: expMonth, exp_year: expYear, last4 },
  } as Stripe.PaymentMethod;
  context.objects.put('payment_method', renewed);
  const previous = previousAttributes(method, renewed);
  context.emit('payment_method.automatically_updated', renewed, previous);
  return renewed;
}

/** Detaches the payment method from its customer permanently, also as the default. */
export function detach(context: Context, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  const { objects, emit } = context;
  const former = idOf(method.customer);
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  objects.put('payment_method', detached);
  objects.setHidden(method.id, { ...objects.hidden(method.id), isSpent: true });
  emit('payment_method.detached', detached, { customer: former });
  if (former) clearDefault(context, former, method.id);
  return detached;
}

function clearDefault({ objects, emit }: Context, customerId: string, methodId: string): void {
  const customer = objects.find('customer', customerId);
  if (!customer || customer.deleted) return;
  const { invoice_settings: settings } = customer;
  if (idOf(settings.default_payment_method) !== methodId) return;
  const cleared: Stripe.Customer = {
    ...customer,
    invoice_settings: { ...settings, default_payment_method: null },
  };
  objects.put('customer', cleared);
  emit('customer.updated', cleared, { invoice_settings: settings });
}

/** Every payment method of the customer, newest first. */
export function attachedTo({ objects }: Context, customer: string): Stripe.PaymentMethod[] {
  return objects.list('payment_method', { where: { customer }, limit: 1000 }).data;
}
