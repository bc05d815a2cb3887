import type Stripe from 'stripe';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { expireAttempts, finishAttempt } from '../ledger/commands/attempts.ts';
import { replaceIntent } from '../ledger/commands/intents.ts';
import { recordLateFee } from '../ledger/commands/journal.ts';
import { recordPaid } from '../ledger/commands/record-paid.ts';
import { NOT_AUTHENTICATED } from '../ledger/declines.ts';
import {
  findLedgerState,
  type LedgerState,
  listObligationsToCheck,
} from '../ledger/queries/obligations.ts';
import { isOpen } from '../ledger/statuses.ts';
import type { Billing } from '../provider.ts';
import { EXPAND, paidCharge } from './intents.ts';
import { nextStep, unresolvedAttempts } from './next-step.ts';

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
export async function applyIntent(
  billing: Billing,
  { obligation, attempts }: LedgerState,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const { db, clock } = billing;
  const now = clock.now();
  const step = nextStep(intent, attempts, null);
  if (step.do === 'record_paid') {
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
  switch (step.do) {
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
