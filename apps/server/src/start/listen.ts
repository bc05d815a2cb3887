import { oneLine, StartError } from '../platform/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not listen on it',
  EADDRNOTAVAIL: 'this machine has no such address',
  EADDRINUSE: 'another program listens on it; stop it or set another port',
};

/**
 * Starts listening.
 * @throws StartError with a plain reason
 */
export async function listenOrExplain<T>(
  setting: string,
  port: number,
  host: string,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? oneLine(error);
    throw new StartError(`Cannot listen on ${setting} ${port} of ${host}: ${reason}.`);
  }
}
