import type Stripe from 'stripe';
import { notFound } from '../../../platform/errors.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import type { Billing } from '../provider.ts';
import { missingCustomer, unusableMethod, withProvider } from '../provider.ts';
import { type Card, recordRefusedCard, storeCard } from './commands/cards.ts';
import { ensureCustomer, type NamedIds, replaceCustomer, requireOwnIds } from './customers.ts';
import { countNewCard } from './new-cards.ts';
import { findPayer } from './queries/customers.ts';

interface CardForm extends NamedIds {
  payment_method: string;
  /** Whether to re-enable the renewal of the plan. */
  repeat: boolean;
}

/**
 * Sets a card confirmed by the provider as the caller's card on file.
 * @throws ApiError 404 for foreign and unknown ids alike
 */
export async function saveOwnCard(
  billing: Billing & Pick<Services, 'limits'>,
  { memberId, address }: { memberId: number; address: string },
  form: CardForm,
): Promise<void> {
  const payer = await findPayer(billing.db, memberId, billing.payments.mode);
  requireOwnIds(payer, form);
  await withProvider(billing, async () => {
    const customer = payer.customerId ?? (await ensureCustomer(billing, payer));
    const card = {
      paymentMethod: form.payment_method,
      restoresRenewal: form.repeat,
      count: (used: string) => countNewCard(billing, { memberId, address }, used),
    };
    switch (await saveCard(billing, memberId, customer, card)) {
      case 'not_found':
        throw notFound();
      case 'unusable':
        throw unusableMethod('payment_method_unusable');
      case 'customer_missing':
        await replaceCustomer(billing, payer);
        throw missingCustomer();
    }
  });
}

export type SavedCard =
  | 'saved'
  /** The provider does not have it, or it belongs to another customer. */
  | 'not_found'
  /** It can never be used again. */
  | 'unusable'
  /** The provider no longer has the member's customer. */
  | 'customer_missing';

interface CardToSave {
  paymentMethod: string;
  restoresRenewal: boolean;
  /** Called with its fingerprint before its bank is asked. */
  count?: (used: string) => Promise<void>;
}

/**
 * Sets a payment method confirmed by the provider as the member's card on file. Stores the new one
 * first, then detaches the old one. A card that its bank refuses counts as a decline.
 * @throws the SDK's errors, and what `count` throws
 */
export async function saveCard(
  billing: Billing,
  memberId: number,
  customerId: string,
  { paymentMethod, restoresRenewal, count }: CardToSave,
): Promise<SavedCard> {
  const { payments, db, clock, log } = billing;
  const { stripe } = payments;
  const method = await findMethod(stripe, paymentMethod);
  if (method === undefined) return 'not_found';
  const owner = idOf(method.customer);
  if (owner !== null && owner !== customerId) return 'not_found';
  await count?.(method.card?.fingerprint ?? method.id);
  const fault = await makeDefault(stripe, method, customerId).catch(async (error: unknown) => {
    if (faultOf(error).kind === 'card') {
      await recordRefusedCard(db, memberId, { paymentMethod, step: 'save' }, clock.now());
    }
    throw error;
  });
  if (fault !== undefined) return fault;
  const card = presentMethod(method, customerId);
  const { mode } = payments;
  const old = await storeCard(db, { memberId, mode, card, restoresRenewal, now: clock.now() });
  if (old !== undefined) {
    await stripe.paymentMethods.detach(old).catch((error: unknown) => {
      log.warn({ err: error, memberId }, 'could not detach the replaced card');
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

/** Attaches the card if needed, and makes it the customer's default. */
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

/** The stored details of a card: never a number. */
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
    fingerprint: card?.fingerprint ?? null,
  };
}
