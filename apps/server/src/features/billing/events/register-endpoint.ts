import type { Billing } from '../billing.ts';
import { keepWebhookEndpoint, readWebhookEndpoint } from '../commands/provider-state.ts';
import { faultOf } from '../provider-fault.ts';
import { EVENT_TYPES } from './event-types.ts';

/**
 * Has the sandbox send its events to this server. At Stripe its operator registers the address and
 * gives its secret by setting.
 */
export async function registerWebhookEndpoint(billing: Billing, url: string): Promise<void> {
  const { db, payments } = billing;
  const { webhookEndpoints } = payments.stripe;
  const known = await readWebhookEndpoint(db, payments.mode);
  const wanted = { url, enabled_events: [...EVENT_TYPES] };
  if (known !== undefined) {
    try {
      await webhookEndpoints.update(known.id, wanted);
      return;
    } catch (error) {
      // A sandbox that began anew knows nothing of it.
      if (faultOf(error).kind === 'unknown') throw error;
    }
  }
  const { id, secret } = await webhookEndpoints.create(wanted);
  if (secret === undefined) throw new Error('the sandbox told no webhook secret');
  await keepWebhookEndpoint(db, payments.mode, { id, secret });
}
