import { rm } from 'node:fs/promises';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openSession } from '../../../apps/server/src/features/accounts/sessions/sessions.ts';
import { type Db, openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { transaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { testServices } from '../../../apps/server/src/testing/services.ts';

/** A query sent by our server. */
export interface CapturedQuery {
  text: string;
  values: unknown[];
  /** The name of its prepared statement, if any. */
  name?: string;
}

/** The queries of one answer, by address. */
export type Captured = Map<string, CapturedQuery[]>;

/**
 * A member's session token, as from the server with this secret.
 * @param secret the server's setting SECRET
 */
export async function tokenOf(db: Db, memberId: number, secret: string): Promise<string> {
  const options = { method: 'password', keep: true, device: 'benchmark' } as const;
  const session = await transaction(db, (trx) =>
    openSession(trx, {
      secondStep: 'new_member',
      ...options,
      memberId,
      now: new Date(),
      secret,
    }),
  );
  return session.token;
}

/**
 * Requests each address from our own application in process, and captures its SQL. Each is
 * requested twice and the second time counts, without what the server caches.
 * @param memberId the caller; a visitor by default
 */
export async function captureSql(
  databaseUrl: string,
  paths: string[],
  memberId?: number,
): Promise<Captured> {
  const handle = openPostgres(databaseUrl, 1, () => {});
  const captures: CapturedQuery[] = [];
  handle.pool?.on('connect', (client) => recordQueries(client, captures));
  const services = testServices(handle);
  const app = await buildApp(services);
  const queries: Captured = new Map();
  try {
    const headers =
      memberId === undefined ? {} : bearer(await tokenOf(handle.db, memberId, services.secret));
    for (const url of paths) {
      await app.fastify.inject({ url, headers });
      captures.length = 0;
      const answer = await app.fastify.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      queries.set(url, [...captures]);
    }
  } finally {
    await app.fastify.close();
    await handle.close();
    await rm(services.config.dataDir, { recursive: true, force: true });
  }
  return queries;
}

/** The authorization header of a member's calls. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Query = string | { text: string; values?: unknown[]; name?: string };

/** Records each query of a connection before it is sent. */
export function recordQueries(client: { query: unknown }, captures: CapturedQuery[]): void {
  const send = (client.query as (...args: unknown[]) => unknown).bind(client);
  Object.assign(client, {
    query(sql: Query, ...rest: unknown[]) {
      const values = Array.isArray(rest[0]) ? rest[0] : [];
      if (typeof sql === 'string') captures.push({ text: sql, values });
      else captures.push({ values: sql.values ?? values, text: sql.text, ...nameIfAny(sql.name) });
      return send(sql, ...rest);
    },
  });
}

const nameIfAny = (name: string | undefined) => (name === undefined ? {} : { name });
