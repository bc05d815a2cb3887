import { type HeldObligation, replaceIntent, updateAmount } from '../ledger/attempts.ts';
import { claimObligation, isHeld, type Lease, releaseObligation } from '../ledger/lease.ts';
import { findOpen } from '../ledger/obligations.queries.ts';
import type { Billing } from '../provider.ts';
import { beingRecorded, cancelIntent } from './cancel.ts';

/**
 * Holds open obligations while work changes their amounts. Cancels their payment intents first, so
 * that none is paid with an outdated amount.
 * @returns 'busy' if a payment of one of them is in progress or was made; the work did not run
 * @throws ApiError 409 while another call holds one of them; the SDK's errors
 */
export async function whileHeld<T>(
  billing: Billing,
  ids: readonly number[],
  work: (held: readonly HeldObligation[]) => Promise<T>,
): Promise<T | 'busy'> {
  const leases: Lease[] = [];
  try {
    for (const id of ids.toSorted((a, b) => a - b)) {
      const lease = await claimObligation(billing, id, { isHold: true });
      if (lease === undefined) {
        await requireNotHeld(billing, id);
        return 'busy';
      }
      leases.push(lease);
      if (!(await dropIntent(billing, lease))) return 'busy';
    }
    return await work(leases.map(({ obligation: { id }, owner }) => ({ id, owner })));
  } finally {
    for (const lease of leases) await releaseObligation(billing, lease);
  }
}

async function requireNotHeld({ db, clock }: Billing, id: number): Promise<void> {
  const open = await findOpen(db, id);
  if (open !== undefined && isHeld(open, clock.now())) throw beingRecorded(open);
}

/** Cancels an obligation's payment intent. @returns false if it may still be paid */
async function dropIntent(
  billing: Billing,
  { obligation: { id, status, payment_intent: intent, provider_mode } }: Lease,
): Promise<boolean> {
  if (status === 'collecting') return false;
  if (intent === null) return true;
  if (provider_mode !== billing.payments.mode) return provider_mode !== 'live';
  if ((await cancelIntent(billing, { id, intent })) !== 'canceled') return false;
  const now = billing.clock.now();
  return (
    (await replaceIntent(billing.db, { obligationId: id, canceled: intent, now })) !== undefined
  );
}

/**
 * Changes an obligation before it is paid.
 * @returns false if it was paid, cancelled, or a payment is in progress
 * @throws the SDK's errors
 */
export async function changeAmount(
  billing: Billing,
  id: number,
  amountCents: number,
): Promise<boolean> {
  const changed = await whileHeld(billing, [id], async ([held]) => {
    const now = billing.clock.now();
    return held !== undefined && updateAmount(billing.db, held, { amountCents, now });
  });
  return changed === true;
}
