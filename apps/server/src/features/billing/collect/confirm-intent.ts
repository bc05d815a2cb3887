import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { type Attempt, beginAttempt } from '../commands/begin-attempt.ts';
import type { Obligation } from '../commands/claim-obligation.ts';
import { type AttemptEnd, finishAttempt } from '../commands/finish-attempt.ts';
import { recordPaid } from '../commands/record-paid.ts';
import { faultOf, type ProviderFault } from '../provider-fault.ts';
import { remedyFor } from '../rules/declines.ts';
import { LEASE_MS, type Outcome, refusalOf, type Wish } from './outcome.ts';
import { EXPAND, paidCharge } from './read-intent.ts';

interface Charging {
  obligation: Obligation;
  owner: string;
  wish: Wish;
  /** The attempt that the same call has made before, of which nothing came. */
  own: number | undefined;
}

/**
 * Charges the card: the one place where money moves. The attempt is written down first.
 * @returns 'ask_again': the intent was not as expected, so its state has to be read anew.
 */
export async function confirmIntent(
  billing: Billing,
  intent: Stripe.PaymentIntent,
  { obligation, owner, wish, own }: Charging,
): Promise<Outcome | 'ask_again'> {
  const { db, clock, payments } = billing;
  const now = clock.now();
  const attempt = await beginAttempt(db, {
    obligationId: obligation.id,
    owner,
    paymentIntent: intent.id,
    paymentMethod: wish.paymentMethod,
    now,
    until: new Date(now.getTime() + LEASE_MS),
    bind: async (trx, id) => wish.call?.bind(trx, id, own) ?? true,
  });
  if (attempt === undefined) return { kind: 'busy' };
  let confirmed: Stripe.PaymentIntent;
  try {
    confirmed = await payments.stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: wish.paymentMethod, off_session: !wish.onSession, expand: EXPAND },
      { idempotencyKey: attempt.key },
    );
  } catch (error) {
    return recordFault(billing, faultOf(error), { obligation, owner, wish, attempt });
  }
  const end = { obligationId: obligation.id, attemptId: attempt.id, owner, now: clock.now() };
  if (confirmed.status === 'succeeded') {
    await recordPaid(db, obligation.id, paidCharge(confirmed), clock.now());
    return { kind: 'paid' };
  }
  if (confirmed.status === 'requires_action') {
    await finishAttempt(db, { ...end, attempt: 'action', obligation: 'action_required' });
    return { kind: 'requires_action', clientSecret: confirmed.client_secret ?? '' };
  }
  await finishAttempt(db, { ...end, attempt: 'unknown' });
  return { kind: 'processing' };
}

async function recordFault(
  { db, clock, log }: Billing,
  fault: ProviderFault,
  { obligation, owner, wish, attempt }: Omit<Charging, 'own'> & { attempt: Attempt },
): Promise<Outcome | 'ask_again'> {
  const end = { obligationId: obligation.id, attemptId: attempt.id, owner, now: clock.now() };
  const refusal = refusalOf(fault);
  if (refusal === undefined) {
    await finishAttempt(db, { ...end, attempt: 'unknown' });
    return fault.kind === 'unexpected_state' ? 'ask_again' : { kind: 'processing' };
  }
  if (refusal.kind === 'our_fault') {
    log.error({ obligation: obligation.id, code: refusal.code }, 'the provider refuses our calls');
  }
  const tellPayer = !wish.onSession;
  await finishAttempt(db, { ...end, ...detailsOf(refusal, wish), attempt: 'declined', tellPayer });
  return { kind: 'refused', fault: refusal };
}

function detailsOf(
  refusal: NonNullable<ReturnType<typeof refusalOf>>,
  { paymentMethod, onSession }: Wish,
): Pick<
  AttemptEnd,
  'obligation' | 'code' | 'declineCode' | 'adviceCode' | 'chargeId' | 'requestId' | 'unusableMethod'
> {
  switch (refusal.kind) {
    case 'card': {
      // Its owner was not there to be asked.
      const isAsked = !onSession && remedyFor(refusal) === 'authenticate';
      return { ...refusal, obligation: isAsked ? 'action_required' : 'failed' };
    }
    case 'unusable_method':
      return { code: refusal.code, obligation: 'failed', unusableMethod: paymentMethod };
    default:
      return { code: refusal.kind, obligation: 'due' };
  }
}

/** An attempt whose answer never came was declined: that is told now, instead of trying again. */
export async function foundDecline(
  { db, clock }: Billing,
  { last_payment_error: error }: Stripe.PaymentIntent,
  {
    obligation,
    owner,
    attemptId,
    onSession,
  }: { obligation: Obligation; owner: string; attemptId: number; onSession: boolean },
): Promise<Outcome> {
  const fault = {
    kind: 'card' as const,
    code: error?.code ?? 'card_declined',
    declineCode: error?.decline_code,
    adviceCode: error?.advice_code,
    chargeId: error?.charge,
    requestId: undefined,
  };
  await finishAttempt(db, {
    ...fault,
    obligationId: obligation.id,
    attemptId,
    attempt: 'declined',
    obligation: 'failed',
    owner,
    tellPayer: !onSession,
    now: clock.now(),
  });
  return { kind: 'refused', fault };
}
