import type { Server } from 'node:http';
import { Socket } from 'node:net';
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

/** Whether `npm run dev` started this process: it keeps the port while the server restarts. */
export const hasParentWithPort = (development: boolean): boolean =>
  development && process.send !== undefined;

/** Serves the connections that the parent accepts (scripts/lib/dev-server.mjs), and ends with it. */
export function serveParentsConnections(server: Server): void {
  process.on('message', (message, socket) => {
    // It is missing if the browser has closed it meanwhile.
    if (message !== 'connection' || !(socket instanceof Socket)) return;
    server.emit('connection', socket);
    socket.resume();
  });
  process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.send?.('ready');
}
