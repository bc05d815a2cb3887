import Stripe from 'stripe';
import { deleteUnpaidAccount, listUnpaidAccounts } from '../../accounts/index.ts';
import { closePayments } from '../collection/cancel.ts';
import { removeCancelled } from '../ledger/obligations.ts';
import type { Billing } from '../provider.ts';

/**
 * Deletes unpaid sign-ups after the provider confirms that they can no longer be charged. Members
 * who paid in the meantime stay. If the provider is unreachable, the next hourly run deletes them.
 */
export async function removeUnpaidAccounts(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const id of await listUnpaidAccounts(db, clock.now())) {
    try {
      if (!(await closePayments(billing, id))) continue;
      await deleteUnpaidAccount(db, { memberId: id, now: clock.now() }, removeCancelled);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.warn({ err: error, member: id }, 'could not delete an unpaid account; will retry');
      if (error instanceof Stripe.errors.StripeConnectionError) return;
    }
  }
}
