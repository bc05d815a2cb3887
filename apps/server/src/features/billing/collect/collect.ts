import { randomUUID } from 'node:crypto';
import type { Plan } from '@crewpad/domain';
import type Stripe from 'stripe';
import type { Billing } from '../billing.ts';
import { type Claim, claimObligation } from '../commands/claim-obligation.ts';
import { finishAttempt } from '../commands/finish-attempt.ts';
import { recordPaid } from '../commands/record-paid.ts';
import { releaseObligation } from '../commands/release-obligation.ts';
import { replaceIntent } from '../commands/replace-intent.ts';
import { faultOf } from '../provider-fault.ts';
import { findOpenPlan } from '../queries/open-plan.ts';
import { nextStep, unresolvedAttempts } from '../rules/next-step.ts';
import { confirmIntent, foundDecline } from './confirm-intent.ts';
import { ensureIntent } from './ensure-intent.ts';
import { LEASE_MS, type Outcome, refusalOf, type Wish } from './outcome.ts';
import { giveUpAsked, readOwnAttempt } from './own-attempt.ts';
import { paidCharge } from './read-intent.ts';

/** Each turn asks the provider anew; more are only needed when several work on the same obligation. */
const TURNS = 4;

/**
 * Has an obligation paid by its one payment intent. May be called by anybody, any number of times and
 * at the same time: money moves only by confirming the intent that the obligation's row names, and an
 * intent can succeed once. What dies on the way is found out and finished by the next call.
 */
export async function collect(
  billing: Billing,
  obligationId: number,
  wish: Wish,
): Promise<Outcome> {
  const { db, clock } = billing;
  const owner = randomUUID();
  const now = clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const claim = await claimObligation(db, { obligationId, owner, now, until });
  if (claim === undefined) {
    const open = await findOpenPlan(db, obligationId);
    if (open === undefined) return { kind: 'closed' };
    return { kind: isOther(open.plan, wish) ? 'other_plan' : 'busy' };
  }
  try {
    return await collectClaimed(billing, claim, owner, wish);
  } finally {
    await releaseObligation(db, obligationId, owner);
  }
}

async function collectClaimed(
  billing: Billing,
  claim: Claim,
  owner: string,
  wish: Wish,
): Promise<Outcome> {
  let { obligation } = claim;
  if (isOther(obligation.plan, wish)) return { kind: 'other_plan' };
  let own = await readOwnAttempt(billing, wish.call);
  if (own?.refusal !== undefined) return { kind: 'refused', fault: own.refusal };
  if (claim.customerId === null) return { kind: 'refused', fault: { kind: 'missing_customer' } };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const asked = await askProvider(billing, { ...claim, obligation }, owner);
    if ('outcome' in asked) return asked.outcome;
    const { intent } = asked;
    const { db, clock } = billing;
    const step = nextStep(intent, claim.attempts, wish.paymentMethod);
    if (own?.isAsked && (step.do === 'replace' || step.do === 'confirm')) {
      return { kind: 'refused', fault: await giveUpAsked(billing, obligation.id, own.id) };
    }
    switch (step.do) {
      case 'record_paid':
        await recordPaid(db, obligation.id, paidCharge(intent), clock.now());
        return { kind: 'paid' };
      case 'wait':
        return { kind: 'processing' };
      case 'ask_owner':
        return askOwner(billing, claim, owner, { wish, own: own?.id, intent });
      case 'record_decline':
        return foundDecline(billing, intent, {
          obligation,
          owner,
          attemptId: step.attemptId,
          onSession: wish.onSession,
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
        const charging = { obligation, owner, wish, own: own?.id };
        const outcome = await confirmIntent(billing, intent, charging);
        if (outcome !== 'ask_again') return outcome;
        own = await readOwnAttempt(billing, wish.call);
        obligation = { ...obligation, payment_intent: intent.id };
      }
    }
  }
  return { kind: 'processing' };
}

function isOther(plan: Plan | null, wish: Wish): boolean {
  return wish.plan !== undefined && wish.plan !== plan;
}

type Asked =
  | { intent: NonNullable<Awaited<ReturnType<typeof ensureIntent>>> }
  | { outcome: Outcome };

/** Nothing is charged here; so when nothing was sent before either, that is certain. */
async function askProvider(billing: Billing, claim: Claim, owner: string): Promise<Asked> {
  const { obligation, customerId, attempts } = claim;
  try {
    const intent = await ensureIntent(billing, obligation, customerId ?? '', owner);
    return intent === undefined ? { outcome: { kind: 'busy' } } : { intent };
  } catch (error) {
    const fault = faultOf(error);
    const isOpen = unresolvedAttempts(obligation.payment_intent, attempts).length > 0;
    if (isOpen) return { outcome: { kind: 'processing' } };
    const refusal = refusalOf(fault);
    return {
      outcome:
        refusal === undefined ? { kind: 'unavailable' } : { kind: 'refused', fault: refusal },
    };
  }
}

async function askOwner(
  { db, clock }: Billing,
  { obligation, attempts }: Claim,
  owner: string,
  { wish, own, intent }: { wish: Wish; own: number | undefined; intent: Stripe.PaymentIntent },
): Promise<Outcome> {
  const [latest] = unresolvedAttempts(intent.id, attempts);
  // Whoever is told to confirm waits for this attempt as well as the one who made it.
  if (latest !== undefined && latest.id !== own) await wish.call?.bind(db, latest.id, own);
  await finishAttempt(db, {
    obligationId: obligation.id,
    attemptId: latest?.id ?? null,
    attempt: 'action',
    obligation: 'action_required',
    owner,
    now: clock.now(),
  });
  return { kind: 'requires_action', clientSecret: intent.client_secret ?? '' };
}
