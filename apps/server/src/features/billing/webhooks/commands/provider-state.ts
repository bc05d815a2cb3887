import type { ProviderMode } from '@crewpad/domain';
import type { Db } from '../../../../platform/database/database.ts';

/** Until when the provider's list of events was read; undefined: never. */
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

/** The endpoint that this installation registered at the sandbox. */
export async function findWebhookEndpoint(
  db: Db,
  mode: ProviderMode,
): Promise<WebhookEndpoint | undefined> {
  const row = await db
    .selectFrom('provider_state')
    .select(['webhook_endpoint', 'webhook_secret'])
    .where('provider_mode', '=', mode)
    .executeTakeFirst();
  if (!row?.webhook_endpoint || !row.webhook_secret) return undefined;
  return { id: row.webhook_endpoint, secret: row.webhook_secret };
}

export async function storeWebhookEndpoint(
  db: Db,
  mode: ProviderMode,
  { id, secret }: WebhookEndpoint,
): Promise<void> {
  const stored = { webhook_endpoint: id, webhook_secret: secret };
  await db
    .insertInto('provider_state')
    .values({ provider_mode: mode, ...stored })
    .onConflict((conflict) => conflict.column('provider_mode').doUpdateSet(stored))
    .execute();
}
