import type { contract } from '@crewpad/contract';
import type { CardExpiry } from '@crewpad/domain';
import Stripe from 'stripe';
import { invalidInput } from '../../../platform/errors.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Texts } from '../../../platform/texts.ts';
import { type Billing, noCardOnFile, unusableMethod, withProvider } from '../provider.ts';
import { type CardRow, findCard, listCardsWithoutFingerprint } from './cards.queries.ts';
import { isValidToday, recordRefusedCard, refreshCard, refusedExpiry } from './cards.ts';
import { presentMethod } from './save-card.ts';

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
      const gone = { ...card, valid: false };
      await refreshCard(db, gone, clock.now());
      return gone;
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
