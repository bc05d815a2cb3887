import { PLAN_RECORDS, type Plan } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { cancelIntent } from '../collection/cancel.ts';
import { replaceIntent } from '../ledger/attempts.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/lease.ts';
import type { Billing } from '../provider.ts';
import { deleteChange, findChangeOf, type PlanChange, storeChange } from './plan-changes.ts';

/** What an obligation pays for: one more term at its price, or a change of the plan. */
export interface Purchase {
  plan: Plan;
  amountCents: number;
  change?: PlanChange | undefined;
}

export function termOf(plan: Plan): Purchase {
  return { plan, amountCents: PLAN_RECORDS[plan].price_cents };
}

/** Whether an obligation is for this purchase. */
export async function isFor(
  db: Db,
  { id, plan, amount_cents }: Pick<Obligation, 'id' | 'plan' | 'amount_cents'>,
  purchase: Purchase,
): Promise<boolean> {
  if (plan !== purchase.plan || amount_cents !== purchase.amountCents) return false;
  const change = await findChangeOf(db, id);
  return change?.creditCents === purchase.change?.price.creditCents;
}

/**
 * Changes what an open obligation pays for. Cancels its payment intent first: a new one is allowed
 * only after the provider confirms that.
 * @returns 'paid' if it was paid unchanged before; 'busy' if it cannot change now
 * @throws the SDK's errors
 */
export async function changePlan(
  billing: Billing,
  obligationId: number,
  purchase: Purchase,
): Promise<'changed' | 'paid' | 'busy'> {
  const lease = await claimObligation(billing, obligationId);
  if (lease === undefined) return 'busy';
  try {
    const changed = await changeLeased(billing, lease, purchase);
    return typeof changed === 'string' ? changed : 'changed';
  } finally {
    await releaseObligation(billing, lease);
  }
}

/** The same under the caller's lease. @returns the changed obligation */
export async function changeLeased(
  billing: Billing,
  { obligation: { id, payer_id: memberId, payment_intent: intent } }: Lease,
  { plan, amountCents, change }: Purchase,
): Promise<Obligation | 'paid' | 'busy'> {
  const canceled = await cancelIntent(billing, { id, intent });
  if (canceled !== 'canceled') return canceled;
  const now = billing.clock.now();
  return transaction(billing.db, async (trx) => {
    const replaced = await replaceIntent(trx, {
      obligationId: id,
      canceled: intent,
      change: { plan, amount_cents: amountCents },
      now,
    });
    if (replaced === undefined) return 'busy';
    if (change === undefined) await deleteChange(trx, id);
    else await storeChange(trx, change, { memberId, obligationId: id, now });
    return replaced;
  });
}
