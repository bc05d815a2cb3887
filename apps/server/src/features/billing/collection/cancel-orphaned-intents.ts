import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { listOrphans, type UnpaidIntent } from '../ledger/queries/obligations.ts';
import type { Billing } from '../provider.ts';

const OLD_MS = 25 * 60 * 60 * 1000;
const RECENT_MS = 8 * 24 * 60 * 60 * 1000;
const UNPAID = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/**
 * Cancels payment intents that will never be confirmed: their ids were lost before commit, or the
 * obligation was cancelled. Ignores those of other programs.
 */
export async function cancelOrphanedIntents(billing: Billing): Promise<void> {
  const { db, clock, payments, log } = billing;
  const now = clock.now().getTime();
  const seconds = (instant: number) => Math.floor(instant / 1000);
  const list = payments.stripe.paymentIntents.list({
    created: { gte: seconds(now - RECENT_MS), lt: seconds(now - OLD_MS) },
    limit: 100,
  });
  const unpaid: UnpaidIntent[] = [];
  for await (const { id, status, metadata, customer: of } of list) {
    const obligation = Number(metadata.obligation_id);
    const customer = idOf(of);
    if (!UNPAID.has(status) || !(obligation > 0) || customer === null) continue;
    unpaid.push({ id, obligation, customer });
  }
  for (const id of await listOrphans(db, unpaid)) {
    try {
      await payments.stripe.paymentIntents.cancel(id);
    } catch (error) {
      log.warn(
        { intent: id, fault: faultOf(error).kind },
        'an orphaned payment intent was not canceled',
      );
    }
  }
}
