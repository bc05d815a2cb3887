import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { idOf } from '../collect/read-intent.ts';
import { type Card, keepCard } from '../commands/keep-card.ts';
import { faultOf } from '../provider-fault.ts';

export type SavedCard =
  | 'saved'
  /** The provider does not know it, or it is somebody else's. */
  | 'not_found'
  /** It can never be used again. */
  | 'unusable'
  /** The provider does not know the member's customer any more. */
  | 'customer_missing';

/**
 * Makes a payment method that the provider has confirmed the member's card on file: the new one is
 * kept first, the old one is detached after.
 * @throws what the SDK throws.
 */
export async function saveCard(
  billing: Billing,
  memberId: number,
  customerId: string,
  paymentMethod: string,
): Promise<SavedCard> {
  const { payments, db, clock, log } = billing;
  const { stripe } = payments;
  const method = await findMethod(stripe, paymentMethod);
  if (method === undefined) return 'not_found';
  const owner = idOf(method.customer);
  if (owner !== null && owner !== customerId) return 'not_found';
  const fault = await makeDefault(stripe, method, customerId);
  if (fault !== undefined) return fault;
  const card = presentMethod(method, customerId);
  const old = await keepCard(db, memberId, payments.mode, card, clock.now());
  if (old !== undefined) {
    await stripe.paymentMethods.detach(old).catch((error: unknown) => {
      log.warn({ err: error, memberId }, 'the card before could not be detached');
    });
  }
  return 'saved';
}

async function findMethod(stripe: Stripe, id: string): Promise<Stripe.PaymentMethod | undefined> {
  try {
    return await stripe.paymentMethods.retrieve(id);
  } catch (error) {
    const { kind } = faultOf(error);
    if (kind === 'not_found' || kind === 'unusable_method') return undefined;
    throw error;
  }
}

/** Attaches the card where that is missing, and makes it the one that the customer pays with. */
async function makeDefault(
  stripe: Stripe,
  { id, customer }: Stripe.PaymentMethod,
  customerId: string,
): Promise<'unusable' | 'customer_missing' | undefined> {
  try {
    if (customer === null) await stripe.paymentMethods.attach(id, { customer: customerId });
    await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } });
    return undefined;
  } catch (error) {
    switch (faultOf(error).kind) {
      case 'unusable_method':
        return 'unusable';
      case 'missing_customer':
      case 'not_found':
        return 'customer_missing';
      default:
        throw error;
    }
  }
}

/** What of a card at the provider is kept here: never a number. */
export function presentMethod(method: Stripe.PaymentMethod, customerId: string): Card {
  const { card, billing_details: billing } = method;
  return {
    payment_method: method.id,
    customer_id: customerId,
    brand: card?.brand ?? 'unknown',
    last4: card?.last4 ?? '',
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 1970,
    name: billing.name ?? '',
    country: billing.address?.country ?? card?.country ?? null,
  };
}
