import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Log } from '../log.ts';

const CONNECT_TIMEOUT_MS = 5000;

type Adapter = ReturnType<typeof createAdapter>;

/**
 * Forwards events between nodes by PostgreSQL notifications.
 * @param pool for sending; listening uses its own connection, which reconnects whenever it is lost
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
      // The end event reports a lost connection; an unhandled error would end the process.
      client.on('error', (error) =>
        log.warn({ err: error }, 'sockets lost the connection to other nodes'),
      );
      await client.connect();
      return Object.assign(client, { release: () => void client.end().catch(() => {}) });
    },
  };
  return createAdapter(lines as unknown as pg.Pool, {
    errorHandler: (error: Error) =>
      log.warn({ err: error }, 'could not send an event to the other nodes'),
  });
}
