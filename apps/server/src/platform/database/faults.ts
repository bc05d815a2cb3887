import { sqlState } from './transaction.ts';

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Connection exceptions, too many connections, shutting down, starting up, read-only after a failover. */
const SQL_STATES = /^(08...|53300|57P0[1-5]|25006)$/;
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|PGlite is clos/i;

/** True when the database cannot be reached right now, so that the same request may succeed later. */
export function isDatabaseGone(error: unknown): boolean {
  const code = sqlState(error);
  if (code !== undefined && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  return error instanceof Error && MESSAGES.test(error.message);
}
