import { invalidInput } from '../../../platform/errors.ts';
import type { Billing } from '../billing.ts';
import { idOf } from '../collect/read-intent.ts';
import { refreshCard } from '../commands/refresh-card.ts';
import { noCardOnFile, unusableMethod } from '../payment-refusals.ts';
import { faultOf } from '../provider-fault.ts';
import { answeringProvider } from '../provider-guard.ts';
import { type CardRow, getCardRow } from '../queries/card.ts';
import { presentMethod } from './save-card.ts';

interface Expiry {
  exp_month: number;
  exp_year: number;
}

/**
 * Changes the expiry of the caller's card on file; its number stays.
 * @throws ApiError 422 for a month that is over, and when there is no card that can be charged.
 */
export async function updateCard(
  billing: Billing,
  memberId: number,
  expiry: Expiry,
): Promise<CardRow> {
  const { db, clock, payments } = billing;
  if (isOver(expiry, clock.now())) throw invalidInput({ exp_month: ['card_has_expired'] });
  const card = await getCardRow(db, memberId, payments.mode);
  if (card === undefined) throw noCardOnFile();
  return answeringProvider(billing, async () => {
    try {
      const method = await payments.stripe.paymentMethods.update(card.payment_method, {
        card: expiry,
      });
      const isValid = idOf(method.customer) === card.customer_id;
      const changed = { ...presentMethod(method, card.customer_id), valid: isValid };
      await refreshCard(db, changed, clock.now());
      return changed;
    } catch (error) {
      const { kind } = faultOf(error);
      if (kind !== 'not_found' && kind !== 'unusable_method') throw error;
      await refreshCard(db, { ...card, valid: false }, clock.now());
      throw unusableMethod('resource_missing');
    }
  });
}

/** A card is good until the end of its month. */
function isOver({ exp_month, exp_year }: Expiry, now: Date): boolean {
  return new Date(Date.UTC(exp_year, exp_month, 1)) <= now;
}
