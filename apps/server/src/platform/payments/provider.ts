import type { contract } from '@crewpad/contract';
import { CARD_AMOUNT_MAX, type ProviderMode } from '@crewpad/domain';
import Stripe from 'stripe';
import { isTracing, traced } from '../tracing.ts';
import type { PaymentSettings } from './settings.ts';

/** The payment provider: Stripe, or the project's sandbox with the same API. */
export interface PaymentProvider {
  readonly mode: ProviderMode;
  readonly stripe: Stripe;
  /** The browser's settings for the card form. */
  readonly card: contract.content.PublicConfig['card'];
  /** Address of the running sandbox; undefined with Stripe. */
  readonly sandboxUrl: string | undefined;
  /** The provider's monthly charge per payout account, in cents. */
  readonly accountFeeCents: number;
  /** The maximum charge to tenants, in cents. */
  readonly cardAmountMax: number;
}

/** The id of an object in an address of the provider, and what follows a question mark. */
const IDS = /\/[a-z]+_(?=[A-Za-z]*[\dA-Z])\w+|\?.*$/g;

/** The client that sends calls to the provider, each in a span; undefined while traces are off. */
function tracedClient(): { httpClient?: Stripe.HttpClient } {
  if (!isTracing()) return {};
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...rest) => {
    const address = path.replaceAll(IDS, (part) => (part.startsWith('/') ? '/{id}' : ''));
    const attributes = { 'server.address': host, 'http.request.method': method };
    return traced(`${method} ${address}`, attributes, () =>
      send(host, port, path, method, ...rest),
    );
  };
  return { httpClient: client };
}

const TIMEOUT_MS = 20_000;
const STRIPE_SCRIPT = 'https://js.stripe.com';
/** Where the main server serves the sandbox's script and frames. */
export const SANDBOX_PATH = '/sandbox';

/** Connects to Stripe with its keys, or to a running sandbox. */
export function openPaymentProvider(
  settings: PaymentSettings,
  sandbox: { url: string; secretKey: string; publishableKey: string } | undefined,
  { accountFeeCents = 0, cardAmountMax = CARD_AMOUNT_MAX } = {},
): PaymentProvider {
  // The ledger retries, because it knows what was sent.
  const options = {
    ...{ maxNetworkRetries: 0, telemetry: false, timeout: TIMEOUT_MS },
    ...tracedClient(),
  };
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

/** The id of a reference that the provider returns expanded or as an id. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
