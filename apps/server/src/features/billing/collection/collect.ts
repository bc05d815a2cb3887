import type Stripe from 'stripe';
import type { ChargeTerms } from '../../../platform/payments/obligation-kinds.ts';
import { faultOf, type Refusal, refusalOf } from '../../../platform/payments/provider-fault.ts';
import { replaceLostCustomer } from '../cards/customers.ts';
import { finishAttempt, replaceIntent } from '../ledger/attempts.ts';
import { cardRefusal, NOT_AUTHENTICATED, refusalOfAttempt } from '../ledger/declines.ts';
import { recordPaid } from '../ledger/journal.ts';
import {
  checkChargeable,
  claimObligation,
  type Lease,
  releaseObligation,
} from '../ledger/lease.ts';
import { findOpen } from '../ledger/obligations.queries.ts';
import { findAttempt } from '../ledger/pending.queries.ts';
import type { Billing } from '../provider.ts';
import { cancelIntent } from './cancel.ts';
import {
  type ChargeOutcome,
  type ChargeRequest,
  confirmIntent,
  ensureIntent,
  isFor,
  type LinkedCall,
  paidCharge,
  recordFoundDecline,
} from './intents.ts';
import { nextStep, unresolvedAttempts } from './sync.ts';

/** The earlier attempt of a call. */
export interface EarlierAttempt {
  id: number;
  /** Why it was refused, however that was learned. */
  refusal: Refusal | undefined;
  /** The card owner was asked to confirm. */
  requiresAction: boolean;
}

/**
 * The state of a call's earlier attempt; undefined if there is none.
 * @throws ApiError if the call got an outcome in the meantime
 */
export async function findEarlierAttempt(
  { db }: Pick<Billing, 'db'>,
  call: LinkedCall | undefined,
): Promise<EarlierAttempt | undefined> {
  const id = await call?.attempt();
  const attempt = id === undefined ? undefined : await findAttempt(db, id);
  if (attempt === undefined) return undefined;
  return {
    id: attempt.id,
    refusal: refusalOfAttempt(attempt),
    requiresAction: attempt.status === 'requires_action',
  };
}

/**
 * Ends an attempt that waits for its card owner and can never be confirmed, because another card,
 * another plan or a cancellation replaced it.
 */
export async function expireConfirmation(
  billing: Billing,
  obligationId: number,
  attemptId: number,
): Promise<Refusal> {
  await finishAttempt(billing, {
    obligationId,
    attemptId,
    attempt: 'declined',
    code: NOT_AUTHENTICATED,
    owner: null,
    now: billing.clock.now(),
  });
  return cardRefusal(NOT_AUTHENTICATED, null);
}

/**
 * Each iteration reads the intent again. Several processes at one obligation need more than one.
 */
const TURNS = 4;

/**
 * Charges an obligation by its one payment intent. Safe to call repeatedly and concurrently from
 * any process: money moves only by confirming the intent that the obligation's row references, and
 * an intent can succeed only once. The next call completes what a crash interrupted.
 */
export async function collect(
  billing: Billing,
  obligationId: number,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const lease = await claimObligation(billing, obligationId);
  if (lease === undefined) {
    const open = await findOpen(billing.db, obligationId);
    if (open === undefined) return { kind: 'closed' };
    return { kind: request.isAsRequested?.(open) === false ? 'changed' : 'busy' };
  }
  try {
    return await collectLeased(billing, lease, request);
  } finally {
    await releaseObligation(billing, lease);
  }
}

/** The same under the caller's lease. */
async function collectLeased(
  billing: Billing,
  lease: Lease,
  request: ChargeRequest,
): Promise<ChargeOutcome> {
  const { db, clock } = billing;
  if (request.isAsRequested?.(lease.obligation) === false) return { kind: 'changed' };
  const checked = await checkChargeable(billing, lease, { isAutomatic: !request.onSession });
  if (checked.kind === 'lost') return { kind: 'busy' };
  if (checked.kind === 'blocked') {
    // An attempt sent earlier may still be paid.
    return isInFlight(lease) ? { kind: 'processing' } : checked;
  }
  // The current amount: other payments may have covered part of it.
  let { obligation } = checked;
  let linked = await findEarlierAttempt(billing, request.call);
  if (linked?.refusal !== undefined) return { kind: 'declined', refusal: linked.refusal };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const reading = await readIntent(billing, { ...lease, obligation }, checked.terms);
    if ('outcome' in reading) return reading.outcome;
    const { intent } = reading;
    const step = nextStep(intent, lease.attempts, request.paymentMethod);
    if (linked?.requiresAction && (step.action === 'replace' || step.action === 'confirm')) {
      const refusal = await expireConfirmation(billing, obligation.id, linked.id);
      return { kind: 'declined', refusal };
    }
    if (
      (step.action === 'confirm' || step.action === 'request_action') &&
      !isFor(intent, obligation, checked.terms)
    ) {
      // The payee's account, the fee or the amount has changed, which requires another intent.
      const canceled = await cancelIntent(billing, { id: obligation.id, intent: intent.id });
      if (canceled === 'paid') return { kind: 'paid' };
      if (canceled === 'busy') return { kind: 'processing' };
      obligation = { ...obligation, payment_intent: intent.id };
      continue;
    }
    switch (step.action) {
      case 'record_paid':
        await recordPaid(billing, obligation.id, paidCharge(intent));
        return { kind: 'paid' };
      case 'wait':
        return { kind: 'processing' };
      case 'request_action':
        return requestAction(billing, lease, { request, linked: linked?.id, intent });
      case 'record_decline':
        return recordFoundDecline(billing, intent, {
          lease,
          attemptId: step.attemptId,
          onSession: request.onSession,
        });
      case 'replace': {
        const next = await replaceIntent(db, {
          obligationId: obligation.id,
          canceled: intent.id,
          now: clock.now(),
        });
        if (next === undefined) return { kind: 'busy' };
        obligation = next;
        break;
      }
      case 'confirm': {
        const outcome = await confirmIntent(billing, intent, {
          lease: { ...lease, obligation },
          request,
          linked: linked?.id,
        });
        if (outcome !== 'read_again') return outcome;
        linked = await findEarlierAttempt(billing, request.call);
        obligation = { ...obligation, payment_intent: intent.id };
      }
    }
  }
  return { kind: 'processing' };
}

/** Charges nothing, so without attempts in flight an error means that nothing was charged. */
async function readIntent(
  billing: Billing,
  lease: Lease,
  terms: ChargeTerms | null,
): Promise<{ intent: Stripe.PaymentIntent } | { outcome: ChargeOutcome }> {
  const { customerId } = lease;
  if (customerId === null) {
    return { outcome: { kind: 'declined', refusal: { kind: 'missing_customer' } } };
  }
  try {
    const intent = await ensureIntent(billing, lease, customerId, terms);
    return intent === undefined ? { outcome: { kind: 'busy' } } : { intent };
  } catch (error) {
    const fault = faultOf(error);
    if (isInFlight(lease)) return { outcome: { kind: 'processing' } };
    const refusal = refusalOf(fault);
    return {
      outcome: refusal === undefined ? { kind: 'unavailable' } : { kind: 'declined', refusal },
    };
  }
}

function isInFlight({ obligation, attempts }: Lease): boolean {
  return unresolvedAttempts(obligation.payment_intent, attempts).length > 0;
}

async function requestAction(
  billing: Billing,
  { obligation, attempts, owner }: Lease,
  {
    request,
    linked,
    intent,
  }: { request: ChargeRequest; linked: number | undefined; intent: Stripe.PaymentIntent },
): Promise<ChargeOutcome> {
  const { db, clock } = billing;
  const [latest] = unresolvedAttempts(intent.id, attempts);
  // This call waits for the same attempt as the call that created it.
  if (latest !== undefined && latest.id !== linked) {
    await request.call?.bind(db, latest.id, linked);
  }
  await finishAttempt(billing, {
    obligationId: obligation.id,
    attemptId: latest?.id ?? null,
    attempt: 'requires_action',
    obligation: 'action_required',
    owner,
    now: clock.now(),
  });
  return { kind: 'requires_action', clientSecret: intent.client_secret ?? '' };
}

/**
 * Charges a claimed obligation to the payer's card on file off-session.
 * @throws the SDK's errors
 */
export async function chargeCardOnFile(
  billing: Billing,
  lease: Lease,
  card: { paymentMethod: string } | null,
): Promise<ChargeOutcome> {
  if (card === null) return { kind: 'blocked', reason: 'no_card' };
  const { obligation } = lease;
  const request = { paymentMethod: card.paymentMethod, onSession: false };
  const outcome = await collectLeased(billing, lease, request);
  if (outcome.kind !== 'declined') return outcome;
  switch (outcome.refusal.kind) {
    case 'card':
    case 'unusable_method':
      return outcome;
    case 'payee_not_ready':
      return { kind: 'blocked', reason: 'payee_not_ready' };
    case 'missing_customer':
      // The card was deleted with its customer.
      await replaceLostCustomer(billing, obligation.payer_id);
      return { kind: 'blocked', reason: 'no_card' };
    default:
      return { kind: 'unavailable' };
  }
}
