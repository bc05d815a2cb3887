import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { cancelIntent } from '../collection/cancel.ts';
import type { Billing } from '../ledger/billing.ts';
import { replaceIntent } from '../ledger/commands/intents.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/commands/lease.ts';

/** Whether an obligation is for a term of this plan at its current price. */
export function isForPlan(
  { plan, amount_cents }: Pick<Obligation, 'plan' | 'amount_cents'>,
  requested: Plan,
): boolean {
  return plan === requested && amount_cents === PLAN_RECORDS[requested].price_cents;
}

/**
 * Changes the plan of an open obligation. Cancels its payment intent first: a new one is allowed
 * only after the provider confirms that.
 * @returns 'paid' if it was paid unchanged before; 'busy' if it cannot change now
 * @throws the SDK's errors
 */
export async function changePlan(
  billing: Billing,
  obligationId: number,
  plan: Plan,
): Promise<'changed' | 'paid' | 'busy'> {
  const lease = await claimObligation(billing, obligationId);
  if (lease === undefined) return 'busy';
  try {
    const changed = await changeLeased(billing, lease, plan);
    return typeof changed === 'string' ? changed : 'changed';
  } finally {
    await releaseObligation(billing, lease);
  }
}

/** The same under the caller's lease. @returns the changed obligation */
export async function changeLeased(
  billing: Billing,
  { obligation: { id, payment_intent: intent } }: Lease,
  plan: Plan,
): Promise<Obligation | 'paid' | 'busy'> {
  const canceled = await cancelIntent(billing, { id, intent });
  if (canceled !== 'canceled') return canceled;
  const replaced = await replaceIntent(billing.db, {
    obligationId: id,
    canceled: intent,
    change: { plan, amount_cents: PLAN_RECORDS[plan].price_cents },
    now: billing.clock.now(),
  });
  return replaced ?? 'busy';
}
