import type Stripe from 'stripe';
import type { PaidCharge } from '../commands/record-paid.ts';

/** With this the provider's answers about an intent hold its charge and the fee of it. */
export const EXPAND = ['latest_charge.balance_transaction'];

/** The charge of an intent that succeeded. */
export function paidCharge(intent: Stripe.PaymentIntent): PaidCharge {
  const { latest_charge: charge } = intent;
  if (charge === null || typeof charge === 'string') {
    throw new Error(`the provider told no charge of ${intent.id}`);
  }
  const { balance_transaction: transaction, payment_method_details: details } = charge;
  const { brand, last4 } = details?.card ?? {};
  return {
    paymentIntent: intent.id,
    chargeId: charge.id,
    amount: charge.amount,
    fee: typeof transaction === 'object' && transaction !== null ? transaction.fee : null,
    card: brand && last4 ? { brand, last4 } : null,
  };
}

/** Id of what is either told whole or by its id. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
