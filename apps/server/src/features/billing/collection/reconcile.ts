import type Stripe from 'stripe';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Billing } from '../ledger/billing.ts';
import { expireAttempts, finishAttempt } from '../ledger/commands/attempts.ts';
import { replaceIntent } from '../ledger/commands/intents.ts';
import { recordLateFee } from '../ledger/commands/journal.ts';
import { recordPaid } from '../ledger/commands/record-paid.ts';
import {
  findLedgerState,
  type LedgerState,
  listObligationsToCheck,
} from '../ledger/queries/obligations.ts';
import { isOpen } from '../ledger/statuses.ts';
import { EXPAND, paidCharge } from './intents.ts';
import { nextStep, unresolvedAttempts } from './next-step.ts';

/** By then a call to the provider has ended, one way or the other. */
const STALE_MS = 10 * 60 * 1000;

/** Reads the payments at the provider that had no news for a while. */
export async function checkPayments(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const before = new Date(clock.now().getTime() - STALE_MS);
  for (const { id, isAbandoned } of await listObligationsToCheck(db, payments.mode, before)) {
    const check = isAbandoned ? expireAction : reconcile;
    await check(billing, id).catch((error: unknown) => {
      log.warn({ err: error, obligation: id }, 'a payment could not be read at the provider');
    });
  }
}

/**
 * Brings an obligation in line with its payment intent at the provider. It charges nothing, and skips
 * what another process works on right now.
 * @throws what the SDK throws
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
 * Stops waiting for a card owner to confirm: the intent is canceled, so that a forgotten page cannot
 * pay it, and the next attempt creates another one. If it was paid first, that is recorded.
 * @throws what the SDK throws
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
      return;
    case 'confirm':
      return expireStale(billing, obligation, intent.id, now);
  }
}

/** What was sent so long ago and is not there never arrived. */
async function expireStale(
  billing: Billing,
  { id, status, updated_at, attempt_count, collection }: Obligation,
  paymentIntent: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - STALE_MS);
  await expireAttempts(billing.db, { obligationId: id, paymentIntent, before, now });
  if (!['collecting', 'action_required'].includes(status) || updated_at > before) return;
  // An automatic charge that its owner must confirm waits for the owner.
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
