const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/**
 * Connection exceptions, too many connections, shutdown, startup, read-only after a failover, and
 * statement timeouts.
 */
const SQL_STATES = /^(08...|53300|57P0[1-5]|25006|57014)$/;
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos/i;

/**
 * The SQLSTATE of a database error, by code and not by class, because both drivers have their own.
 */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the database is temporarily unreachable, so that the same request may succeed later. */
export function isDatabaseGone(error: unknown): boolean {
  const code = sqlState(error);
  if (code !== undefined && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) return true;
  if (code === 'ENOENT') return isMissingSocket(error);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  return error instanceof Error && MESSAGES.test(error.message);
}

/** The Unix socket of the database does not exist. Other missing files do not count. */
function isMissingSocket(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}
