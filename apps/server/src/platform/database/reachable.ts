import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { oneLine, StartError } from '../start-error.ts';
import type { Db } from './database.ts';
import { isDatabaseGone } from './faults.ts';

const RETRY_MS = 500;

/**
 * Waits until the database responds: if both start together, it may be ready a little later.
 * @param address shown in messages, without its password
 * @throws StartError if it does not respond in time or refuses the connection
 */
export async function waitForDatabase(db: Db, address: string, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      if (!isDatabaseGone(error) || Date.now() >= end) {
        throw new StartError(`The database at ${address} cannot be used: ${oneLine(error)}`);
      }
      await sleep(RETRY_MS);
    }
  }
}

/** Host, port and name of a database, without user and password. */
export function databaseAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
