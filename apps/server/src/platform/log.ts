import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** A write for each line took a third of the time of a cached page. */
const BUFFERED_BYTES = 4096;
/** The longest time that a line waits; an exit writes all of them. */
const BUFFERED_MS = 50;

/** SQLSTATE class of invalid input, whose messages quote the input. */
const QUOTES_INPUT = /^22...$/;

/**
 * Logs JSON lines to standard output, or to `destination`, without query values, bodies or headers,
 * and therefore without secrets.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      error: describeError,
      req: describeRequest,
      res: () => ({}),
    },
  };
  return pino(options, destination ?? standardOutput());
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFERED_BYTES });
  let isWaiting = false;
  const flush = () => {
    isWaiting = false;
    output.flush();
  };
  const write = (line: string) => {
    output.write(line);
    // The stream's own periodic flush also writes when there is nothing to write.
    if (!isWaiting) setTimeout(flush, BUFFERED_MS).unref();
    isWaiting = true;
  };
  // The logger calls it after a fatal error.
  const destination = { write, flushSync: () => output.flushSync() };
  return destination;
}

/** Only fields that cannot contain input: database error details include whole rows. */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const clean = (text: string) =>
    code !== undefined && QUOTES_INPUT.test(code) ? text.replace(/"[^"]*"/g, '"…"') : text;
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...(error.cause !== undefined && depth < 2 && { cause: describeError(error.cause, depth + 1) }),
  };
}

function describeRequest(request: unknown): object {
  if (typeof request !== 'object' || request === null || !('id' in request)) return {};
  return { id: request.id };
}
