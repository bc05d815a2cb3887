import { rm } from 'node:fs/promises';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openSession } from '../../../apps/server/src/features/accounts/sessions/commands/open-session.ts';
import { type Db, openPostgres } from '../../../apps/server/src/platform/database/database.ts';
import { transaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { testServices } from '../../../apps/server/src/platform/testing.ts';

/** A query as our server sent it. */
export interface CapturedQuery {
  text: string;
  values: unknown[];
  /** Where the server asked for a prepared statement, its name. */
  name?: string;
}

/** The queries that make one answer, by address. */
export type Captured = Map<string, CapturedQuery[]>;

/**
 * A session's token of a member, as the server with this secret gives it.
 * @param secret the server's setting SECRET
 */
export async function tokenOf(db: Db, memberId: number, secret: string): Promise<string> {
  const wish = { memberId, keep: true, device: 'benchmark', now: new Date(), secret };
  return (await transaction(db, (trx) => openSession(trx, wish))).token;
}

/**
 * Asks our own application for each address, in process, and keeps the SQL that it sent. Each is
 * asked for twice and the second time counts: what the server remembers it does not ask again.
 * @param memberId who asks; a visitor, when nobody is named
 */
export async function captureSql(
  databaseUrl: string,
  paths: string[],
  memberId?: number,
): Promise<Captured> {
  const handle = openPostgres(databaseUrl, 1, () => {});
  const seen: CapturedQuery[] = [];
  handle.pool?.on('connect', (client) => recordQueries(client, seen));
  const services = testServices(handle);
  const app = await buildApp(services);
  const captured: Captured = new Map();
  try {
    const headers =
      memberId === undefined ? {} : bearer(await tokenOf(handle.db, memberId, services.secret));
    for (const url of paths) {
      await app.fastify.inject({ url, headers });
      seen.length = 0;
      const answer = await app.fastify.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
      captured.set(url, [...seen]);
    }
  } finally {
    await app.fastify.close();
    await handle.close();
    await rm(services.config.dataDir, { recursive: true, force: true });
  }
  return captured;
}

/** The header that a member's calls carry. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Sent = string | { text: string; values?: unknown[]; name?: string };

/** Notes each query of a connection before it is sent. */
export function recordQueries(client: { query: unknown }, seen: CapturedQuery[]): void {
  const send = (client.query as (...args: unknown[]) => unknown).bind(client);
  Object.assign(client, {
    query(sent: Sent, ...rest: unknown[]) {
      const values = Array.isArray(rest[0]) ? rest[0] : [];
      if (typeof sent === 'string') seen.push({ text: sent, values });
      else seen.push({ values: sent.values ?? values, text: sent.text, ...named(sent.name) });
      return send(sent, ...rest);
    },
  });
}

const named = (name: string | undefined) => (name === undefined ? {} : { name });
