import Stripe from 'stripe';
import { type ChargeRow, findCharge } from '../ledger/queries/obligations.ts';
import type { Billing } from '../provider.ts';
import { reconcile } from './reconcile.ts';

/**
 * A charge for its payer or payee. While it is in flight, the payer's call reads it at the
 * provider, so that a waiting page does not depend on webhooks.
 */
export async function findCurrentCharge(
  billing: Billing,
  id: number,
  memberId: number,
): Promise<ChargeRow | undefined> {
  const row = await findCharge(billing.db, id, memberId);
  if (row?.status !== 'collecting' || row.payer_id !== memberId) return row;
  try {
    await reconcile(billing, id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    billing.log.warn({ err: error, obligation: id }, 'could not read a payment from the provider');
    return row;
  }
  return findCharge(billing.db, id, memberId);
}

/**
 * The client secret for a confirmation in the browser. Read at the provider each time and never
 * stored; undefined if there is nothing to confirm, or the provider is unreachable.
 */
export async function findClientSecret(
  { payments, log }: Billing,
  { status, payer_id, payment_intent }: ChargeRow,
  memberId: number,
): Promise<string | undefined> {
  if (status !== 'action_required' || payer_id !== memberId || payment_intent === null) {
    return undefined;
  }
  try {
    const intent = await payments.stripe.paymentIntents.retrieve(payment_intent);
    return intent.status === 'requires_action' ? (intent.client_secret ?? undefined) : undefined;
  } catch (error) {
    log.warn({ err: error }, 'could not read a charge from the provider');
    return undefined;
  }
}
