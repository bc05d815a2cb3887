import Stripe from 'stripe';
import { deleteUnpaidAccount, listUnpaidAccounts } from '../../accounts/index.ts';
import { closePayments } from '../collection/cancel.ts';
import type { Billing } from '../ledger/billing.ts';

/**
 * Deletes accounts whose sign-up was never paid, once the provider has reported that they cannot be
 * charged any more. Members who paid meanwhile stay. If the provider cannot be reached, the next hour's
 * run deletes them.
 */
export async function removeUnpaidAccounts(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const id of await listUnpaidAccounts(db, clock.now())) {
    try {
      if (await closePayments(billing, id)) await deleteUnpaidAccount(db, id, clock.now());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.warn({ err: error, member: id }, 'an unpaid account is deleted later');
      if (error instanceof Stripe.errors.StripeConnectionError) return;
    }
  }
}
