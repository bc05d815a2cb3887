import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import type { Billing } from '../ledger/billing.ts';
import { findWebhookEndpoint, storeWebhookEndpoint } from './commands/provider-state.ts';
import { EVENT_TYPES } from './event-types.ts';

/**
 * Makes the sandbox send its events to this server. With Stripe, the operator registers the address and
 * gives its secret in the settings.
 */
export async function registerWebhookEndpoint(billing: Billing, url: string): Promise<void> {
  const { db, payments } = billing;
  const { webhookEndpoints } = payments.stripe;
  const known = await findWebhookEndpoint(db, payments.mode);
  const wanted = { url, enabled_events: [...EVENT_TYPES] };
  if (known !== undefined) {
    try {
      await webhookEndpoints.update(known.id, wanted);
      return;
    } catch (error) {
      // A new sandbox does not know it.
      if (faultOf(error).kind === 'unknown') throw error;
    }
  }
  const { id, secret } = await webhookEndpoints.create(wanted);
  if (secret === undefined) throw new Error('the sandbox returned no webhook secret');
  await storeWebhookEndpoint(db, payments.mode, { id, secret });
}

/** The secret that signs the provider's events: a setting with Stripe, our endpoint's at the sandbox. */
export async function readWebhookSecret({
  config,
  db,
  payments,
}: Pick<Services, 'config' | 'db' | 'payments'>): Promise<string | undefined> {
  if (config.payments.mode !== 'sandbox') return config.payments.webhookSecret;
  const endpoint = await findWebhookEndpoint(db, payments.mode);
  return endpoint?.secret;
}
