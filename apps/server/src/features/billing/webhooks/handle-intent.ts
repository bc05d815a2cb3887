import type Stripe from 'stripe';
import { cardAmount } from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { findMemberOfCustomer } from '../cards/queries/customers.ts';
import { EXPAND } from '../collection/intents.ts';
import { applyIntent, reconcile } from '../collection/reconcile.ts';
import type { Billing } from '../ledger/billing.ts';
import { findLedgerState, findObligationOfIntent } from '../ledger/queries/obligations.ts';

/**
 * Syncs the obligation of an intent.
 * @returns 'unknown' if its metadata names an obligation that is not stored (yet)
 * @throws the SDK's errors
 */
export async function handleIntent(
  billing: Billing,
  intentId: string,
): Promise<'done' | 'unknown'> {
  const known = await findObligationOfIntent(billing.db, intentId);
  if (known !== undefined) {
    await reconcile(billing, known);
    return 'done';
  }
  const intent = await billing.payments.stripe.paymentIntents.retrieve(intentId, {
    expand: EXPAND,
  });
  const named = Number(intent.metadata.obligation_id);
  // Without our metadata it belongs to another program with the same provider account.
  if (!Number.isSafeInteger(named) || named < 1) return 'done';
  const state = await findLedgerState(billing.db, named);
  if (state === undefined) return 'unknown';
  if (!(await isPayers(billing, state.obligation.payer_id, intent))) return 'done';
  // A restored database may lack the paid intent.
  if (intent.status === 'succeeded' && intent.amount === cardAmount(state.obligation)) {
    await applyIntent(billing, state, intent);
  }
  return 'done';
}

async function isPayers(
  { db, payments }: Billing,
  payerId: number,
  { customer }: Stripe.PaymentIntent,
): Promise<boolean> {
  const id = idOf(customer);
  return id !== null && (await findMemberOfCustomer(db, id, payments.mode)) === payerId;
}
