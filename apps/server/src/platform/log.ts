import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; without query values, bodies or headers, so without secrets. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
