import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { isDatabaseGone } from './database/faults.ts';

export type Log = Logger;

/** A write for each line took a third of the time of a cached page. */
const BUFFERED_BYTES = 4096;
/** The longest time that a line waits; an exit writes all of them. */
const BUFFERED_MS = 50;

/** While the database is away, every call fails for the same reason. */
const AWAY_MS = 1000;

const REASON_MAX = 300;

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
    formatters: { level: (name: string) => ({ level: name }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { logMethod: oncePerOutage() },
    serializers: {
      err: describeError,
      req: describeRequest,
      res: () => ({}),
    },
  };
  return pino(options, destination ?? standardOutput());
}

/** Lets one line a second through about a database that is away. */
function oncePerOutage(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  let lastAt = Number.NEGATIVE_INFINITY;
  return function write(args, method) {
    const [first] = args as unknown[];
    const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err;
    if (isDatabaseGone(error)) {
      const now = performance.now();
      if (now - lastAt < AWAY_MS) return;
      lastAt = now;
    }
    // Otherwise the library repeats the error's own message, with its input.
    if (error instanceof Error && args.length === 1) args.push('failed');
    method.apply(this, args);
  };
}

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFERED_BYTES });
  let isWaiting = false;
  let isNew = false;
  const flush = () => {
    isWaiting = false;
    output.flush();
  };
  const wait = () => {
    // The stream's own periodic flush also writes when there is nothing to write.
    if (!isWaiting) setTimeout(flush, BUFFERED_MS).unref();
    isWaiting = true;
  };
  // A flush during a write does nothing: lines that came meanwhile would wait for the next line.
  output.on('drain', () => {
    if (isNew) wait();
    isNew = false;
  });
  const write = (line: string) => {
    output.write(line);
    isNew = true;
    wait();
  };
  // The logger calls it after a fatal error.
  const destination = { write, flushSync: () => output.flushSync() };
  return destination;
}

/** Only fields that cannot contain input: database error details include whole rows. */
function describeError(value: unknown, depth = 0): object {
  const error = value instanceof Error ? value : errorOf(value);
  const code = codeOf(error);
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    message: withoutInput(error, error.message),
    stack: withoutInput(error, error.stack ?? ''),
    ...(error.cause !== undefined && depth < 2 && { cause: describeError(error.cause, depth + 1) }),
    // Such an error says nothing itself, for example when no address of a host answers.
    ...(error instanceof AggregateError &&
      depth < 2 && { errors: error.errors.map((item) => describeError(item, depth + 1)) }),
  };
}

/** What was thrown without being an error: its kind, and who logged it. */
function errorOf(value: unknown): Error {
  const isObject = typeof value === 'object' && value !== null;
  const message = isObject && 'message' in value ? String(value.message) : String(value);
  const error = new Error(message);
  error.name = isObject ? (value.constructor?.name ?? 'Object') : typeof value;
  if (isObject && 'code' in value) Object.assign(error, { code: value.code });
  return error;
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Database messages quote values, and those of mail servers name the recipient. */
function withoutInput(error: Error, text: string): string {
  const words = text.replace(/<?[^\s<>"]+@[^\s<>"]+>?/g, '…');
  return QUOTES_INPUT.test(codeOf(error) ?? '') ? words.replace(/"[^"]*"/g, '"…"') : words;
}

/** An error in one line without input: its name, codes and message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const response = 'responseCode' in error ? String(error.responseCode) : undefined;
  const [message = ''] = withoutInput(error, error.message).split('\n', 1);
  const parts = [error.name, codeOf(error), response, message.trim()];
  return [...new Set(parts.filter(Boolean))].join(' ').slice(0, REASON_MAX);
}

function describeRequest(request: unknown): object {
  if (typeof request !== 'object' || request === null || !('id' in request)) return {};
  return { id: request.id };
}
