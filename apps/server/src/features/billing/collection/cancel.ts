import type { Obligation } from '../../../platform/payments/obligation-kinds.ts';
import { idOf } from '../../../platform/payments/provider.ts';
import { faultOf } from '../../../platform/payments/provider-fault.ts';
import { findPayer } from '../cards/cards.queries.ts';
import { cancelObligation } from '../ledger/attempts.ts';
import { claimObligation, type Lease, releaseObligation } from '../ledger/lease.ts';
import { listOrphans, listOwed, type UnpaidIntent } from '../ledger/obligations.queries.ts';
import { recordPaid } from '../ledger/payments.ts';
import type { Billing } from '../provider.ts';
import { EXPAND, paidCharge } from './intents.ts';
import { syncIntent } from './sync.ts';

/**
 * Cancels the payment intent of an obligation under a held lease. Records the payment if it was
 * paid first.
 * @returns 'busy' if it can neither be canceled now nor is paid
 * @throws the SDK's errors
 */
export async function cancelIntent(
  billing: Billing,
  { id, intent: intentId }: { id: number; intent: string | null },
): Promise<'canceled' | 'paid' | 'busy'> {
  if (intentId === null) return 'canceled';
  const { paymentIntents } = billing.payments.stripe;
  try {
    await paymentIntents.cancel(intentId);
  } catch (error) {
    if (faultOf(error).kind !== 'unexpected_state') throw error;
  }
  // The answer may be a replay, so only the intent's status counts.
  const intent = await paymentIntents.retrieve(intentId, { expand: EXPAND });
  if (intent.status === 'canceled') return 'canceled';
  if (intent.status !== 'succeeded') return 'busy';
  await recordPaid(billing, id, paidCharge(intent));
  return 'paid';
}

/**
 * Cancels an obligation once the provider confirms that it can no longer be charged. Records the
 * payment if it was paid first.
 * @param verify throws if this is not the obligation to cancel; nothing else changes it until then
 * @returns false if it was or may still be paid
 * @throws the SDK's errors
 */
export async function closeObligation(
  billing: Billing,
  id: number,
  verify?: (obligation: Obligation) => void,
): Promise<boolean> {
  const lease = await claimObligation(billing, id);
  if (lease === undefined) return false;
  try {
    verify?.(lease.obligation);
    return await closeLeased(billing, lease);
  } finally {
    await releaseObligation(billing, lease);
  }
}

/** The same under the caller's lease. */
export async function closeLeased(
  billing: Billing,
  { obligation: { id, payment_intent: intent, provider_mode }, owner }: Lease,
): Promise<boolean> {
  const { db, clock, payments } = billing;
  if (provider_mode === payments.mode) {
    if ((await cancelIntent(billing, { id, intent })) !== 'canceled') return false;
  } else if (provider_mode === 'live' && intent !== null) {
    // Real money, at a provider that the current keys cannot reach.
    return false;
  }
  const now = clock.now();
  return cancelObligation(db, { obligationId: id, owner, canceled: intent, now });
}

/**
 * Cancels everything that a member could still be charged for. Records payments made in the
 * meantime.
 * @returns false if something was or may still be paid
 * @throws the SDK's errors
 */
export async function closePayments(billing: Billing, memberId: number): Promise<boolean> {
  for (const { id } of await listOwed(billing.db, memberId)) {
    if (!(await closeObligation(billing, id))) return false;
  }
  return cancelLostIntents(billing, memberId);
}

/**
 * Intents whose ids were never stored, for example because the process died after creating them.
 */
async function cancelLostIntents(billing: Billing, memberId: number): Promise<boolean> {
  const { db, payments } = billing;
  const { customerId } = await findPayer(db, memberId, payments.mode);
  if (customerId === null) return true;
  const { paymentIntents } = payments.stripe;
  for await (const intent of paymentIntents.list({ customer: customerId, limit: 100 })) {
    const { id, status, metadata } = intent;
    if (metadata.obligation_id === undefined || status === 'canceled') continue;
    if (status === 'succeeded') {
      await syncIntent(billing, id);
      return false;
    }
    const canceled = await paymentIntents.cancel(id);
    if (canceled.status !== 'canceled') return false;
  }
  return true;
}

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
