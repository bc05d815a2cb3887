import Stripe from 'stripe';
import type { Billing } from './billing.ts';
import { reconcile } from './collect/reconcile.ts';
import { type ChargeRow, getChargeRow } from './queries/charge.ts';

/**
 * A charge as its payer or payee may see it. One that is under way is looked up at the provider, so
 * that whoever waits for it need not wait for the provider's event.
 */
export async function askedCharge(
  billing: Billing,
  id: number,
  memberId: number,
): Promise<ChargeRow | undefined> {
  const row = await getChargeRow(billing.db, id, memberId);
  if (row?.status !== 'collecting' || row.payer_id !== memberId) return row;
  try {
    await reconcile(billing, id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    billing.log.warn({ err: error, obligation: id }, 'a payment could not be looked up');
    return row;
  }
  return getChargeRow(billing.db, id, memberId);
}
