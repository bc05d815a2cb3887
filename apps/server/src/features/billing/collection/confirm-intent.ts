import type Stripe from 'stripe';
import {
  faultOf,
  type ProviderFault,
  type Refusal,
  refusalOf,
} from '../../../platform/payments/provider-fault.ts';
import { loseCards } from '../cards/commands/cards.ts';
import {
  type Attempt,
  type AttemptEnd,
  finishAttempt,
  startAttempt,
} from '../ledger/commands/attempts.ts';
import { LEASE_MS, type Lease } from '../ledger/commands/lease.ts';
import { recordPaid } from '../ledger/commands/record-paid.ts';
import { remedyFor } from '../ledger/declines.ts';
import type { Billing } from '../provider.ts';
import { EXPAND, paidCharge } from './intents.ts';
import type { ChargeOutcome, ChargeRequest } from './outcome.ts';

interface Charging {
  lease: Pick<Lease, 'obligation' | 'owner'>;
  request: ChargeRequest;
  /** The pending attempt of an earlier repetition of this call. */
  linked: number | undefined;
}

/**
 * Charges the card: the only place where money moves. Records the attempt first.
 * @returns 'read_again' if the intent was not in the expected state and must be read again
 */
export async function confirmIntent(
  billing: Billing,
  intent: Stripe.PaymentIntent,
  { lease: { obligation, owner }, request, linked }: Charging,
): Promise<ChargeOutcome | 'read_again'> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const attempt = await startAttempt(db, {
    obligationId: obligation.id,
    owner,
    paymentIntent: intent.id,
    paymentMethod: request.paymentMethod,
    onSession: request.onSession,
    byPayee: request.byPayee ?? false,
    now,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    link: async (trx, id) => request.call?.bind(trx, id, linked) ?? true,
  });
  if (attempt === undefined) return { kind: 'busy' };
  let confirmed: Stripe.PaymentIntent;
  try {
    confirmed = await payments.stripe.paymentIntents.confirm(
      intent.id,
      {
        payment_method: request.paymentMethod,
        off_session: !request.onSession,
        expand: EXPAND,
      },
      { idempotencyKey: attempt.key },
    );
  } catch (error) {
    const charged = { obligationId: obligation.id, owner, request, attempt };
    return recordFault(billing, faultOf(error), charged);
  }
  if (confirmed.status === 'succeeded') {
    await recordPaid(billing, obligation.id, paidCharge(confirmed));
    return { kind: 'paid' };
  }
  const end = { obligationId: obligation.id, attemptId: attempt.id, owner, now: clock.now() };
  if (confirmed.status === 'requires_action') {
    await finishAttempt(billing, {
      ...end,
      attempt: 'requires_action',
      obligation: 'action_required',
    });
    return { kind: 'requires_action', clientSecret: confirmed.client_secret ?? '' };
  }
  await finishAttempt(billing, { ...end, attempt: 'unknown' });
  return { kind: 'processing' };
}

async function recordFault(
  billing: Billing,
  fault: ProviderFault,
  {
    obligationId,
    owner,
    request,
    attempt,
  }: { obligationId: number; owner: string; request: ChargeRequest; attempt: Attempt },
): Promise<ChargeOutcome | 'read_again'> {
  const end = { obligationId, attemptId: attempt.id, owner, now: billing.clock.now() };
  const refusal = refusalOf(fault);
  if (refusal === undefined) {
    await finishAttempt(billing, { ...end, attempt: 'unknown' });
    return fault.kind === 'unexpected_state' ? 'read_again' : { kind: 'processing' };
  }
  if (refusal.kind === 'our_fault') {
    billing.log.error(
      { obligation: obligationId, code: refusal.code },
      'the provider rejects our calls',
    );
  }
  await finishAttempt(billing, {
    ...end,
    ...detailsOf(refusal, request, end.now),
    attempt: 'declined',
    // The payer cannot fix the payee's account.
    notifyPayer: !request.onSession && refusal.kind !== 'payee_not_ready',
  });
  return { kind: 'declined', refusal };
}

function detailsOf(
  refusal: Refusal,
  { paymentMethod, onSession }: ChargeRequest,
  now: Date,
): Pick<
  AttemptEnd,
  'obligation' | 'code' | 'declineCode' | 'adviceCode' | 'chargeId' | 'requestId' | 'also'
> {
  switch (refusal.kind) {
    case 'card': {
      // The card owner was not there to confirm.
      const mustConfirm = !onSession && remedyFor(refusal) === 'authenticate';
      return { ...refusal, obligation: mustConfirm ? 'action_required' : 'failed' };
    }
    case 'unusable_method':
      return {
        code: refusal.code,
        obligation: 'failed',
        also: (trx) => loseCards(trx, { payment_method: paymentMethod }, now),
      };
    default:
      return { code: refusal.kind, obligation: 'due' };
  }
}

/** Records the decline of an attempt whose answer was lost, instead of retrying it. */
export async function recordFoundDecline(
  billing: Billing,
  { last_payment_error: error }: Stripe.PaymentIntent,
  {
    lease: { obligation, owner },
    attemptId,
    onSession,
  }: { lease: Pick<Lease, 'obligation' | 'owner'>; attemptId: number; onSession: boolean },
): Promise<ChargeOutcome> {
  const refusal = {
    kind: 'card' as const,
    code: error?.code ?? 'card_declined',
    declineCode: error?.decline_code,
    adviceCode: error?.advice_code,
    chargeId: error?.charge,
    requestId: undefined,
  };
  await finishAttempt(billing, {
    ...refusal,
    obligationId: obligation.id,
    attemptId,
    attempt: 'declined',
    obligation: 'failed',
    owner,
    notifyPayer: !onSession,
    now: billing.clock.now(),
  });
  return { kind: 'declined', refusal };
}
