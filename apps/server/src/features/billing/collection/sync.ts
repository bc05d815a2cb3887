import type { DisputeState } from '@crewpad/domain';
import type Stripe from 'stripe';
import { cardAmount, type Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { findMemberOfCustomer } from '../cards/cards.queries.ts';
import { listUndecidedDisputes } from '../ledger/after-payment.queries.ts';
import { expireAttempts, finishAttempt, replaceIntent } from '../ledger/attempts.ts';
import { NOT_AUTHENTICATED } from '../ledger/declines.ts';
import { recordDispute } from '../ledger/disputes.ts';
import { recordLateFee, recordPaid } from '../ledger/journal.ts';
import {
  findLedgerState,
  findObligationOfIntent,
  isOpen,
  type LedgerState,
  listObligationsToCheck,
} from '../ledger/obligations.queries.ts';
import { type FeeRefund, recordRefunds } from '../ledger/refunds.ts';
import type { Billing } from '../provider.ts';
import { EXPAND, paidCharge } from './intents.ts';
import { makeMoves } from './moves.ts';

/** The inputs from an attempt for the next step. */
export interface KnownAttempt {
  id: number;
  status: string;
  payment_intent: string;
  payment_method: string;
  charge_id: string | null;
}

export type Step =
  | { action: 'record_paid' }
  | { action: 'wait' }
  /** This intent can never be paid and may be replaced. */
  | { action: 'replace' }
  /** The card owner must confirm. */
  | { action: 'request_action' }
  /** An attempt whose answer was lost was declined. */
  | { action: 'record_decline'; attemptId: number }
  | { action: 'confirm' };

const UNRESOLVED = new Set(['sent', 'unknown', 'requires_action']);

/** Attempts of an intent with unknown outcomes, newest first. */
export function unresolvedAttempts(
  intentId: string | null,
  attempts: readonly KnownAttempt[],
): KnownAttempt[] {
  return attempts.filter(
    (attempt) => attempt.payment_intent === intentId && UNRESOLVED.has(attempt.status),
  );
}

/**
 * The next step for an obligation, from the current state of its intent at the provider.
 * @param method the card to charge; null to only read the state
 */
export function nextStep(
  intent: Pick<
    Stripe.PaymentIntent,
    'id' | 'status' | 'payment_method' | 'last_payment_error' | 'amount_received'
  >,
  attempts: readonly KnownAttempt[],
  method: string | null,
): Step {
  const [latest] = unresolvedAttempts(intent.id, attempts);
  switch (intent.status) {
    case 'succeeded':
      return { action: 'record_paid' };
    case 'processing':
    case 'requires_capture':
      return { action: 'wait' };
    case 'canceled':
      return intent.amount_received === 0 ? { action: 'replace' } : { action: 'wait' };
    case 'requires_action': {
      const { payment_method: of } = intent;
      const current = typeof of === 'string' ? of : of?.id;
      return method === null || method === current
        ? { action: 'request_action' }
        : { action: 'confirm' };
    }
    default: {
      const isSame = method === null || latest?.payment_method === method;
      if (latest !== undefined && isSame && hasNewError(intent.last_payment_error, attempts)) {
        return { action: 'record_decline', attemptId: latest.id };
      }
      return { action: 'confirm' };
    }
  }
}

/** Whether the intent's last error belongs to an attempt without a recorded decline. */
function hasNewError(
  error: Stripe.PaymentIntent['last_payment_error'],
  attempts: readonly KnownAttempt[],
): boolean {
  if (error === null) return false;
  if (error.charge === undefined) return true;
  return !attempts.some(
    ({ status, charge_id }) => status === 'declined' && charge_id === error.charge,
  );
}

/** By then a call to the provider has ended, with or without success. */
const STALE_MS = 10 * 60 * 1000;

/** Reads payments at the provider that had no updates for a while. */
export async function checkPayments(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const before = new Date(clock.now().getTime() - STALE_MS);
  for (const { id, isAbandoned } of await listObligationsToCheck(db, payments.mode, before)) {
    const check = isAbandoned ? expireAction : reconcile;
    await check(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'could not read a payment from the provider');
    });
  }
}

/**
 * Syncs an obligation with its payment intent at the provider. Charges nothing, and skips
 * obligations that another process has leased.
 * @throws the SDK's errors
 */
export async function reconcile(billing: Billing, obligationId: number): Promise<void> {
  const state = await findLedgerState(billing.db, obligationId);
  if (state === undefined || state.obligation.payment_intent === null) return;
  const intent = await billing.payments.stripe.paymentIntents.retrieve(
    state.obligation.payment_intent,
    { expand: EXPAND },
  );
  await applyIntent(billing, state, intent);
}

/**
 * Stops waiting for a confirmation: cancels the intent, so that an abandoned page cannot pay it,
 * and the next attempt creates another one. Records the payment if it was paid first.
 * @throws the SDK's errors
 */
async function expireAction(billing: Billing, obligationId: number): Promise<void> {
  const state = await findLedgerState(billing.db, obligationId);
  if (state?.obligation.status !== 'action_required') return;
  const { payment_intent: intent } = state.obligation;
  if (intent === null) return;
  await billing.payments.stripe.paymentIntents.cancel(intent).catch((error: unknown) => {
    if (faultOf(error).kind !== 'unexpected_state') throw error;
  });
  await reconcile(billing, obligationId);
}

/** The same with an intent that was just read. */
async function applyIntent(
  billing: Billing,
  { obligation, attempts }: LedgerState,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const { db, clock } = billing;
  const now = clock.now();
  const step = nextStep(intent, attempts, null);
  if (step.action === 'record_paid') {
    const charge = paidCharge(intent);
    await recordPaid(billing, obligation.id, charge);
    if (charge.fee !== null) await recordLateFee(db, obligation.id, charge.fee, now);
    return;
  }
  if (!isOpen(obligation.status)) return;
  const [latest] = unresolvedAttempts(intent.id, attempts);
  const end = {
    obligationId: obligation.id,
    attemptId: latest?.id ?? null,
    owner: null,
    attemptCount: obligation.attempt_count,
    now,
  };
  switch (step.action) {
    case 'request_action':
      if (obligation.status === 'action_required') return;
      return finishAttempt(billing, {
        ...end,
        attempt: 'requires_action',
        obligation: 'action_required',
      });
    case 'record_decline': {
      const { last_payment_error: error } = intent;
      return finishAttempt(billing, {
        ...end,
        attempt: 'declined',
        obligation: 'failed',
        code: error?.code,
        declineCode: error?.decline_code,
        adviceCode: error?.advice_code,
        chargeId: error?.charge,
        notifyPayer: true,
      });
    }
    case 'replace':
      await replaceIntent(db, { obligationId: obligation.id, canceled: intent.id, now });
      if (latest?.status !== 'requires_action') return;
      return finishAttempt(billing, {
        ...end,
        attempt: 'declined',
        code: NOT_AUTHENTICATED,
        // What is charged automatically goes on waiting for the payer: the card asks them again.
        ...(obligation.collection === 'auto' && { obligation: 'failed' as const }),
      });
    case 'confirm':
      return expireStale(billing, obligation, intent.id, now);
  }
}

/** Something sent this long ago that the provider does not have never arrived. */
async function expireStale(
  billing: Billing,
  { id, status, updated_at, attempt_count, collection }: Obligation,
  paymentIntent: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - STALE_MS);
  await expireAttempts(billing.db, { obligationId: id, paymentIntent, before, now });
  if (!['collecting', 'action_required'].includes(status) || updated_at > before) return;
  // An automatic charge that requires a confirmation waits for the card owner.
  if (status === 'action_required' && collection === 'auto') return;
  await finishAttempt(billing, {
    obligationId: id,
    attemptId: null,
    attempt: 'unknown',
    obligation: 'due',
    owner: null,
    attemptCount: attempt_count,
    now,
  });
}

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
  const feeRefunds: FeeRefund[] = [];
  for await (const refund of stripe.applicationFees.listRefunds(fee, { limit: 100 })) {
    const { id, amount, created } = refund;
    feeRefunds.push({ id, amount, at: new Date(created * 1000) });
  }
  return feeRefunds;
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
    .map((transaction) => ({ ...transaction, at: new Date(transaction.created * 1000) }))
    .toSorted((a, b) => a.created - b.created);
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
  const obligation = await findObligationOfIntent(billing.db, intentId);
  if (obligation !== undefined) {
    await reconcile(billing, obligation);
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
