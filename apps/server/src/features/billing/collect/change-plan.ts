import { randomUUID } from 'node:crypto';
import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Billing } from '../billing.ts';
import { claimObligation, type Obligation } from '../commands/claim-obligation.ts';
import { recordPaid } from '../commands/record-paid.ts';
import { releaseObligation } from '../commands/release-obligation.ts';
import { replaceIntent } from '../commands/replace-intent.ts';
import { faultOf } from '../provider-fault.ts';
import { LEASE_MS } from './outcome.ts';
import { EXPAND, paidCharge } from './read-intent.ts';

/**
 * Makes an open obligation one for another plan. Its payment intent is canceled first: only when the
 * provider has said so can there be another one.
 * @returns 'changed'; 'paid' when it was paid as it stood before; 'busy' when it cannot be changed now.
 * @throws what the SDK throws.
 */
export async function changePlan(
  billing: Billing,
  obligationId: number,
  plan: Plan,
): Promise<'changed' | 'paid' | 'busy'> {
  const { db, clock } = billing;
  const owner = randomUUID();
  const now = clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const claim = await claimObligation(db, { obligationId, owner, now, until });
  if (claim === undefined) return 'busy';
  try {
    const canceled = await cancelIntent(billing, claim.obligation);
    if (canceled !== 'canceled') return canceled;
    const replaced = await replaceIntent(db, {
      obligationId,
      canceled: claim.obligation.payment_intent,
      change: { plan, amount_cents: PLAN_RECORDS[plan].price_cents },
      now: clock.now(),
    });
    return replaced === undefined ? 'busy' : 'changed';
  } finally {
    await releaseObligation(db, obligationId, owner);
  }
}

async function cancelIntent(
  { db, clock, payments: { stripe } }: Billing,
  { id, payment_intent: intentId }: Obligation,
): Promise<'canceled' | 'paid' | 'busy'> {
  if (intentId === null) return 'canceled';
  try {
    await stripe.paymentIntents.cancel(intentId);
  } catch (error) {
    if (faultOf(error).kind !== 'unexpected_state') throw error;
  }
  // What the answer says may be old by now; what counts is how the intent stands.
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: EXPAND });
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status !== 'succeeded') return 'busy';
  await recordPaid(db, id, paidCharge(intent), clock.now());
  return 'paid';
}
