import type { Services } from '../../../platform/services.ts';
import { readWebhookEndpoint } from '../commands/provider-state.ts';

/** What the provider signs its events with: by setting at Stripe, of our own endpoint at the sandbox. */
export async function readWebhookSecret({
  config,
  db,
  payments,
}: Pick<Services, 'config' | 'db' | 'payments'>): Promise<string | undefined> {
  if (config.payments.mode !== 'sandbox') return config.payments.webhookSecret;
  const endpoint = await readWebhookEndpoint(db, payments.mode);
  return endpoint?.secret;
}
