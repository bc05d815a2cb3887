import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { bookLateFee } from '../commands/book-late-fee.ts';
import type { Obligation } from '../commands/claim-obligation.ts';
import { finishAttempt } from '../commands/finish-attempt.ts';
import { giveUpAttempts } from '../commands/give-up-attempts.ts';
import { recordPaid } from '../commands/record-paid.ts';
import { replaceIntent } from '../commands/replace-intent.ts';
import { type LedgerState, readLedgerState } from '../queries/ledger-state.ts';
import { nextStep, unresolvedAttempts } from '../rules/next-step.ts';
import { isOpen } from '../rules/status.ts';
import { EXPAND, paidCharge } from './read-intent.ts';

/** By then a call to the provider has ended, one way or the other. */
export const STALE_MS = 10 * 60 * 1000;

/**
 * Brings an obligation in line with what the provider says of its payment intent. It charges nothing,
 * and leaves alone what somebody is working on right now.
 * @throws what the SDK throws.
 */
export async function reconcile(billing: Billing, obligationId: number): Promise<void> {
  const state = await readLedgerState(billing.db, obligationId);
  if (state === undefined || state.obligation.payment_intent === null) return;
  const intent = await billing.payments.stripe.paymentIntents.retrieve(
    state.obligation.payment_intent,
    { expand: EXPAND },
  );
  await applyIntent(billing, state, intent);
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
    await recordPaid(db, obligation.id, charge, now);
    if (charge.fee !== null) await bookLateFee(db, obligation.id, charge.fee, now);
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
    case 'ask_owner':
      if (obligation.status === 'action_required') return;
      return finishAttempt(db, { ...end, attempt: 'action', obligation: 'action_required' });
    case 'record_decline': {
      const { last_payment_error: error } = intent;
      return finishAttempt(db, {
        ...end,
        attempt: 'declined',
        obligation: 'failed',
        code: error?.code,
        declineCode: error?.decline_code,
        adviceCode: error?.advice_code,
        chargeId: error?.charge,
        tellPayer: true,
      });
    }
    case 'replace':
      await replaceIntent(db, { obligationId: obligation.id, canceled: intent.id, now });
      return;
    case 'confirm':
      return giveUpStale(billing, obligation, intent.id, now);
  }
}

/** What was sent never arrived; after so long it will not any more. */
async function giveUpStale(
  { db }: Billing,
  { id, status, updated_at, attempt_count, next_attempt_at }: Obligation,
  paymentIntent: string,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - STALE_MS);
  await giveUpAttempts(db, { obligationId: id, paymentIntent, before, now });
  if (!isWaiting(status) || updated_at > before) return;
  // A renewal whose bank wants to see its owner waits for him.
  if (status === 'action_required' && next_attempt_at !== null) return;
  await finishAttempt(db, {
    obligationId: id,
    attemptId: null,
    attempt: 'unknown',
    obligation: 'due',
    owner: null,
    attemptCount: attempt_count,
    now,
  });
}

function isWaiting(status: string): boolean {
  return status === 'collecting' || status === 'action_required';
}
