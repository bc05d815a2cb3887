import Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { hurryRenewal } from '../commands/schedule-renewal.ts';
import { findRenewalOf } from '../queries/due-renewals.ts';
import { type Renewal, readRenewal } from '../queries/renewal-facts.ts';
import { isNewCardDue, nextTry } from '../rules/renewal.ts';
import { type Charged, chargeRenewal } from './charge-renewal.ts';

/** A renewal that was tried with a new card, and how that ended. */
export interface TriedCard {
  renewal: Renewal;
  charged: Charged;
  /** When this card is charged again by itself; undefined: not again. */
  nextTryAt: Date | undefined;
}

/**
 * Charges a card that was just saved or changed while a renewal waits for one. This counts for no
 * instant of the schedule, which goes on as it stands when the card is declined too.
 * @returns undefined: no renewal waits for it.
 */
export async function tryNewCard(
  billing: Billing,
  memberId: number,
): Promise<TriedCard | undefined> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const id = await findRenewalOf(db, memberId, payments.mode);
  if (id === undefined) return undefined;
  const renewal = await readRenewal(db, id, payments.mode);
  if (renewal === undefined || !isNewCardDue(renewal, now)) return undefined;
  const charged = await charge(billing, renewal);
  if (charged.kind === 'undecided') await hurryRenewal(db, id, clock.now());
  if (charged.kind !== 'refused') return { renewal, charged, nextTryAt: undefined };
  const after = await readRenewal(db, id, payments.mode);
  return { renewal, charged, nextTryAt: after && nextTry(after, clock.now()) };
}

async function charge(billing: Billing, renewal: Renewal): Promise<Charged> {
  try {
    return await chargeRenewal(billing, renewal);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    billing.log.warn({ err: error, obligation: renewal.id }, 'a new card is tried later');
    return { kind: 'undecided' };
  }
}
