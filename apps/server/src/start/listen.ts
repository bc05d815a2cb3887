import { oneLine, StartError } from '../platform/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  EADDRINUSE: 'another program listens there; stop it or give another port',
};

/**
 * Begins to listen.
 * @throws StartError with the reason in a person's words.
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
