import Stripe from 'stripe';
import { findUnpaidAccounts, removeUnpaidAccount } from '../accounts/index.ts';
import type { Billing } from './billing.ts';
import { closePayments } from './collect/close-payments.ts';

/**
 * Removes accounts whose sign-up was never paid, once the provider has said that nothing of them can
 * be charged any more. Who has paid meanwhile stays; where the provider cannot be asked, the next
 * hour sees to it.
 */
export async function removeUnpaidAccounts(billing: Billing): Promise<void> {
  const { db, clock, log } = billing;
  for (const id of await findUnpaidAccounts(db, clock.now())) {
    try {
      if (await closePayments(billing, id)) await removeUnpaidAccount(db, id, clock.now());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      log.warn({ err: error, member: id }, 'an unpaid account is left for the next hour');
      if (error instanceof Stripe.errors.StripeConnectionError) return;
    }
  }
}
