import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { notFound } from '../../../platform/errors.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { type Billing, missingCustomer, unusableMethod, withProvider } from '../provider.ts';
import { findPayer, getSetup } from './cards.queries.ts';
import { type Card, recordRefusedCard, storeCard } from './cards.ts';
import {
  ensureCustomer,
  type NamedIds,
  replaceCustomer,
  replaceSetup,
  requireOwnIds,
} from './customers.ts';
import { countNewCard, requireFewDeclines } from './new-cards.ts';

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

/**
 * Creates a setup intent for the caller's customer, with which the card form confirms the card.
 * Earlier ones end: nobody stores intents to try cards with them later.
 * @throws ApiError 429 after too many declines
 */
export async function setUpCard(
  services: Services,
  memberId: number,
  named: NamedIds,
): Promise<string> {
  const payer = await findPayer(services.db, memberId, services.payments.mode);
  requireOwnIds(payer, named);
  return withProvider(services, async () => {
    const customer = payer.customerId ?? (await ensureCustomer(services, payer));
    try {
      const secret = await openSetup(services, memberId, customer);
      // The third decline cancels what is open at that moment. This one may be newer.
      await requireFewDeclines(services, memberId).catch(async (error: unknown) => {
        await cancelOpenSetups(services, customer);
        throw error;
      });
      return secret;
    } catch (error) {
      if (faultOf(error).kind !== 'missing_customer') throw error;
      await replaceCustomer(services, payer);
      throw missingCustomer();
    }
  });
}

/**
 * Of several calls at once, one stores its intent and cancels all older ones. The others cancel
 * their own, and return the one that is stored.
 */
async function openSetup(
  { db, payments, log }: Billing,
  memberId: number,
  customer: string,
): Promise<string> {
  const { setupIntents } = payments.stripe;
  const before = await getSetup(db, customer);
  const intent = await setupIntents.create(
    {
      customer,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { member_id: String(memberId) },
    },
    { idempotencyKey: `si:${randomUUID()}` },
  );
  if (await replaceSetup(db, { customer, before, intent: intent.id })) {
    // A later call creates its intent after this one was stored, so it is not among the older ones.
    await cancelOpenSetups({ payments, log }, customer, { olderThan: intent.id });
    return intent.client_secret ?? '';
  }
  await cancelSetup({ payments, log }, intent.id);
  const stored = await getSetup(db, customer);
  if (stored === null) throw missingCustomer();
  return (await setupIntents.retrieve(stored)).client_secret ?? '';
}

type Provider = Pick<Billing, 'payments' | 'log'>;

/** Cancels the setup intents with which a customer's browser could still try cards. */
export async function cancelOpenSetups(
  provider: Provider,
  customer: string,
  { olderThan }: { olderThan?: string } = {},
): Promise<void> {
  const { setupIntents } = provider.payments.stripe;
  const older = olderThan === undefined ? {} : { starting_after: olderThan };
  for await (const { id, status } of setupIntents.list({ customer, limit: 100, ...older })) {
    if (status === 'succeeded' || status === 'canceled' || status === 'processing') continue;
    await cancelSetup(provider, id);
  }
}

async function cancelSetup({ payments, log }: Provider, id: string): Promise<void> {
  await payments.stripe.setupIntents.cancel(id).catch((error: unknown) => {
    // It has already ended.
    if (faultOf(error).kind === 'unexpected_state') return;
    log.warn({ err: error, setupIntent: id }, 'could not cancel a setup intent');
  });
}
