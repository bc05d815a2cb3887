import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { EXPAND, idOf } from '../collect/read-intent.ts';
import { applyIntent, reconcile } from '../collect/reconcile.ts';
import { readLedgerState } from '../queries/ledger-state.ts';
import { findObligationOf } from '../queries/obligations-to-check.ts';
import { findMemberOfCustomer } from '../queries/provider-ids.ts';

/**
 * Brings the obligation of an intent in line with it.
 * @returns 'unknown': it is marked as ours, and we do not know it (yet).
 * @throws what the SDK throws.
 */
export async function handleIntent(
  billing: Billing,
  intentId: string,
): Promise<'done' | 'unknown'> {
  const known = await findObligationOf(billing.db, intentId);
  if (known !== undefined) {
    await reconcile(billing, known);
    return 'done';
  }
  const intent = await billing.payments.stripe.paymentIntents.retrieve(intentId, {
    expand: EXPAND,
  });
  const named = Number(intent.metadata.obligation_id);
  // Without our mark it is none of ours: other programs may share the provider's account.
  if (!Number.isSafeInteger(named) || named < 1) return 'done';
  const state = await readLedgerState(billing.db, named);
  if (state === undefined) return 'unknown';
  if (!(await isPayers(billing, state.obligation.payer_id, intent))) return 'done';
  // A database that was restored may have forgotten the intent that was paid.
  if (intent.status === 'succeeded' && intent.amount === state.obligation.amount_cents) {
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
