import { randomUUID } from 'node:crypto';
import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Billing } from '../billing.ts';
import { claimObligation } from '../commands/claim-obligation.ts';
import { releaseObligation } from '../commands/release-obligation.ts';
import { replaceIntent } from '../commands/replace-intent.ts';
import { cancelIntent } from './cancel-intent.ts';
import { LEASE_MS } from './outcome.ts';

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
