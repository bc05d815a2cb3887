import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { idOf } from '../collect/read-intent.ts';
import { recordDispute } from '../commands/record-dispute.ts';
import { recordRefunds } from '../commands/record-refunds.ts';
import { findObligationOf } from '../queries/obligations-to-check.ts';
import { handleIntent } from './handle-intent.ts';

/** A refund was made at the provider, or its bank sent it back. */
export async function handleRefund(
  billing: Billing,
  refundId: string,
): Promise<'done' | 'unknown'> {
  const refund = await billing.payments.stripe.refunds.retrieve(refundId);
  const chargeId = idOf(refund.charge);
  return chargeId === null ? 'done' : handleRefunds(billing, chargeId);
}

/** All that was given back of a charge, as it stands now. */
export async function handleRefunds(
  billing: Billing,
  chargeId: string,
): Promise<'done' | 'unknown'> {
  const { stripe } = billing.payments;
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge: chargeId, limit: 100 })) {
    refunds.push(refund);
  }
  const moved = refunds.map((refund) => ({
    id: refund.id,
    amount: refund.amount,
    isTaken: idOf(refund.balance_transaction) !== null,
    isBack: idOf(refund.failure_balance_transaction) !== null,
    isGiven: refund.status !== 'failed' && refund.status !== 'canceled',
  }));
  return forObligation(billing, refunds[0]?.payment_intent, (obligation) =>
    recordRefunds(billing.db, obligation, moved, billing.clock.now()),
  );
}

/** The bank of a card's owner took a charge back, or gave in. */
export async function handleDispute(
  billing: Billing,
  disputeId: string,
): Promise<'done' | 'unknown'> {
  const dispute = await billing.payments.stripe.disputes.retrieve(disputeId);
  const movements = dispute.balance_transactions.map(({ amount, fee }) => ({ amount, fee }));
  return forObligation(billing, dispute.payment_intent, (obligation) =>
    recordDispute(billing.db, obligation, { id: dispute.id, movements }, billing.clock.now()),
  );
}

/** First what was paid is recorded: of that something is taken back. */
async function forObligation(
  billing: Billing,
  intent: string | { id: string } | null | undefined,
  record: (obligation: number) => Promise<void>,
): Promise<'done' | 'unknown'> {
  const intentId = idOf(intent);
  if (intentId === null) return 'done';
  const end = await handleIntent(billing, intentId);
  const obligation = await findObligationOf(billing.db, intentId);
  if (obligation === undefined) return end;
  await record(obligation);
  return 'done';
}
