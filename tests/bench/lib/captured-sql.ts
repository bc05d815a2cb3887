import { rm } from 'node:fs/promises';
import { buildApp } from '../../../apps/server/src/app.ts';
import { openPostgres } from '../../../apps/server/src/platform/database/database.ts';
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
 * Asks our own application for each address, in process, and keeps the SQL that it sent. Each is
 * asked for twice and the second time counts: what the server remembers it does not ask again.
 */
export async function captureSql(databaseUrl: string, paths: string[]): Promise<Captured> {
  const handle = openPostgres(databaseUrl, 1, () => {});
  const seen: CapturedQuery[] = [];
  handle.pool?.on('connect', (client) => record(client, seen));
  const services = testServices(handle);
  const app = await buildApp(services);
  const captured: Captured = new Map();
  try {
    for (const path of paths) {
      await app.fastify.inject({ url: path });
      seen.length = 0;
      const answer = await app.fastify.inject({ url: path });
      if (answer.statusCode !== 200)
        throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
      captured.set(path, [...seen]);
    }
  } finally {
    await app.fastify.close();
    await handle.close();
    await rm(services.config.dataDir, { recursive: true, force: true });
  }
  return captured;
}

type Sent = string | { text: string; values?: unknown[]; name?: string };

function record(client: { query: unknown }, seen: CapturedQuery[]): void {
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
