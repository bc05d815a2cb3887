import type { Billing } from '../billing.ts';
import { faultOf } from '../provider-fault.ts';
import { readLedgerState } from '../queries/ledger-state.ts';
import { reconcile } from './reconcile.ts';

/**
 * Gives up waiting for the card's owner: the intent is canceled, so that he cannot pay what he has long
 * forgotten, and the next attempt begins anew. If he was faster, it is paid.
 * @throws what the SDK throws.
 */
export async function abandon(billing: Billing, obligationId: number): Promise<void> {
  const state = await readLedgerState(billing.db, obligationId);
  if (state?.obligation.status !== 'action_required') return;
  const { payment_intent: intent } = state.obligation;
  if (intent === null) return;
  const { paymentIntents } = billing.payments.stripe;
  await paymentIntents.cancel(intent).catch((error: unknown) => {
    if (faultOf(error).kind !== 'unexpected_state') throw error;
  });
  await reconcile(billing, obligationId);
}
