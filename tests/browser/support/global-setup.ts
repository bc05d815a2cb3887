import { cp, lstat } from 'node:fs/promises';
import { checkPort } from '../../../scripts/lib/ports.mjs';
import { SERVERS } from './servers.ts';
import { clearFolderOf, dataFolderOf, startServer } from './start-server.ts';

/** A dead server's socket cannot be copied and is not needed. */
async function isNoSocket(path: string): Promise<boolean> {
  return !(await lstat(path)).isSocket();
}

/**
 * Starts the servers on fresh data folders and resolves with a function that stops them. Demo data
 * is created once and copied for the other servers, because its pictures take time.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [first, ...otherServers] = SERVERS;
  if (!first) throw new Error('no test servers');
  for (const server of SERVERS) {
    // Checked before the data is created, which takes longer.
    await checkPort({ PORT: String(server.port) });
    await clearFolderOf(server);
  }
  const stopFirst = await startServer(first);
  await stopFirst();
  for (const server of otherServers) {
    await cp(dataFolderOf(first), dataFolderOf(server), { recursive: true, filter: isNoSocket });
  }
  const results = await Promise.allSettled(SERVERS.map(startServer));
  const stops = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stopAll = async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    await stopAll();
    throw failure.reason;
  }
  return stopAll;
}
