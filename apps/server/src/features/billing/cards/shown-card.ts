import Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { idOf } from '../collect/read-intent.ts';
import { refreshCard } from '../commands/refresh-card.ts';
import { faultOf } from '../provider-fault.ts';
import { type CardRow, getCardRow } from '../queries/card.ts';
import { presentMethod } from './save-card.ts';

/** The card on file, as the provider knows it now; as it was known last while that cannot be asked. */
export async function shownCard(billing: Billing, memberId: number): Promise<CardRow | undefined> {
  const { db, payments } = billing;
  const card = await getCardRow(db, memberId, payments.mode);
  if (card === undefined) return undefined;
  return (await checkCard(billing, card)) ?? card;
}

/** Asks the provider about a card and keeps what it says; undefined when it cannot be asked. */
export async function checkCard(
  { db, clock, payments, log }: Billing,
  card: CardRow,
): Promise<CardRow | undefined> {
  try {
    const method = await payments.stripe.paymentMethods.retrieve(card.payment_method);
    const isValid = idOf(method.customer) === card.customer_id;
    const shown = { ...presentMethod(method, card.customer_id), valid: isValid };
    await refreshCard(db, shown, clock.now());
    return shown;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { kind } = faultOf(error);
    if (kind === 'not_found' || kind === 'unusable_method') {
      const gone = { ...card, valid: false };
      await refreshCard(db, gone, clock.now());
      return gone;
    }
    log.warn({ err: error }, 'the provider could not be asked about a card');
    return undefined;
  }
}
