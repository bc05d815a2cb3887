import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Log } from '../log.ts';

const CONNECT_TIMEOUT_MS = 5000;

type Adapter = ReturnType<typeof createAdapter>;

/**
 * Carries what is emitted on one node to the sockets of the others, by notifications of PostgreSQL.
 * @param pool for sending; listening has its own connection, which reconnects whenever it is lost
 */
export function postgresFanOut(url: string, pool: pg.Pool, log: Log): Adapter {
  const lines = {
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    async connect() {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'crewpad-sockets',
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      });
      // The end of a connection shows that it is lost; an unhandled error would end the process.
      client.on('error', (error) => log.warn({ err: error }, 'the sockets lost the other nodes'));
      await client.connect();
      return Object.assign(client, { release: () => void client.end().catch(() => {}) });
    },
  };
  return createAdapter(lines as unknown as pg.Pool, {
    errorHandler: (error: Error) =>
      log.warn({ err: error }, 'an event could not be sent to the other nodes'),
  });
}
