import Stripe from 'stripe';

const REFUSED = new Set([400, 402, 403, 404]);

/** Whether the provider definitely refused a call, so that nothing has moved. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeIdempotencyError) &&
    REFUSED.has(error.statusCode ?? 0)
  );
}
