import type Stripe from 'stripe';
import type { Behaviour } from '../cards/test-cards.ts';

/** The kinds of stored objects, by Stripe's name for them in `object`. */
export interface Stored {
  account: Stripe.Account | Stripe.DeletedAccount;
  application_fee: Stripe.ApplicationFee;
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  fee_refund: Stripe.FeeRefund;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  refund: Stripe.Refund;
  setup_attempt: Stripe.SetupAttempt;
  setup_intent: Stripe.SetupIntent;
  transfer: Stripe.Transfer;
  transfer_reversal: Stripe.TransferReversal;
  webhook_endpoint: Stripe.WebhookEndpoint;
}
export type Kind = keyof Stored;

/** Object data that no answer includes. */
export interface Hidden {
  /** Payment method: how its test card behaves. */
  behaviour?: Behaviour;
  /** Payment method: a setup has succeeded, so it may be charged off session. */
  isSetUp?: boolean;
  /** Payment method: it was detached or used up, and cannot be used again. */
  isSpent?: boolean;
  /** Payment method: how often its scripted card has been declined. */
  declines?: number;
  /** Payment method: when it was first declined, in unix seconds. */
  declinedAt?: number;
  /** Intent: the open 3-D Secure step. */
  challenge?: { token: string; returnUrl: string | null };
  /** Webhook endpoint: the secret that signs its deliveries. */
  secret?: string;
  /** Webhook endpoint: it gets the events of connected accounts. */
  isConnect?: boolean;
  /** Account: the capabilities that were requested, and when. */
  requested?: Record<string, number>;
  /** Account: it has disconnected from the platform. */
  isDisconnected?: boolean;
  /** Account: a test lets reversals of its transfers be refused. */
  refusesReversals?: boolean;
  /** Account: since when its balance is below zero, in unix seconds. */
  negativeSince?: number;
  /** Account: the bank returns its next payout. */
  failsNextPayout?: boolean;
  /** Account: the newest links to its pages, and the sessions that they opened. */
  links?: PageLink[];
}

/** A link to the onboarding or the dashboard of a connected account, or the session that it opened. */
export interface PageLink {
  page: 'onboarding' | 'dashboard';
  token: string;
  /** Unix seconds of the sandbox's clock. */
  expiresAt: number;
  /** Set once the link was opened. */
  session?: { token: string; expiresAt: number };
  refreshUrl: string | null;
  returnUrl: string | null;
}
