import { faultOf } from '../../../platform/payments/provider-fault.ts';
import type { Services } from '../../../platform/services.ts';
import { connectedEventTypes } from '../hooks.ts';
import type { Billing } from '../provider.ts';
import {
  findWebhookEndpoints,
  storeWebhookEndpoint,
  type WebhookEndpointKind,
} from './commands/provider-state.ts';
import { EVENT_TYPES } from './event-types.ts';

/**
 * Registers this server's webhooks at the sandbox: for the product's own account and for connected
 * accounts. With Stripe, the operator registers both and sets their secrets.
 */
export async function registerWebhookEndpoints(billing: Billing, url: string): Promise<void> {
  await register(billing, 'own', { url, enabled_events: [...EVENT_TYPES] });
  const types = connectedEventTypes();
  if (types.length > 0) await register(billing, 'connected', { url, enabled_events: types });
}

type Create = Parameters<Billing['payments']['stripe']['webhookEndpoints']['create']>[0];
interface EndpointSettings {
  url: string;
  enabled_events: string[];
}

async function register(
  { db, payments }: Billing,
  kind: WebhookEndpointKind,
  { url, enabled_events }: EndpointSettings,
): Promise<void> {
  const { webhookEndpoints } = payments.stripe;
  const known = (await findWebhookEndpoints(db, payments.mode))[kind];
  const settings = { url, enabled_events: enabled_events as Create['enabled_events'] };
  if (known !== undefined) {
    try {
      await webhookEndpoints.update(known.id, settings);
      return;
    } catch (error) {
      // A new sandbox does not have it.
      if (faultOf(error).kind === 'unknown') throw error;
    }
  }
  const made = await webhookEndpoints.create({ ...settings, connect: kind === 'connected' });
  if (made.secret === undefined) throw new Error('the sandbox returned no webhook secret');
  await storeWebhookEndpoint(db, payments.mode, kind, { id: made.id, secret: made.secret });
}

/**
 * The webhook signing secrets: from the settings with Stripe, from the endpoints with the sandbox.
 */
export async function readWebhookSecrets({
  config,
  db,
  payments,
}: Pick<Services, 'config' | 'db' | 'payments'>): Promise<string[]> {
  if (config.payments.mode !== 'sandbox') {
    const { webhookSecret, connectWebhookSecret } = config.payments;
    return [webhookSecret, connectWebhookSecret].filter((secret) => secret !== undefined);
  }
  const { own, connected } = await findWebhookEndpoints(db, payments.mode);
  return [own, connected].flatMap((endpoint) => endpoint?.secret ?? []);
}
