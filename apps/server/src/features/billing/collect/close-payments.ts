import { randomUUID } from 'node:crypto';
import type { Billing } from '../billing.ts';
import { cancelObligation } from '../commands/cancel-obligation.ts';
import { claimObligation } from '../commands/claim-obligation.ts';
import { releaseObligation } from '../commands/release-obligation.ts';
import { handleIntent } from '../events/handle-intent.ts';
import { findOwed } from '../queries/owed.ts';
import { readPayer } from '../queries/payer.ts';
import { cancelIntent } from './cancel-intent.ts';
import { LEASE_MS } from './outcome.ts';

/**
 * Ends for good all that a member could still be charged for: only when the provider says that an
 * intent is canceled it is. What was paid meanwhile is recorded and stays.
 * @returns false: something was paid, or may still be.
 * @throws what the SDK throws.
 */
export async function closePayments(billing: Billing, memberId: number): Promise<boolean> {
  for (const owed of await findOwed(billing.db, memberId)) {
    if (!(await closeObligation(billing, owed.id))) return false;
  }
  return closeLostIntents(billing, memberId);
}

/**
 * Gives up what is owed, once the provider says that it can no longer be charged. What was faster is
 * recorded as paid.
 * @returns false: it was paid, or may still be.
 * @throws what the SDK throws.
 */
export async function closeObligation(billing: Billing, id: number): Promise<boolean> {
  const { db, clock, payments } = billing;
  const owner = randomUUID();
  const now = clock.now();
  const until = new Date(now.getTime() + LEASE_MS);
  const claim = await claimObligation(db, { obligationId: id, owner, now, until });
  if (claim === undefined) return false;
  const { payment_intent: canceled, provider_mode } = claim.obligation;
  try {
    if (provider_mode === payments.mode) {
      if ((await cancelIntent(billing, claim.obligation)) !== 'canceled') return false;
    } else if (provider_mode === 'live' && canceled !== null) {
      // Real money, of a provider that cannot be asked with the keys of today.
      return false;
    }
    return await cancelObligation(db, { obligationId: id, owner, canceled, now: clock.now() });
  } finally {
    await releaseObligation(db, id, owner);
  }
}

/** Intents whose ids never reached a row, as when the process died just after they were made. */
async function closeLostIntents(billing: Billing, memberId: number): Promise<boolean> {
  const { db, payments } = billing;
  const { customerId } = await readPayer(db, memberId, payments.mode);
  if (customerId === null) return true;
  const { paymentIntents } = payments.stripe;
  for await (const intent of paymentIntents.list({ customer: customerId, limit: 100 })) {
    const { id, status, metadata } = intent;
    if (metadata.obligation_id === undefined || status === 'canceled') continue;
    if (status === 'succeeded') {
      await handleIntent(billing, id);
      return false;
    }
    const canceled = await paymentIntents.cancel(id);
    if (canceled.status !== 'canceled') return false;
  }
  return true;
}
