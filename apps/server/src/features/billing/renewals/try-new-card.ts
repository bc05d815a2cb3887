import Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { hurryRenewal } from '../commands/schedule-renewal.ts';
import { findRenewalOf } from '../queries/due-renewals.ts';
import { readRenewal } from '../queries/renewal-facts.ts';
import { isNewCardDue } from '../rules/renewal.ts';
import { chargeRenewal } from './charge-renewal.ts';

/**
 * Charges a card that was just saved or changed while a renewal waits for one. This counts for no
 * instant of the schedule, which goes on as it stands when the card is declined too.
 */
export async function tryNewCard(billing: Billing, memberId: number): Promise<void> {
  const { db, clock, payments, log } = billing;
  const id = await findRenewalOf(db, memberId, payments.mode);
  if (id === undefined) return;
  const renewal = await readRenewal(db, id, payments.mode);
  if (renewal === undefined || !isNewCardDue(renewal, clock.now())) return;
  try {
    if ((await chargeRenewal(billing, renewal)) !== 'undecided') return;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    log.warn({ err: error, obligation: id }, 'a new card is tried later');
  }
  await hurryRenewal(db, id, clock.now());
}
