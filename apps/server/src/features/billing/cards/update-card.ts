import type { CardExpiry } from '@crewpad/domain';
import { invalidInput } from '../../../platform/errors.ts';
import type { Billing } from '../billing.ts';
import { idOf } from '../collect/read-intent.ts';
import { refreshCard } from '../commands/refresh-card.ts';
import { noCardOnFile, unusableMethod } from '../payment-refusals.ts';
import { faultOf } from '../provider-fault.ts';
import { answeringProvider } from '../provider-guard.ts';
import { type CardRow, getCardRow } from '../queries/card.ts';
import { refusedExpiry } from '../rules/card-expiry.ts';
import { presentMethod } from './save-card.ts';

/**
 * Changes the expiry of the caller's card on file; its number stays.
 * @throws ApiError 422 for a month that is over or too far ahead, and when there is no card that can be charged.
 */
export async function updateCard(
  billing: Billing,
  memberId: number,
  expiry: CardExpiry,
): Promise<CardRow> {
  const { db, clock, payments } = billing;
  const refused = refusedExpiry(expiry, clock.now());
  if (refused !== undefined) throw invalidInput(refused);
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
