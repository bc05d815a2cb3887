import Stripe from 'stripe';
import { idOf } from '../../../platform/payments/provider.ts';
import type { Billing } from '../ledger/billing.ts';
import { recordDisputeTransfer } from '../ledger/commands/record-refunds.ts';
import { listReversals, listTransfers, transferAgain } from './payee-transfers.ts';

const REJECTED = new Set([400, 403, 404]);

/**
 * Reverses the transfer to the payee when a dispute takes a charge back from the product, and
 * transfers again once the dispute is won. Finds earlier reversals at the provider by metadata.
 * @throws the SDK's errors if the outcome is unknown
 */
export async function reverseDisputed(
  billing: Billing,
  obligationId: number,
  dispute: Stripe.Dispute,
): Promise<void> {
  const { stripe } = billing.payments;
  const chargeId = idOf(dispute.charge);
  // An inquiry does not take money yet.
  if (chargeId === null || dispute.balance_transactions.length === 0) return;
  const charge = await stripe.charges.retrieve(chargeId);
  const [transfer, ...later] = await listTransfers(stripe, charge);
  if (transfer === undefined) return;
  const isWon = dispute.status === 'won';
  const disputeId = dispute.id;
  try {
    const [known] = await listReversals(stripe, transfer.id, ['dispute_id', disputeId]);
    const reversal = known ?? (isWon ? undefined : await reverse(stripe, transfer, dispute));
    if (reversal === undefined) return;
    const { amount } = reversal;
    await recordDisputeTransfer(billing, obligationId, { disputeId, step: 'created', amount });
    if (!isWon) return;
    if (!later.some(({ metadata }) => metadata.dispute_id === disputeId)) {
      const again = { chargeId, amount, metadata: { dispute_id: disputeId } };
      await transferAgain(stripe, transfer, { ...again, key: `tw:${disputeId}` });
    }
    await recordDisputeTransfer(billing, obligationId, { disputeId, step: 'won', amount });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !REJECTED.has(error.statusCode ?? 0)) {
      throw error;
    }
    // The payee has disconnected, or the balance is too low: support must resolve it with them.
    billing.log.error(
      { err: error, obligation: obligationId },
      'a disputed transfer was not moved',
    );
  }
}

/** @returns undefined if refunds reversed everything before */
async function reverse(
  stripe: Stripe,
  { id, amount, amount_reversed }: Stripe.Transfer,
  dispute: Stripe.Dispute,
): Promise<Stripe.TransferReversal | undefined> {
  const left = Math.min(dispute.amount, amount - amount_reversed);
  if (left <= 0) return undefined;
  return stripe.transfers.createReversal(
    id,
    { amount: left, metadata: { dispute_id: dispute.id } },
    { idempotencyKey: `tr:${dispute.id}` },
  );
}
