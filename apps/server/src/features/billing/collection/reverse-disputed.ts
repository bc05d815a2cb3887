import Stripe from 'stripe';
import { idOf } from '../../../platform/payments/provider.ts';
import type { Billing } from '../ledger/billing.ts';
import { recordDisputeTransfer } from '../ledger/commands/record-refunds.ts';

const REJECTED = new Set([400, 403, 404]);

/**
 * A dispute takes a charge from the product, so its transfer to the payee is reversed, and made again once
 * the dispute is won. What was done before is found at the provider by its metadata.
 * @throws what the SDK throws when it is not known what was done
 */
export async function reverseDisputed(
  billing: Billing,
  obligationId: number,
  dispute: Stripe.Dispute,
): Promise<void> {
  const { stripe } = billing.payments;
  const chargeId = idOf(dispute.charge);
  // An inquiry has taken nothing yet.
  if (chargeId === null || dispute.balance_transactions.length === 0) return;
  const charge = await stripe.charges.retrieve(chargeId);
  const transferId = idOf(charge.transfer);
  if (transferId === null) return;
  const transfer = await stripe.transfers.retrieve(transferId);
  const isWon = dispute.status === 'won';
  try {
    const reversal =
      (await findReversal(stripe, transferId, dispute.id)) ??
      (isWon ? undefined : await reverse(stripe, transfer, dispute));
    if (reversal === undefined) return;
    const disputeId = dispute.id;
    const { amount } = reversal;
    await recordDisputeTransfer(billing, obligationId, { disputeId, step: 'created', amount });
    if (!isWon) return;
    await transferBack(stripe, { transfer, chargeId, disputeId, amount });
    await recordDisputeTransfer(billing, obligationId, { disputeId, step: 'won', amount });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !REJECTED.has(error.statusCode ?? 0)) {
      throw error;
    }
    // The payee has disconnected, or the money is gone: somebody has to settle it with them.
    billing.log.error(
      { err: error, obligation: obligationId },
      'a disputed transfer was not moved',
    );
  }
}

async function findReversal(stripe: Stripe, transferId: string, disputeId: string) {
  for await (const one of stripe.transfers.listReversals(transferId, { limit: 100 })) {
    if (one.metadata?.dispute_id === disputeId) return one;
  }
  return undefined;
}

/** @returns undefined: everything was reversed before, by refunds */
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

async function transferBack(
  stripe: Stripe,
  {
    transfer: { currency, destination: of, transfer_group },
    chargeId,
    disputeId,
    amount,
  }: { transfer: Stripe.Transfer; chargeId: string; disputeId: string; amount: number },
): Promise<void> {
  const destination = idOf(of);
  if (destination === null) return;
  const group = transfer_group === null ? {} : { transfer_group };
  for await (const { metadata } of stripe.transfers.list({ destination, ...group, limit: 100 })) {
    if (metadata.dispute_id === disputeId) return;
  }
  await stripe.transfers.create(
    {
      amount,
      currency,
      destination,
      source_transaction: chargeId,
      metadata: { dispute_id: disputeId },
      ...group,
    },
    { idempotencyKey: `tw:${disputeId}` },
  );
}
