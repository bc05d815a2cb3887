import type { contract } from '@crewpad/contract';
import { CARD_AMOUNT_MAX, type ProviderMode } from '@crewpad/domain';
import Stripe from 'stripe';
import type { PaymentSettings } from './settings.ts';

/** The payment provider: Stripe, or the project's sandbox that speaks the same API. */
export interface PaymentProvider {
  readonly mode: ProviderMode;
  readonly stripe: Stripe;
  /** What the browser needs for the card form. */
  readonly card: contract.content.PublicConfig['card'];
  /** Address of the running sandbox; undefined with Stripe. */
  readonly sandboxUrl: string | undefined;
  /** What the provider charges for each payout account a month, in cents. */
  readonly accountFeeCents: number;
  /** The largest single charge to tenants, in cents. */
  readonly cardAmountMax: number;
}

const TIMEOUT_MS = 20_000;
const STRIPE_SCRIPT = 'https://js.stripe.com';
/** Where the sandbox's script and frames are served by the main server. */
export const SANDBOX_PATH = '/sandbox';

/** Connects to Stripe with its keys, or to a running sandbox. */
export function openPaymentProvider(
  settings: PaymentSettings,
  sandbox: { url: string; secretKey: string; publishableKey: string } | undefined,
  { accountFeeCents = 0, cardAmountMax = CARD_AMOUNT_MAX } = {},
): PaymentProvider {
  // The ledger retries: it knows what was sent.
  const options = { maxNetworkRetries: 0, telemetry: false, timeout: TIMEOUT_MS };
  if (settings.mode !== 'sandbox') {
    const publishable_key = settings.publishableKey;
    return {
      mode: settings.mode,
      stripe: new Stripe(settings.secretKey, options),
      card: { mode: 'stripe', publishable_key, api_base: STRIPE_SCRIPT },
      sandboxUrl: undefined,
      accountFeeCents,
      cardAmountMax,
    };
  }
  if (sandbox === undefined) throw new Error('The payment sandbox is not running.');
  const { hostname, port } = new URL(sandbox.url);
  return {
    mode: 'sandbox',
    stripe: new Stripe(sandbox.secretKey, { ...options, host: hostname, port, protocol: 'http' }),
    card: { mode: 'sandbox', publishable_key: sandbox.publishableKey, api_base: SANDBOX_PATH },
    sandboxUrl: sandbox.url,
    accountFeeCents,
    cardAmountMax,
  };
}

/** Id of what the provider returns either whole or as its id. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
