import { randomUUID } from 'node:crypto';
import type { contract } from '@crewpad/contract';
import type { CardExpiry } from '@crewpad/domain';
import Stripe from 'stripe';
import { invalidInput, notFound } from '../../../platform/errors.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import type { Texts } from '../../../platform/texts.ts';
import {
  type Billing,
  missingCustomer,
  noCardOnFile,
  unusableMethod,
  withProvider,
} from '../provider.ts';
import {
  type CardRow,
  findCard,
  findPayer,
  getSetup,
  listCardsWithoutFingerprint,
} from './cards.queries.ts';
import {
  type Card,
  isValidToday,
  recordRefusedCard,
  refreshCard,
  refusedExpiry,
  storeCard,
} from './cards.ts';
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
function presentMethod(method: Stripe.PaymentMethod, customerId: string): Card {
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

/** The card on file from the provider, or the stored one while the provider is unreachable. */
export async function findCurrentCard(
  billing: Billing,
  memberId: number,
): Promise<CardRow | undefined> {
  const { db, payments } = billing;
  const card = await findCard(db, memberId, payments.mode);
  if (card === undefined) return undefined;
  return (await checkCard(billing, card)) ?? card;
}

/** Reads a card at the provider and stores its state; undefined if unreachable. */
export async function checkCard(billing: Billing, card: CardRow): Promise<CardRow | undefined> {
  const { db, clock, payments, log } = billing;
  try {
    const method = await payments.stripe.paymentMethods.retrieve(card.payment_method);
    return await storeState(billing, card, method);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { kind } = faultOf(error);
    if (kind === 'not_found' || kind === 'unusable_method') {
      const lostCard = { ...card, valid: false };
      await refreshCard(db, lostCard, clock.now());
      return lostCard;
    }
    log.warn({ err: error }, 'could not read a card from the provider');
    return undefined;
  }
}

/** Reads the fingerprints of cards that were saved before they were kept. */
export async function readFingerprints(billing: Billing): Promise<void> {
  const { db, payments } = billing;
  for (const card of await listCardsWithoutFingerprint(db, payments.mode)) {
    await checkCard(billing, card);
  }
}

/**
 * Changes the expiry date of the caller's card on file.
 * @throws ApiError 422 for a month in the past or too far ahead, or without a chargeable card
 */
export async function updateExpiry(
  billing: Billing,
  memberId: number,
  expiry: CardExpiry,
): Promise<CardRow> {
  const { db, clock, payments } = billing;
  const refused = refusedExpiry(expiry, clock.now());
  if (refused !== undefined) throw invalidInput(refused);
  const card = await findCard(db, memberId, payments.mode);
  if (card === undefined) throw noCardOnFile();
  return withProvider(billing, async () => {
    try {
      const { paymentMethods } = payments.stripe;
      const method = await paymentMethods.update(card.payment_method, { card: expiry });
      return await storeState(billing, card, method);
    } catch (error) {
      const { kind } = faultOf(error);
      if (kind === 'card') {
        const refused = { paymentMethod: card.payment_method, step: 'change' } as const;
        await recordRefusedCard(db, memberId, refused, clock.now());
      }
      if (kind !== 'not_found' && kind !== 'unusable_method') throw error;
      await refreshCard(db, { ...card, valid: false }, clock.now());
      throw unusableMethod('resource_missing');
    }
  });
}

async function storeState(
  { db, clock }: Billing,
  { customer_id }: CardRow,
  method: Stripe.PaymentMethod,
): Promise<CardRow> {
  const valid = idOf(method.customer) === customer_id;
  const current = { ...presentMethod(method, customer_id), valid };
  await refreshCard(db, current, clock.now());
  return current;
}

/**
 * A card is shown as invalid after its last month, too. The bank decides whether it can be charged.
 */
export function presentCard(card: CardRow, now: Date): contract.billing.CardInfo {
  const { brand, last4, exp_month, exp_year, name } = card;
  return { brand, last4, exp_month, exp_year, name, valid: isValidToday(card, now) };
}

const CARD_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** "Visa ending in 4242" */
export function cardName(brand: string, last4: string, { t }: Pick<Texts, 't'>): string {
  const name = CARD_NAMES[brand] ?? t('billing/emails:card_unknown');
  return t('billing/emails:card_ending', { name, last4 });
}

const ADVICE = {
  insufficient_funds: 'decline_insufficient_funds',
  expired_card: 'decline_expired',
  incorrect_cvc: 'decline_cvc',
  incorrect_number: 'decline_number',
  authentication_required: 'decline_confirm',
  payment_intent_authentication_failure: 'decline_confirm',
  card_velocity_exceeded: 'decline_velocity',
  card_not_supported: 'decline_not_supported',
  processing_error: 'decline_unreachable',
  issuer_not_available: 'decline_unreachable',
  try_again_later: 'decline_unreachable',
  resource_missing: 'decline_gone',
  payment_method_unusable: 'decline_gone',
  missing_customer: 'decline_gone',
} as const;

/** The payer's options after a decline. */
export function adviceFor(code: string | null, { t }: Pick<Texts, 't'>): string {
  const key = ADVICE[(code ?? '') as keyof typeof ADVICE] ?? 'decline_usual';
  return t(`billing/emails:${key}`);
}
