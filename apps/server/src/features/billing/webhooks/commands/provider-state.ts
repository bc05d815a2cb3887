import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

/** The position in the provider's event list; undefined before the first read. */
export async function findEventsReadUntil(db: Db, mode: ProviderMode): Promise<Date | undefined> {
  const row = await db
    .selectFrom('provider_state')
    .select('events_read_until')
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  return row?.events_read_until ?? undefined;
}

export async function recordEventsRead(db: Db, mode: ProviderMode, until: Date): Promise<void> {
  await db
    .insertInto('provider_state')
    .values({ provider_mode: mode, events_read_until: until })
    .onConflict((conflict) =>
      conflict.column('provider_mode').doUpdateSet({ events_read_until: until }),
    )
    .execute();
}

export interface WebhookEndpoint {
  id: string;
  secret: string;
}
/** For events of the product's own account, or of connected accounts. */
export type WebhookEndpointKind = 'own' | 'connected';

/** The endpoints registered at the sandbox by this installation. */
export async function findWebhookEndpoints(
  db: Db,
  mode: ProviderMode,
): Promise<Record<WebhookEndpointKind, WebhookEndpoint | undefined>> {
  const row = await db
    .selectFrom('provider_state')
    .select(['webhook_endpoint', 'webhook_secret', 'connect_endpoint', 'connect_secret'])
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  const endpoint = (id: string | null | undefined, secret: string | null | undefined) =>
    id && secret ? { id, secret } : undefined;
  return {
    own: endpoint(row?.webhook_endpoint, row?.webhook_secret),
    connected: endpoint(row?.connect_endpoint, row?.connect_secret),
  };
}

export async function storeWebhookEndpoint(
  db: Db,
  mode: ProviderMode,
  kind: WebhookEndpointKind,
  { id, secret }: WebhookEndpoint,
): Promise<void> {
  const stored =
    kind === 'own'
      ? { webhook_endpoint: id, webhook_secret: secret }
      : { connect_endpoint: id, connect_secret: secret };
  await db
    .insertInto('provider_state')
    .values({ provider_mode: mode, ...stored })
    .onConflict((conflict) => conflict.column('provider_mode').doUpdateSet(stored))
    .execute();
}
