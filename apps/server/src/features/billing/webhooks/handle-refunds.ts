import type Stripe from 'stripe';
import { idOf } from '../../../platform/payments/provider.ts';
import { reverseDisputed } from '../collection/reverse-disputed.ts';
import type { Billing } from '../ledger/billing.ts';
import { type FeeRefund, recordDispute, recordRefunds } from '../ledger/commands/record-refunds.ts';
import { findObligationOfIntent } from '../ledger/queries/obligations.ts';
import { handleIntent } from './handle-intent.ts';

/** A refund was made at the provider, or the bank returned it. */
export async function handleRefund(
  billing: Billing,
  refundId: string,
): Promise<'done' | 'unknown'> {
  const refund = await billing.payments.stripe.refunds.retrieve(refundId);
  const chargeId = idOf(refund.charge);
  return chargeId === null ? 'done' : handleRefunds(billing, chargeId);
}

/** The current refunds of a charge. */
export async function handleRefunds(
  billing: Billing,
  chargeId: string,
): Promise<'done' | 'unknown'> {
  const { stripe } = billing.payments;
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge: chargeId, limit: 100 })) {
    refunds.push(refund);
  }
  const feeRefunds = await listFeeRefunds(stripe, chargeId);
  // Oldest first: a refund that is sent again comes after the failed one.
  const moved = refunds.reverse().map((refund) => ({
    id: refund.id,
    amount: refund.amount,
    isTaken: idOf(refund.balance_transaction) !== null,
    isReturned: idOf(refund.failure_balance_transaction) !== null,
    isGiven: refund.status !== 'failed' && refund.status !== 'canceled',
    isWaiting: refund.status === 'pending' || refund.status === 'requires_action',
    isFromPayee: idOf(refund.transfer_reversal) !== null,
    requestId: requestOf(refund),
  }));
  return forObligation(billing, refunds[0]?.payment_intent, (obligation) =>
    recordRefunds(billing, obligation, moved, feeRefunds),
  );
}

/** Our request behind a refund. */
export function requestOf({ metadata }: Pick<Stripe.Refund, 'metadata'>): number | undefined {
  const id = Number(metadata?.refund_id);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The product's fee returned manually at the provider. */
async function listFeeRefunds(stripe: Stripe, chargeId: string): Promise<FeeRefund[]> {
  const charge = await stripe.charges.retrieve(chargeId);
  const fee = idOf(charge.application_fee);
  if (fee === null) return [];
  const found: FeeRefund[] = [];
  for await (const { id, amount } of stripe.applicationFees.listRefunds(fee, { limit: 100 })) {
    found.push({ id, amount });
  }
  return found;
}

/** The card owner's bank took a charge back, or returned it. */
export async function handleDispute(
  billing: Billing,
  disputeId: string,
): Promise<'done' | 'unknown'> {
  const dispute = await billing.payments.stripe.disputes.retrieve(disputeId);
  // What a dispute takes from a payee depends on the refunds before it.
  const chargeId = idOf(dispute.charge);
  if (chargeId !== null) await handleRefunds(billing, chargeId);
  const movements = dispute.balance_transactions.map(({ amount, fee }) => ({ amount, fee }));
  return forObligation(billing, dispute.payment_intent, async (obligation) => {
    await recordDispute(billing, obligation, { id: dispute.id, movements });
    await reverseDisputed(billing, obligation, dispute);
  });
}

/** Records the payment first, because it is what is taken back. */
async function forObligation(
  billing: Billing,
  intent: string | { id: string } | null | undefined,
  record: (obligation: number) => Promise<void>,
): Promise<'done' | 'unknown'> {
  const intentId = idOf(intent);
  if (intentId === null) return 'done';
  const end = await handleIntent(billing, intentId);
  const obligation = await findObligationOfIntent(billing.db, intentId);
  if (obligation === undefined) return end;
  await record(obligation);
  return 'done';
}
