import type Stripe from 'stripe';

/** A refund of nothing, with every field. */
export function blankRefund(id: string, now: number): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount: 0,
    balance_transaction: null,
    charge: null,
    created: now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
