import Stripe from 'stripe';
import { unavailable } from '../../../platform/errors.ts';
import { faultOf, refusalOf } from '../../../platform/payments/provider-fault.ts';
import type { Billing } from '../ledger/billing.ts';
import { refusedPayment } from './payment-refusals.ts';

/**
 * Runs provider calls that move no money, and maps the provider's faults to API errors.
 * @throws ApiError 503 if the provider is unreachable
 */
export async function withProvider<T>(
  { log }: Pick<Billing, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const refusal = refusalOf(faultOf(error));
    if (refusal?.kind === 'our_fault') log.error({ err: error }, 'the provider rejects our calls');
    throw refusal === undefined ? unavailable() : refusedPayment(refusal);
  }
}
