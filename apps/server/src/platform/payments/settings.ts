import type { ProviderMode } from '@crewpad/domain';

/** The payment settings. */
export type PaymentSettings =
  | { readonly mode: 'sandbox'; readonly port: number | undefined }
  | {
      readonly mode: Exclude<ProviderMode, 'sandbox'>;
      readonly secretKey: string;
      readonly publishableKey: string;
      /** Secret of the webhook endpoint for the platform's own events. */
      readonly webhookSecret: string | undefined;
      /** Secret of the webhook endpoint for events of connected accounts. */
      readonly connectWebhookSecret: string | undefined;
    };

interface StripeKeys {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_CONNECT_WEBHOOK_SECRET?: string | undefined;
  SANDBOX_PORT?: number | undefined;
}

const modeOf = (key: string, kind: 'sk' | 'pk'): 'test' | 'live' | undefined => {
  const [, mode] = new RegExp(`^${kind}_(test|live)_\\w+$`).exec(key) ?? [];
  return mode as 'test' | 'live' | undefined;
};

/** The sandbox without keys, otherwise Stripe. Keys that do not match are errors. */
export function readPaymentSettings(keys: StripeKeys, errors: string[]): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = keys;
  if (secretKey === undefined) {
    if (publishableKey !== undefined)
      errors.push('STRIPE_SECRET_KEY: required with its public key');
    return { mode: 'sandbox', port: keys.SANDBOX_PORT };
  }
  const mode = modeOf(secretKey, 'sk') ?? 'test';
  if (modeOf(secretKey, 'sk') === undefined) {
    errors.push('STRIPE_SECRET_KEY: must start with sk_test_ or sk_live_');
  }
  if (publishableKey === undefined) {
    errors.push('STRIPE_PUBLISHABLE_KEY: required with STRIPE_SECRET_KEY');
  } else if (modeOf(publishableKey, 'pk') !== mode) {
    errors.push(`STRIPE_PUBLISHABLE_KEY: must be of the same mode, pk_${mode}_`);
  }
  return {
    mode,
    secretKey,
    publishableKey: publishableKey ?? '',
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    connectWebhookSecret: keys.STRIPE_CONNECT_WEBHOOK_SECRET,
  };
}
