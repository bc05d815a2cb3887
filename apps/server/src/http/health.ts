import { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { unavailable } from '../platform/errors.ts';
import type { OperationRegistry } from './pipeline/operations.ts';

const READY_TIMEOUT_MS = 2000;

/**
 * `GET /health`: readiness, including the database; `?probe=live`: liveness, without the database.
 * Neither reveals internals.
 */
export function addHealth(registry: OperationRegistry, db: Db, isDraining: () => boolean): void {
  registry.add(
    contract.operation.getHealth,
    async ({ query }) => {
      if (query.probe === 'ready' && (isDraining() || !(await answers(db)))) throw unavailable();
      return { status: 'ok' as const };
    },
    { limit: 'none' },
  );
}

async function answers(db: Db): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(resolve, READY_TIMEOUT_MS, false).unref();
  });
  const query = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([query, timeout]);
}
