import type Stripe from 'stripe';
import type { Behaviour } from '../cards/test-cards.ts';

/** The kinds of stored objects, by Stripe's name for them in `object`. */
export interface Stored {
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  refund: Stripe.Refund;
  setup_attempt: Stripe.SetupAttempt;
  setup_intent: Stripe.SetupIntent;
  webhook_endpoint: Stripe.WebhookEndpoint;
}
export type Kind = keyof Stored;

/** Data of an object that no answer shows. */
export interface Hidden {
  /** Payment method: how its test card behaves. */
  behaviour?: Behaviour;
  /** Payment method: a setup has succeeded, so it may be charged off session. */
  isSetUp?: boolean;
  /** Payment method: it was detached or used up, and cannot be used again. */
  isSpent?: boolean;
  /** Payment method: how often its scripted card has been declined. */
  declines?: number;
  /** Intent: the open 3-D Secure step. */
  challenge?: { token: string; returnUrl: string | null };
  /** Webhook endpoint: the secret that signs its deliveries. */
  secret?: string;
}
