import type { DisputeState } from '@crewpad/domain';
import type Stripe from 'stripe';
import { cardAmount } from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { findMemberOfCustomer } from '../cards/queries/customers.ts';
import { recordDispute } from '../ledger/commands/record-dispute.ts';
import { type FeeRefund, recordRefunds } from '../ledger/commands/record-refunds.ts';
import { listUndecidedDisputes } from '../ledger/queries/after-payment.ts';
import { findLedgerState, findObligationOfIntent } from '../ledger/queries/obligations.ts';
import type { Billing } from '../provider.ts';
import { EXPAND } from './intents.ts';
import { makeMoves } from './make-moves.ts';
import { applyIntent, reconcile } from './reconcile.ts';

/** A refund was made at the provider, or the bank returned it. */
export async function syncRefund(billing: Billing, refundId: string): Promise<'done' | 'unknown'> {
  const refund = await billing.payments.stripe.refunds.retrieve(refundId);
  const chargeId = idOf(refund.charge);
  return chargeId === null ? 'done' : syncRefunds(billing, chargeId);
}

/** The current refunds of a charge. */
export async function syncRefunds(billing: Billing, chargeId: string): Promise<'done' | 'unknown'> {
  const { stripe } = billing.payments;
  const refunds: Stripe.Refund[] = [];
  const expand = ['data.balance_transaction'];
  for await (const refund of stripe.refunds.list({ charge: chargeId, limit: 100, expand })) {
    refunds.push(refund);
  }
  const feeRefunds = await listFeeRefunds(stripe, chargeId);
  // Oldest first: a refund that is sent again comes after the failed one.
  const moved = await Promise.all(
    refunds.reverse().map(async (refund) => ({
      id: refund.id,
      amount: refund.amount,
      madeAt: new Date(refund.created * 1000),
      takenAt: await timeOf(stripe, refund.balance_transaction),
      returnedAt: await timeOf(stripe, refund.failure_balance_transaction),
      isGiven: refund.status !== 'failed' && refund.status !== 'canceled',
      isWaiting: refund.status === 'pending' || refund.status === 'requires_action',
      isFromPayee: idOf(refund.transfer_reversal) !== null,
      requestId: requestOf(refund),
    })),
  );
  return forObligation(billing, refunds[0]?.payment_intent, (obligation) =>
    recordRefunds(billing, obligation, moved, feeRefunds),
  );
}

/** When a refund moved the balance; null if it did not. */
async function timeOf(
  stripe: Stripe,
  moved: string | Stripe.BalanceTransaction | null | undefined,
): Promise<Date | null> {
  if (moved === null || moved === undefined) return null;
  const entry =
    typeof moved === 'string' ? await stripe.balanceTransactions.retrieve(moved) : moved;
  return new Date(entry.created * 1000);
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
  for await (const one of stripe.applicationFees.listRefunds(fee, { limit: 100 })) {
    const { id, amount, created } = one;
    found.push({ id, amount, at: new Date(created * 1000) });
  }
  return found;
}

/** The card owner's bank took a charge back, or returned it. */
export async function syncDispute(
  billing: Billing,
  disputeId: string,
): Promise<'done' | 'unknown'> {
  const dispute = await billing.payments.stripe.disputes.retrieve(disputeId);
  // What a dispute takes from a payee depends on the refunds before it.
  const chargeId = idOf(dispute.charge);
  if (chargeId !== null) await syncRefunds(billing, chargeId);
  const { id, amount, status, created } = dispute;
  const movements = dispute.balance_transactions
    .map((one) => ({ ...one, at: new Date(one.created * 1000) }))
    .toSorted((one, other) => one.created - other.created);
  const openedAt = new Date(created * 1000);
  return forObligation(billing, dispute.payment_intent, async (obligation) => {
    const reported = { id, amount, state: STATES[status] ?? 'open', openedAt, movements };
    await recordDispute(billing, obligation, reported);
    await makeMoves(billing, obligation);
  });
}

/** A bank that only asks takes no money. */
const STATES: Readonly<Partial<Record<string, DisputeState>>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  // The money is gone until an appeal is won.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** Asks the provider about undecided disputes, in case an event was lost. */
export async function checkDisputes(billing: Billing): Promise<void> {
  const { db, payments, log } = billing;
  for (const id of await listUndecidedDisputes(db, payments.mode)) {
    await syncDispute(billing, id).catch((error: unknown) => {
      log.warn({ err: error }, 'could not read a dispute from the provider');
    });
  }
}

/** Records the payment first, because it is what is taken back. */
async function forObligation(
  billing: Billing,
  intent: string | { id: string } | null | undefined,
  record: (obligation: number) => Promise<void>,
): Promise<'done' | 'unknown'> {
  const intentId = idOf(intent);
  if (intentId === null) return 'done';
  const end = await syncIntent(billing, intentId);
  const obligation = await findObligationOfIntent(billing.db, intentId);
  if (obligation === undefined) return end;
  await record(obligation);
  return 'done';
}

/**
 * Syncs the obligation of an intent.
 * @returns 'unknown' if its metadata names an obligation that is not stored (yet)
 * @throws the SDK's errors
 */
export async function syncIntent(billing: Billing, intentId: string): Promise<'done' | 'unknown'> {
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
