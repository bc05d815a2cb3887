import Stripe from 'stripe';
import { unavailable } from '../../platform/errors.ts';
import type { Billing } from './billing.ts';
import { refusalOf } from './collect/outcome.ts';
import { refusedPayment } from './payment-refusals.ts';
import { faultOf } from './provider-fault.ts';

/**
 * Does work that asks the provider but moves no money; its faults become refusals.
 * @throws ApiError 503 when the provider cannot be reached.
 */
export async function answeringProvider<T>(
  { log }: Pick<Billing, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const refusal = refusalOf(faultOf(error));
    if (refusal?.kind === 'our_fault') log.error({ err: error }, 'the provider refuses our calls');
    throw refusal === undefined ? unavailable() : refusedPayment(refusal);
  }
}
